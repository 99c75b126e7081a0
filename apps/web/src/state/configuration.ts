import type { Config } from '@inyeon/contract'
import { LANGUAGES, MAX_ACCESSES, MAX_SAVES, MAX_TURNS } from '@inyeon/engine'
import { create } from 'zustand'
import { drawers, KEYS } from './browser.ts'
import { isFlag, isNumber, isText, listOf, oneOf, orNull, shapeOf } from './shape-of.ts'
import { keptIn } from './storage.ts'

const isConfig = shapeOf<Config>({
  max_turns: isNumber,
  max_accesses: isNumber,
  max_saves: isNumber,
  campaign_url: orNull(isText),
  top_bar: isFlag,
  tag_manager_id: orNull(isText),
  flags: shapeOf({ analytics: isFlag, email_subscription: isFlag, mailing_list: isFlag, mock_mode: isFlag }),
  identity_mode: oneOf(['open', 'verify-returning', 'strict']),
  languages: listOf(oneOf(LANGUAGES)),
  version: isText,
})

const kept = keptIn(drawers, KEYS.configuration, 1, isConfig)

const UNTOLD: Config = {
  max_turns: MAX_TURNS,
  max_accesses: MAX_ACCESSES,
  max_saves: MAX_SAVES,
  campaign_url: null,
  // shown at once: the page should not jump when the server says so a moment later
  top_bar: true,
  tag_manager_id: null,
  flags: { analytics: true, email_subscription: true, mailing_list: true, mock_mode: false },
  identity_mode: 'open',
  languages: [...LANGUAGES],
  version: '0',
}

/** What this installation promises: the server's last word on it, kept so that offline play agrees. */
export const useConfiguration = create<Config>()(() => kept.read() ?? UNTOLD)

export const settleConfiguration = (config: unknown): void => {
  if (!isConfig(config)) return
  useConfiguration.setState(config, true)
  kept.write(config)
}

/** Only an https address is ever linked to, whatever the configuration says. */
export const campaignUrl = ({ campaign_url }: Config): string | undefined =>
  campaign_url !== null && URL.canParse(campaign_url) && new URL(campaign_url).protocol === 'https:'
    ? campaign_url
    : undefined
