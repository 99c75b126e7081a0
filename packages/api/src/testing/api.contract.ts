import { afterAll, beforeAll, describe } from 'vitest'
import { comingIn } from './coming-in.contract.ts'
import { guarding, knocking } from './guarding.contract.ts'
import { keeping } from './keeping.contract.ts'
import { playing } from './playing.contract.ts'
import type { OpenStage, Stage } from './stage.ts'

export interface Circumstances {
  readonly clock: 'moved by hand' | 'real'
  /** A page drops `Origin` and its kin from the requests it makes; nobody can knock with forged ones there. */
  readonly headers?: 'free' | 'kept by the browser'
}

/** Every sentence of the wire, held against one way of running the API. */
export const apiContract = (name: string, open: OpenStage, { clock, headers = 'free' }: Circumstances) =>
  describe(`${name} as the wire`, () => {
    let opened: Stage | undefined
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened?.close())
    const stage = () => {
      if (opened === undefined) throw new Error('the stage is not open yet')
      return opened
    }
    comingIn(stage)
    playing(stage)
    keeping(stage, clock)
    guarding(stage)
    if (headers === 'free') knocking(stage)
  })
