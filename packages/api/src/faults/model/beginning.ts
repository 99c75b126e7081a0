import { INTERVIEW_QUESTIONS } from '@inyeon/engine'
import fc from 'fast-check'
import { expect } from 'vitest'
import { JIWOO } from '../../testing/stage.ts'
import { type Interview, judgeStart, type Model, type Shelf } from './rules.ts'
import { type Command, expectRefused, pick, picked, seat, seatedAt, step } from './step.ts'
import { type Answer, ask } from './world.ts'

interface Answering {
  readonly seat: number
  readonly pick: number
  readonly again: boolean
  readonly words: boolean
}

const BASE = { scenario_id: 'sinchon', protagonist: JIWOO, ui_language: 'en' }

const answerTo = ({ id, replies }: Interview, wish: Answering) => {
  const { choices } = JSON.parse(replies.at(-1) ?? '') as { choices: { choice_id: string }[] }
  const isAgain = wish.again && replies.length > 1
  return {
    ...BASE,
    session_id: id,
    exchange_count: isAgain ? 1 + (wish.pick % (replies.length - 1)) : replies.length,
    ...(wish.words
      ? { user_input: 'I like the rain.' }
      : { choice_id: picked(choices, wish.pick)?.choice_id }),
  }
}

const interview = step<Answering>('interview', async (model, real, wish) => {
  const { browser, shelf } = seatedAt(model, real, wish.seat)
  const open = shelf?.interviews.at(-1)
  if (open === undefined || open.replies.length > INTERVIEW_QUESTIONS) {
    const answer = await ask(browser, '/start_interview', { ...BASE, exchange_count: 0 })
    expect(answer.status).toBe(shelf ? 200 : 401)
    shelf?.interviews.push({ id: String(answer.json.session_id), replies: [answer.text] })
    return
  }
  const body = answerTo(open, wish)
  const answer = await ask(browser, '/start_interview', body)
  expect(answer.status).toBe(200)
  const before = open.replies[body.exchange_count]
  if (before === undefined) open.replies.push(answer.text)
  else expect(answer.text).toBe(before)
})

interface Starting {
  readonly seat: number
  readonly scenario: string
  readonly again: number | null
  readonly interviewed: boolean
}

export const start = step<Starting>('start', async (model, real, wish) => {
  const { browser, shelf } = seatedAt(model, real, wish.seat)
  const before = wish.again === null ? undefined : picked([...(shelf?.starts ?? [])], wish.again)
  const heard = wish.interviewed ? shelf?.interviews.at(-1) : undefined
  const request_id = before?.[0] ?? real.freshId()
  const answer = await ask(browser, '/demo/start', {
    ...BASE,
    scenario_id: wish.scenario,
    isDemoMode: true,
    request_id,
    ...(heard && { session_id: heard.id }),
  })
  const refusal = before ? undefined : judgeStart(model, shelf)
  if (before) expect(answer).toMatchObject({ status: 200, text: before[1] })
  else if (refusal) expectRefused(answer, refusal)
  else if (shelf) begun(model, shelf, answer, { request_id, heard })
})

const begun = (
  model: Model,
  shelf: Shelf,
  answer: Answer,
  { request_id, heard }: { request_id: string; heard: Interview | undefined },
): void => {
  expect(answer).toMatchObject({ status: 200, json: { current_turn: 0, max_turns: model.maxTurns } })
  const opening = answer.json.ai_response as { session_id: string; scelte: { choice_id: string }[] }
  // the interview's id becomes the game's, once
  if (heard && !shelf.games.some(({ id }) => id === heard.id)) expect(opening.session_id).toBe(heard.id)
  shelf.starts.set(request_id, answer.text)
  shelf.activeAt = model.now
  shelf.games.push({
    id: opening.session_id,
    turns: [],
    choices: opening.scelte.map(({ choice_id }) => choice_id),
    boundaries: [],
    activeAt: model.now,
  })
}

export const beginning: readonly fc.Arbitrary<Command>[] = [
  fc.record({ seat, pick, again: fc.boolean(), words: fc.boolean() }).map(interview),
  fc
    .record({
      seat,
      scenario: fc.constantFrom('sinchon', 'tower'),
      again: fc.option(pick, { freq: 3 }),
      interviewed: fc.boolean(),
    })
    .map(start),
]
