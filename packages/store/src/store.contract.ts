import { afterEach, beforeEach, describe } from 'vitest'
import { claimsContract } from './contract/claims.contract.ts'
import { gamesContract } from './contract/games.contract.ts'
import { lettersContract } from './contract/letters.contract.ts'
import { operatorContract } from './contract/operator.contract.ts'
import { stringsContract } from './contract/strings.contract.ts'
import { togetherContract } from './contract/together.contract.ts'
import { visitorsContract } from './contract/visitors.contract.ts'
import type { Store } from './store.ts'

/** What every store promises. A new plug is done when this is green. Each test gets an empty store. */
export const storeContract = (name: string, open: () => Promise<Store>, { texts = 250 } = {}) =>
  describe(`${name} as a store`, () => {
    let opened: Store
    const store = () => opened
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())

    visitorsContract(store)
    gamesContract(store)
    claimsContract(store)
    lettersContract(store)
    operatorContract(store)
    togetherContract(store)
    stringsContract(store, texts)
  })
