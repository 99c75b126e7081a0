import type { Store } from '@inyeon/store'
import type { Storyteller } from '@inyeon/storyteller'
import { listen } from '@inyeon/storyteller'
import { embedded } from '@inyeon/storyteller/embedded'
import type { House } from '../app.ts'
import { openTestHouse } from '../testing/test-house.ts'

/** Tells what the embedded storyteller tells, in two pieces: fewer steps to fail at, none of them left out. */
const briefly = (): Storyteller => {
  const whole = embedded()
  return {
    async *tell(scene, signal) {
      let prose = ''
      const passage = await listen(whole.tell(scene, signal), (piece) => {
        prose += piece
      })
      const half = prose.indexOf(' ') + 1
      yield prose.slice(0, half)
      yield prose.slice(half)
      return passage
    },
  }
}

/** A house whose stories do not depend on chance, so that two runs of one operation can be compared. */
export const theatre = (store: Store): House => {
  const { house } = openTestHouse({
    store,
    storyteller: briefly(),
    settings: { mail: true },
    admin: { verify: async (password) => password === 'right', fingerprint: 'one' },
  })
  return {
    ...house,
    clock: () => Date.now(),
    seed: () => 7,
    uuid: () => `00000007${crypto.randomUUID().slice(8)}`,
    secrets: {
      ...house.secrets,
      digest: async (token) => `digest/${token}`,
      seal: async (text) => `seal/${text}`,
    },
  }
}
