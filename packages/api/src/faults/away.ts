import { type Store, StoreUnavailable } from '@inyeon/store'

/** A memory that can be out of reach for a while. */
export interface Away {
  readonly store: Store
  leave(): void
  comeBack(): void
}

export const awayable = (store: Store): Away => {
  let isAway = false
  const reached = () => {
    if (isAway) throw new StoreUnavailable('nobody answers')
  }
  const tables = <Tables extends object>(records: Tables): Tables =>
    Object.fromEntries(
      Object.entries(records).map(([name, table]) => [
        name,
        typeof table === 'function' ? calling(table) : tables(table as object),
      ]),
    ) as Tables
  const calling =
    (call: (...args: unknown[]) => unknown) =>
    async (...args: unknown[]) => {
      reached()
      return call(...args)
    }
  const { together, ...rest } = store
  return {
    leave: () => {
      isAway = true
    },
    comeBack: () => {
      isAway = false
    },
    store: {
      ...tables(rest),
      together: async (work) => {
        reached()
        return together(async (records) => {
          const outcome = await work(tables(records))
          // gone before the commit: nothing of it is kept
          reached()
          return outcome
        })
      },
    },
  }
}
