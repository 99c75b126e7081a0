/** A clock that several machines on one database agree on. */
export interface AgreedClock {
  now(): number
  /** Looks at the database's clock again. */
  agree(): Promise<void>
}

const SLOWEST = 1_000

/** Counts on from the database's clock by this machine's steady one, so that a stepped wall clock ends no lease. */
export const agreeOn = async (
  theirs: () => Promise<number>,
  steady = () => performance.now(),
): Promise<AgreedClock> => {
  let offset = 0
  const measure = async () => {
    const asked = steady()
    const answer = await theirs()
    const heard = steady()
    return { offset: answer - (asked + heard) / 2, took: heard - asked }
  }
  offset = (await measure()).offset
  return {
    now: () => Math.round(offset + steady()),
    agree: async () => {
      const measured = await measure()
      // An answer that was long on its way could be off by as much.
      if (measured.took <= SLOWEST) offset = measured.offset
    },
  }
}
