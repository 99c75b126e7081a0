/** What a visit was worth to the campaign (spec, sections 4 and 9). */
export const EVENTS = [
  'demo_started',
  'first_turn_completed',
  'mid_demo_reached',
  'advanced_demo',
  'demo_completed',
  'email_collected',
  'kickstarter_click',
  'social_share',
  'page_view',
  'feedback_opened',
  'feedback_closed',
  'feedback_submit_started',
  'feedback_submitted',
  'feedback_failed',
] as const
export type FunnelEvent = (typeof EVENTS)[number]

const STAGE_BY_EVENT = {
  demo_started: 'demo_started',
  first_turn_completed: 'engaged_user',
  mid_demo_reached: 'active_user',
  advanced_demo: 'highly_engaged',
  email_collected: 'primary_conversion',
  kickstarter_click: 'secondary_conversion',
  social_share: 'tertiary_conversion',
  demo_completed: 'completed_demo',
} as const
export type Stage = (typeof STAGE_BY_EVENT)[keyof typeof STAGE_BY_EVENT]

/** The stage an event leads to; events that say nothing of the funnel leave the visit where it is. */
export const stageAfter = (stage: Stage | undefined, event: FunnelEvent): Stage | undefined =>
  event in STAGE_BY_EVENT ? STAGE_BY_EVENT[event as keyof typeof STAGE_BY_EVENT] : stage

export const MID_DEMO_TURN = 5
export const ADVANCED_TURN = 10

/** The milestones a finished turn passes, for a game of any length. */
export const milestonesOf = (turn: number, ended: boolean): readonly FunnelEvent[] => [
  ...(turn === 1 ? (['first_turn_completed'] as const) : []),
  ...(turn === MID_DEMO_TURN ? (['mid_demo_reached'] as const) : []),
  ...(turn === ADVANCED_TURN ? (['advanced_demo'] as const) : []),
  ...(ended ? (['demo_completed'] as const) : []),
]

export interface Metrics {
  readonly turnsCompleted: number
  readonly emailCollected: boolean
  readonly kickstarterClicks: number
  readonly socialShares: number
}

export const conversionScore = (visit: Metrics): number =>
  Math.min(
    100,
    (visit.emailCollected ? 50 : 0) +
      (visit.kickstarterClicks > 0 ? 25 : 0) +
      (visit.socialShares > 0 ? 15 : 0) +
      (visit.turnsCompleted >= 15 ? 10 : 0),
  )

export const engagementOf = (turns: number): 'low' | 'medium' | 'high' | 'very_high' => {
  if (turns < 3) return 'low'
  if (turns < 7) return 'medium'
  return turns < 12 ? 'high' : 'very_high'
}
