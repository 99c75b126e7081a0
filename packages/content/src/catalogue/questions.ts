import { SLOTS, type Trait } from '@inyeon/engine'

/** The interview's questions by slot. Every question of a slot has one answer for each of its traits. */
export const QUESTIONS = [
  ['1a', '1b'],
  ['2a', '2b'],
  ['3a', '3b'],
  ['4a', '4b'],
  ['5a', '5b'],
] as const
export type QuestionId = (typeof QUESTIONS)[number][number]

export const traitsOf = (question: QuestionId): readonly Trait[] =>
  SLOTS[QUESTIONS.findIndex((slot) => (slot as readonly string[]).includes(question))] ?? []
