import type { Store } from '@inyeon/store'
import { openBrowser } from './browser.ts'
import type { OpenStage } from './stage.ts'
import { openTestHouse } from './test-house.ts'

/** The API in this process, on whatever memory is given. */
export const inProcess =
  (openStore: () => Promise<Store>): OpenStage =>
  async ({ settings, rateScale } = {}) => {
    const store = await openStore()
    const { api, travel } = openTestHouse({
      store,
      ...(settings && { settings }),
      ...(rateScale !== undefined && { rateScale }),
    })
    return {
      browser: (address) => openBrowser(api, address),
      travel,
      close: async () => {
        await api.drain()
        await store.close()
      },
    }
  }
