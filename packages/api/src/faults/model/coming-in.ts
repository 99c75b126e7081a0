import { DAY, HOUR, MINUTE } from '@inyeon/engine'
import fc from 'fast-check'
import { expect } from 'vitest'
import { countAccess, seatAgain } from './rules.ts'
import { type Command, pick, picked, seat, seatedAt, step } from './step.ts'
import { ask, EMAILS } from './world.ts'

interface Coming {
  readonly seat: number
  readonly email: number
  /** Asks once more what was asked before, whoever asked it. */
  readonly again: number | null
}

export const subscribe = step<Coming>('subscribe', async (model, real, wish) => {
  const { browser, shelf } = seatedAt(model, real, wish.seat)
  const before = wish.again === null ? undefined : picked([...model.subscriptions], wish.again)
  const [email = '', request_id = ''] = before?.[0].split(' ') ?? [real.emails[wish.email], real.freshId()]
  const answer = await ask(browser, '/email/subscribe', { email, request_id })
  expect(answer.status).toBe(200)
  if (before) {
    expect(answer.text).toBe(before[1].reply)
    seatAgain(model, wish.seat, before[1])
    return
  }
  const count = countAccess(model, wish.seat, email)
  expect(answer.json).toMatchObject(
    count === undefined
      ? { success: false, reached_limit: true }
      : { success: true, data: { email, access_count: count } },
  )
  const own = shelf?.email === email ? shelf : undefined
  model.subscriptions.set(`${email} ${request_id}`, {
    reply: answer.text,
    shelf: count === undefined ? own : model.seats[wish.seat],
    at: model.now,
  })
})

const forget = step<{ seat: number }>('forget', async (model, real, wish) => {
  const { browser, shelf } = seatedAt(model, real, wish.seat)
  const { status } = await ask(browser, '/me/forget', undefined, { method: 'POST' })
  expect(status).toBe(shelf ? 204 : 401)
  // what was answered stands, but it leads nobody back to the shelf that was left
  for (const [key, kept] of model.subscriptions)
    if (shelf && kept.shelf === shelf) model.subscriptions.set(key, { ...kept, shelf: undefined })
  model.seats[wish.seat] = undefined
})

const travel = step<{ ms: number }>('travel', async (model, real, { ms }) => {
  real.travel(ms)
  model.now += ms
})

const visits = fc
  .record({ seat, email: fc.nat(EMAILS - 1), again: fc.option(pick, { freq: 3 }) })
  .map(subscribe)

export const comingIn: readonly fc.Arbitrary<Command>[] = [
  ...[visits, visits, visits],
  fc.record({ seat }).map(forget),
  fc.record({ ms: fc.constantFrom(MINUTE, 14 * MINUTE, 12 * HOUR, DAY, DAY + 1) }).map(travel),
]
