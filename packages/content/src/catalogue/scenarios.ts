import type { Arc } from '@inyeon/engine'
import { sinchon } from './sinchon.ts'
import { tower } from './tower.ts'

/** The scenario cards, in the order they are shown. A locked one has a card and no arc. */
export const SCENARIOS = [
  { id: 'sinchon', open: true, preview: '/art/scenarios/sinchon.svg' },
  { id: 'tower', open: true, preview: '/art/scenarios/tower.svg' },
  { id: 'thesis', open: false, preview: '/art/scenarios/thesis.svg' },
  { id: 'encore', open: false, preview: '/art/scenarios/encore.svg' },
  { id: 'takeover', open: false, preview: '/art/scenarios/takeover.svg' },
  { id: 'hollywood', open: false, preview: '/art/scenarios/hollywood.svg' },
] as const
export type ScenarioId = (typeof SCENARIOS)[number]['id']

export const ARCS = { sinchon, tower } as const
export type ArcId = keyof typeof ARCS

/** A scenario of the player's own borrows this arc until it has one of its own. */
export const CUSTOM_BASE: ArcId = 'sinchon'

/** The arc a game is played on; undefined for a locked or unknown scenario. */
export const arcOf = (scenario: string): Arc | undefined => {
  if (scenario === 'custom') return ARCS[CUSTOM_BASE]
  return Object.hasOwn(ARCS, scenario) ? ARCS[scenario as ArcId] : undefined
}
export const arcIdOf = (scenario: string): ArcId => (scenario === 'tower' ? 'tower' : 'sinchon')
