import { INTERVIEW_QUESTIONS } from './limits.ts'
import { drawFor, pick } from './random.ts'

export const TRAITS = [
  'ambitious',
  'adaptable',
  'romantic',
  'determined',
  'thoughtful',
  'adventurous',
  'balanced',
  'diplomatic',
  'sincere',
  'playful',
  'intellectual',
  'empathetic',
  'resilient',
  'creative',
  'social',
  'growing',
  'friendly',
  'enigmatic',
  'charismatic',
  'authentic',
] as const
export type Trait = (typeof TRAITS)[number]

/** Five slots of four traits: whichever question is drawn for a slot, its answers mean these. */
export const SLOTS: readonly (readonly Trait[])[] = [0, 4, 8, 12, 16].map((from) =>
  TRAITS.slice(from, from + 4),
)

/** The questions drawn for one game, and what has been answered. */
export interface InterviewState {
  readonly scenario: string
  readonly questions: readonly string[]
  readonly traits: readonly Trait[]
  readonly complete: boolean
}

/** One question for each slot, out of those the catalogue has for it. */
export const openInterview = (
  scenario: string,
  questionsBySlot: readonly (readonly string[])[],
  seed: number,
): InterviewState => {
  const draw = drawFor(seed, 0)
  return {
    scenario,
    questions: questionsBySlot
      .slice(0, INTERVIEW_QUESTIONS)
      .map((ids, slot) => pick(ids, draw(`question-${slot}`))),
    traits: [],
    complete: false,
  }
}

export const answerInterview = (interview: InterviewState, trait: Trait): InterviewState => {
  const traits = [...interview.traits, trait]
  return { ...interview, traits, complete: traits.length >= INTERVIEW_QUESTIONS }
}

/** The answers on offer now, in an order of this game's own. */
export const offeredTraits = (interview: InterviewState, seed: number): readonly Trait[] => {
  if (interview.complete) return []
  const slot = interview.traits.length
  const draw = drawFor(seed, slot)
  return [...(SLOTS[slot] ?? [])].sort((a, b) => draw(`order-${a}`) - draw(`order-${b}`) || (a < b ? -1 : 1))
}
