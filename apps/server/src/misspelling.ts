import { SETTINGS, type SettingName } from './settings-table.ts'

/** How many letters must be added, dropped, changed or swapped with a neighbour to get from one to the other. */
export const distance = (from: string, to: string): number => {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)]
  const cell = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= from.length; row++) {
    rows.push([row])
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      const steps = [
        cell(row - 1, column) + 1,
        (rows[row]?.[column - 1] ?? 0) + 1,
        cell(row - 1, column - 1) + (same ? 0 : 1),
      ]
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (row > 1 && column > 1 && swapped) steps.push(cell(row - 2, column - 2) + 1)
      rows[row]?.push(Math.min(...steps))
    }
  }
  return cell(from.length, to.length)
}

/** The setting somebody probably meant by a name that is none. HOME is two letters from HOST and means itself. */
export const meantBy = (name: string): SettingName | undefined =>
  SETTINGS.find((setting) => {
    const most = setting.name.length > 6 ? 2 : 1
    return Math.abs(name.length - setting.name.length) <= most && distance(name, setting.name) <= most
  })?.name
