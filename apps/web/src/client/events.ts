import type { ClickSource } from '@inyeon/contract'
import type { FunnelEvent } from '@inyeon/engine'
import { useConfiguration } from '../state/configuration.ts'
import { useConnection } from '../state/connection.ts'
import { freshId } from './ids.ts'
import { remote } from './remote.ts'
import { toRequest } from './request.ts'

/** Names this page load and nothing else: it is not kept, so it cannot follow anybody. */
const pageSession = freshId()

const record = (event_type: FunnelEvent, data: Readonly<Record<string, string>>): void => {
  if (useConnection.getState().onlyHere || !useConfiguration.getState().flags.analytics) return
  remote(toRequest('recordEvent', { body: { session_id: pageSession, event_type, data } }))
    .then((response) => response.text()) // an answer that nobody reads is a broken connection to the browser
    .catch(() => console.warn(`The event ${event_type} was not recorded.`))
}

export const recordPageView = (path: string): void => record('page_view', { path })
export const recordCampaignClick = (source: ClickSource): void => record('kickstarter_click', { source })
