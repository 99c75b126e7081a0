/**
 * Chance as an argument. Every draw is keyed by what it is for, so that a line added to one part of
 * the story never shifts the draws of another, and a replay in any engine gives the same game.
 */
export type Draw = (purpose: string) => number

const hash32 = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A number from 0 (included) to 1 (excluded) for this seed, turn and purpose; always the same one. */
export const drawFor =
  (seed: number, turn: number): Draw =>
  (purpose) =>
    hash32(`${seed}/${turn}/${purpose}`) / 0x1_0000_0000

export const pick = <Item>(items: readonly Item[], chance: number): Item => {
  const item = items[Math.floor(chance * items.length)]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}

/** Which of so many ways to say it. */
export const variantOf = (draw: Draw, purpose: string, of: number): number => Math.floor(draw(purpose) * of)
