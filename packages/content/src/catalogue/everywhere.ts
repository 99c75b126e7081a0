import type { Ending, Option } from '@inyeon/engine'

/** Small acts that fit into any scene of any world. */
export const WAYS = [
  { id: 'look', intent: 'silence', effect: { trust: 1 } },
  { id: 'thank', intent: 'thank', effect: { affection: 1 } },
  { id: 'joke', intent: 'joke' },
  { id: 'ask', intent: 'ask_past' },
  { id: 'hand', intent: 'help' },
  { id: 'goodnight', intent: 'leave' },
] as const satisfies readonly Option[]

/** How a story can close, the rarest first: the first that the lead's meters have earned is told. */
export const ENDINGS = [
  { id: 'together', least: { affection: 70, trust: 60, attraction: 62 } },
  { id: 'slow_promise', least: { affection: 62, trust: 60 } },
  { id: 'true_friends', least: { trust: 60 } },
  { id: 'heartbreak', least: { affection: 55 } },
  { id: 'own_path' },
] as const satisfies readonly Ending[]
