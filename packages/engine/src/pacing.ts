import type { Arc, Storylet } from './arc.ts'
import type { Draw } from './random.ts'
import type { Story } from './scene.ts'

/** The tension the story should have by now, for any length: a rise, a breath, a higher rise. */
const wantedTension = (progress: number): number => {
  if (progress < 0.15) return 1
  if (progress < 0.5) return 2
  return progress < 0.75 ? 3 : 4 + (progress > 0.85 ? 1 : 0)
}

/** The storylet that comes next: fresh before seen, near the wanted tension, else by chance. */
export const nextStorylet = (
  arc: Arc,
  story: Story,
  draw: Draw,
  shunned: readonly string[] = [],
): Storylet => {
  const progress = story.turn / story.max
  const wanted = wantedTension((story.turn + 1) / story.max)
  const outOfSeason = ({ within = [0, 1] }: Storylet) => progress < within[0] || progress > within[1]
  const seen = (id: string) => story.seen.filter((one) => one === id).length
  const last = (id: string) => story.seen.lastIndexOf(id)
  const ranked = arc.storylets
    .filter(({ id }) => id !== story.beat)
    .map((storylet) => ({
      storylet,
      rank:
        -1.5 * Math.abs(storylet.tension - wanted) -
        (outOfSeason(storylet) ? 8 : 0) -
        (shunned.includes(storylet.id) ? 1000 : 0) -
        20 * seen(storylet.id) -
        last(storylet.id) / 100 +
        draw(`next-${storylet.id}`),
    }))
    .sort((a, b) => b.rank - a.rank || (a.storylet.id < b.storylet.id ? -1 : 1))
  const best = ranked[0]
  if (best === undefined) throw new RangeError('an arc without storylets')
  return best.storylet
}
