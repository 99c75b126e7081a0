import type { Tables } from './tables.ts'

/** Where records are read and written: one step at a time outside `together`, its draft inside. */
export interface Desk {
  read<Answer>(look: (tables: Tables) => Answer): Promise<Answer>
  write<Answer>(change: (tables: Tables) => Answer): Promise<Answer>
}

/** A row that others lean on must be there, as a foreign key would ask. */
export const mustStand = (row: object | undefined, what: string): void => {
  if (row === undefined) throw new Error(`There is no such ${what}`)
}

export const sorted = <Row>(rows: Iterable<Row>, ...by: ((row: Row) => number | string)[]): Row[] =>
  [...rows].sort((one, other) => {
    for (const value of by) {
      if (value(one) < value(other)) return -1
      if (value(one) > value(other)) return 1
    }
    return 0
  })

export const first = <Row>(rows: Iterable<Row>, fits: (row: Row) => boolean): Row | undefined => {
  for (const row of rows) if (fits(row)) return row
  return undefined
}

export const those = <Row>(rows: Iterable<Row>, fits: (row: Row) => boolean): Row[] => [...rows].filter(fits)
