import { withParticle } from './particles.ts'

export type Slots = Readonly<Record<string, string | number>>

/**
 * Puts words into the slots of a sentence: `{name}`, with a Korean particle that agrees with it where
 * one is asked for (`{name+이/가}`). A slot nobody fills stays visible, so that a test can find it.
 */
export const fill = (sentence: string, slots: Slots): string =>
  sentence
    .replace(/\{([a-z][A-Za-z]*)(?:\+([^}/]+)\/([^}]+))?\}/gu, (whole, name: string, closed, open) => {
      const value = slots[name]
      if (value === undefined) return whole
      return closed === undefined ? String(value) : withParticle(String(value), closed, open)
    })
    .replaceAll('씨 씨', '씨')
