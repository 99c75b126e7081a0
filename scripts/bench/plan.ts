/** How long everything is looked at. */
export interface Plan {
  /** In milliseconds, over all stretches of one measurement. */
  readonly patience: number
  readonly connections: number
  readonly rounds: number
  readonly roundMs: number
  readonly warmUpMs: number
  /** After how many turns the server's memory is read. Turns before the first reading warm it up. */
  readonly earlyTurn: number
  readonly lateTurn: number
  /** Into how many stretches the turns between the two readings are cut. */
  readonly stretches: number
}

const THOROUGH: Plan = {
  patience: 120_000,
  connections: 32,
  rounds: 12,
  roundMs: 2_000,
  warmUpMs: 3_000,
  earlyTurn: 1_000,
  lateTurn: 10_000,
  stretches: 18,
}

export const planFor = (isQuick: boolean): Plan =>
  isQuick
    ? { ...THOROUGH, patience: 15_000, rounds: 6, roundMs: 1_000, lateTurn: 3_000, stretches: 8 }
    : THOROUGH
