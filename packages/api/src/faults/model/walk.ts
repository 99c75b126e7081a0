import type { Store } from '@inyeon/store'
import fc from 'fast-check'
import { beginning, start } from './beginning.ts'
import { comingIn, subscribe } from './coming-in.ts'
import { keeping } from './keeping.ts'
import { playing } from './playing.ts'
import { expectNothingForgotten } from './promises.ts'
import type { Command } from './step.ts'
import { openWorld } from './world.ts'

const LONGEST = 50
const often = <Thing>(times: number, things: readonly Thing[]): Thing[] => Array(times).fill(things).flat()

/** Two people have come in and begun: from an empty house most walks would only find closed doors. */
const PROLOGUE: readonly Command[] = [0, 1].flatMap((seat) => [
  subscribe({ seat, email: seat, again: null }),
  start({ seat, scenario: 'sinchon', again: null, interviewed: false }),
])

const steps = fc.commands([...comingIn, ...often(2, beginning), ...often(3, playing), ...keeping], {
  maxCommands: LONGEST,
  size: 'max',
})

/** Random walks through the house, each held against the model at every step. */
export const walk = (runs: number, open: () => Promise<Store>): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom(3, 4, 6, 15), steps, async (maxTurns, chosen) => {
      const { model, real } = openWorld(await open(), maxTurns)
      await fc.asyncModelRun(() => ({ model, real }), [...PROLOGUE, ...chosen])
      await expectNothingForgotten(model, real)
    }),
    { numRuns: runs },
  )
