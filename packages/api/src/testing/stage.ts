import type { Settings } from '../app.ts'
import type { Browser } from './browser.ts'

/** Where the suite is played: in this process on some memory, or over HTTP on a real server. */
export interface Stage {
  /** A browser that nobody has seen before. */
  browser(address?: string): Browser
  /** Moves the clock; absent where the clock is real. */
  readonly travel?: (ms: number) => void
  close(): Promise<void>
}

export interface StageWishes {
  readonly settings?: Partial<Pick<Settings, 'maxTurns' | 'maxSaves' | 'maxAccesses'>>
  readonly rateScale?: number
}

export type OpenStage = (wishes?: StageWishes) => Promise<Stage>

let emails = 0
/** An email nobody else in any run has. */
export const anEmail = (): string =>
  `player-${Date.now().toString(36)}-${++emails}-${crypto.randomUUID().slice(0, 8)}@example.com`

export const JIWOO = {
  name: 'Han Ji-woo',
  age: 20,
  gender: 'female',
  orientation: 'men',
  hangul_name: '지우',
} as const

export interface Reply {
  narrazione: string
  scelte: { choice_id: string; text: string }[]
  session_id: string
  updated_active_npc_sheets: Record<
    string,
    Record<string, unknown> & { trust: number; attraction: number; affection: number }
  >
  changes: {
    npc_id: string
    meter: 'trust' | 'attraction' | 'affection'
    delta: number
    reason: string
    quote: string
  }[]
  current_turn: number
  max_turns: number
  world: Record<string, string>
  game_ended: boolean
  end_message?: string
  storyteller: string
}

/** A browser that has given its email and may start. */
export const comeIn = async (stage: Stage, email = anEmail()): Promise<{ me: Browser; email: string }> => {
  const me = stage.browser()
  const { json } = await me.post('/email/subscribe', { email })
  if (json.success !== true) throw new Error(`not let in: ${JSON.stringify(json)}`)
  return { me, email }
}

export const begin = async (me: Browser, wishes: object = {}): Promise<Reply> => {
  const { status, json } = await me.post('/demo/start', {
    scenario_id: 'sinchon',
    protagonist: JIWOO,
    ui_language: 'en',
    isDemoMode: true,
    ...wishes,
  })
  if (status !== 200) throw new Error(`not begun: ${status} ${JSON.stringify(json)}`)
  return json.ai_response as Reply
}

export interface TurnWish {
  readonly session_id: string
  readonly turn: number
  readonly request_id?: string
  readonly choice_id?: string
  readonly user_input?: string
  readonly ui_language?: string
}

export const turnBody = (wish: TurnWish) => ({
  request_id: crypto.randomUUID(),
  ...(wish.choice_id === undefined &&
    wish.user_input === undefined && { user_input: 'I wait for the light to change.' }),
  ...wish,
})

export const play = async (me: Browser, wish: TurnWish): Promise<Reply> => {
  const { status, json } = await me.post('/demo/turn', turnBody(wish))
  if (status !== 200) throw new Error(`not played: ${status} ${JSON.stringify(json)}`)
  return json as unknown as Reply
}

/** Plays by the first choice until the end. */
export const playOut = async (me: Browser, opening: Reply): Promise<Reply[]> => {
  const replies = [opening]
  for (let last = opening; !last.game_ended; ) {
    const choice = last.scelte[last.current_turn % last.scelte.length]
    last = await play(me, {
      session_id: last.session_id,
      turn: last.current_turn + 1,
      ...(choice && { choice_id: choice.choice_id }),
    })
    replies.push(last)
  }
  return replies
}
