import type { Pack } from './load.ts'

/** Whether a text names something a player never wants to meet. */
export const crosses = (text: string, boundaries: readonly string[]): boolean => {
  const low = text.toLowerCase()
  return boundaries.some((boundary) => low.includes(boundary.toLowerCase()))
}

/** The storylets of a scenario whose words, in this language, would cross a boundary. */
export const shunnedIn = ({ storylets }: Pack, boundaries: readonly string[]): readonly string[] => {
  if (boundaries.length === 0) return []
  return Object.entries(storylets).flatMap(([id, storylet]) =>
    crosses(JSON.stringify(storylet), boundaries) ? [id] : [],
  )
}
