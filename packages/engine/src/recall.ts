import { type Draw, variantOf } from './random.ts'
import type { Line, Story } from './scene.ts'

const RECALLS = 4

/** From turn 4 on, every third turn brings back words of the player's that have aged two turns. */
export const recallIn = (
  story: Story,
  draw: Draw,
): { readonly lines: readonly Line[]; readonly recalled: readonly number[] } => {
  const old = story.quotes.filter(({ turn }) => turn <= story.turn - 2 && !story.recalled.includes(turn))
  const quote = old[0]
  if (quote === undefined || story.turn < 4 || story.turn % 3 !== 1)
    return { lines: [], recalled: story.recalled }
  return {
    lines: [{ kind: 'recall', quote: quote.text, variant: variantOf(draw, 'recall', RECALLS) }],
    recalled: [...story.recalled, quote.turn],
  }
}
