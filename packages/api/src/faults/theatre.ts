import type { Store } from '@inyeon/store'
import type { House } from '../app.ts'
import { openTestHouse } from '../testing/test-house.ts'
import { inTwoPieces } from './tellers.ts'

/** A house whose stories do not depend on chance, so that two runs of one operation can be compared. */
export const theatre = (store: Store): House => {
  const { house } = openTestHouse({
    store,
    storyteller: inTwoPieces(),
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
