import { afterAll, beforeAll, describe } from 'vitest'
import { comingIn } from './coming-in.contract.ts'
import { guarding } from './guarding.contract.ts'
import { keeping } from './keeping.contract.ts'
import { playing } from './playing.contract.ts'
import type { OpenStage, Stage } from './stage.ts'

/** Every sentence of the wire, held against one way of running the API. */
export const apiContract = (name: string, open: OpenStage, clock: 'moved by hand' | 'real') =>
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
  })
