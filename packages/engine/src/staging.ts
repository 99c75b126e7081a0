import type { Arc, Storylet } from './arc.ts'
import { npcIn } from './cast.ts'
import { faceOf, startMeters } from './meters.ts'
import type { NpcId } from './people.ts'
import type { Change, Scene, Story, World } from './scene.ts'

/** Who is there: nobody else can be moved by what happens. */
export const presentIn = (story: Story, storylet: Storylet): readonly NpcId[] => [
  ...new Set([storylet.focus, ...storylet.with].map((role) => npcIn(story, role))),
]

export const facesOf = (story: Story, changes: readonly Change[]): Scene['faces'] =>
  Object.fromEntries(
    story.cast.map(({ id }) => {
      const moved = Object.fromEntries(
        changes.filter(({ npc }) => npc === id).map(({ meter, delta }) => [meter, delta]),
      )
      return [id, faceOf(story.meters[id] ?? startMeters(), moved)]
    }),
  )

/** Where and when: the calendar is stretched over the game, whatever its length. */
export const worldAt = (arc: Arc, storylet: Storylet, story: Story): World => {
  const day = arc.calendar[Math.round((story.turn / story.max) * (arc.calendar.length - 1))]
  if (day === undefined) throw new RangeError('an arc without a calendar')
  const scene = arc.places.find(({ id }) => id === storylet.place)?.scene ?? 'han'
  return {
    place: storylet.place,
    date: day.date,
    time: storylet.time,
    weather: day.weather,
    season: day.season,
    scene,
  }
}
