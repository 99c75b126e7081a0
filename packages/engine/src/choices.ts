import type { Arc, Storylet } from './arc.ts'
import { familyOf } from './intents.ts'
import type { Draw } from './random.ts'
import type { Choice, Story } from './scene.ts'

/** What may be done next: the storylet's own options, and one small act of a family they lack. */
export const choicesFor = (arc: Arc, storylet: Storylet, story: Story, draw: Draw): readonly Choice[] => {
  const own = storylet.options.map(
    ({ id, intent }): Choice => ({ id: `${storylet.id}.${id}`, intent, from: storylet.id, option: id }),
  )
  const offered = story.choices.filter(({ from }) => from === 'way').map(({ option }) => option)
  const families = new Set(own.map(({ intent }) => familyOf(intent)))
  const way = arc.ways
    .filter(({ id, intent }) => !families.has(familyOf(intent)) && !offered.includes(id))
    .toSorted((a, b) => draw(`way-${a.id}`) - draw(`way-${b.id}`) || (a.id < b.id ? -1 : 1))[0]
  if (way === undefined) return own
  return [...own, { id: `way.${way.id}.${story.turn}`, intent: way.intent, from: 'way', option: way.id }]
}
