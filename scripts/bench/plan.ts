/** How long everything is looked at. */
export interface Plan {
  readonly patienceForQuiet: number
  readonly rounds: number
  readonly roundMs: number
  readonly warmUpMs: number
  readonly connections: number
  /** After how many turns the server's memory is read. Turns before the first reading warm it up. */
  readonly earlyTurn: number
  readonly lateTurn: number
}

const THOROUGH: Plan = {
  patienceForQuiet: 120_000,
  rounds: 7,
  roundMs: 3_000,
  warmUpMs: 3_000,
  connections: 32,
  earlyTurn: 1_000,
  lateTurn: 10_000,
}

export const planFor = (isQuick: boolean): Plan =>
  isQuick
    ? { ...THOROUGH, patienceForQuiet: 15_000, rounds: 3, roundMs: 1_500, earlyTurn: 500, lateTurn: 2_000 }
    : THOROUGH
