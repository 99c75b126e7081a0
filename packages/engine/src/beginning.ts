import type { Arc } from './arc.ts'
import { castFor } from './cast.ts'
import { choicesFor } from './choices.ts'
import type { Setup } from './game.ts'
import type { Language } from './languages.ts'
import { startMeters } from './meters.ts'
import { drawFor } from './random.ts'
import type { Line, Scene, Story } from './scene.ts'
import { facesOf, presentIn, worldAt } from './staging.ts'

/** The first scene of a game: turn 0, before the player has done anything. */
export const begin = (arc: Arc, setup: Setup, { seed, max, boundaries, language }: Beginning): Scene => {
  const cast = castFor(arc, setup, seed)
  const story: Story = {
    version: arc.version,
    seed,
    scenario: setup.scenario,
    turn: 0,
    max,
    protagonist: setup.protagonist,
    ...(setup.customScenario && { customScenario: setup.customScenario }),
    ...(setup.customNpc && { customNpc: setup.customNpc }),
    traits: setup.traits,
    boundaries,
    cast,
    meters: Object.fromEntries(cast.map(({ id }) => [id, startMeters()])),
    beat: arc.opening.id,
    seen: [arc.opening.id],
    intents: [],
    quotes: [],
    recalled: [],
    choices: [],
    ended: false,
  }
  const choices = choicesFor(arc, arc.opening, story, drawFor(seed, 0))
  const first: readonly Line[] = setup.customScenario ? [{ kind: 'custom-opening' }] : []
  return {
    turn: 0,
    language,
    lines: [...first, { kind: 'slug' }, { kind: 'opening' }, { kind: 'hook', storylet: arc.opening.id }],
    changes: [],
    choices,
    world: worldAt(arc, arc.opening, story),
    faces: facesOf(story, []),
    present: presentIn(story, arc.opening),
    story: { ...story, choices },
  }
}

export interface Beginning {
  readonly seed: number
  readonly max: number
  readonly boundaries: readonly string[]
  readonly language: Language
}
