import { LANGUAGES } from '@inyeon/engine'
import { json } from '../answer.ts'
import type { Handler } from '../ask.ts'

export const config: Handler<'config'> = async ({ house: { settings } }) =>
  json(200, {
    max_turns: settings.maxTurns,
    max_accesses: settings.maxAccesses,
    max_saves: settings.maxSaves,
    campaign_url: settings.campaignUrl,
    top_bar: settings.topBar,
    tag_manager_id: settings.tagManagerId,
    flags: {
      analytics: true,
      email_subscription: true,
      mailing_list: true,
      mock_mode: settings.mockMode,
    },
    identity_mode: settings.identityMode,
    languages: [...LANGUAGES],
    version: settings.version,
  })

export const health: Handler<'health'> = async ({ house }) =>
  json(200, { status: 'ok', version: house.settings.version })

export const ready: Handler<'ready'> = async ({ house }) => {
  await house.store.ready()
  return json(200, { status: 'ok', version: house.settings.version })
}
