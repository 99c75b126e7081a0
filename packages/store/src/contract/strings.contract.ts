import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Store } from '../store.ts'
import {
  aClaim,
  aGame,
  anInterview,
  anOwner,
  aParcel,
  aStory,
  aSubscriber,
  aTurn,
  NOW,
} from './given.contract.ts'

/** Any code point a person or a model may send; the border has taken out NUL and lone surrogates. */
const words = fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll('\0', ''))
/** Six kinds of ours, quotes of SQL and JSON, right-to-left, joiners: what breaks more often than chance says. */
const traps = fc.constantFrom(
  `'"\\\`$1?;--`,
  '가각힣',
  '‮abc',
  '👩‍👩‍👧‍👦',
  'e\u0301é',
  '\u2028\r\n\t',
  '{"a":[null]}',
  '',
)
const text = fc.oneof({ weight: 4, arbitrary: words }, { weight: 1, arbitrary: traps })

export const stringsContract = (store: () => Store, numRuns: number) =>
  test('[D12] every text comes back byte for byte, from columns and from JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(text), fc.dictionary(text, text), async (stream, dictionary) => {
        const next = (): string => stream.next().value ?? ''
        /** A name that nobody else has had, however odd. */
        const odd = () => `${crypto.randomUUID()}${next()}`
        const details = Object.fromEntries(
          Object.entries(dictionary).filter(([name]) => name !== '__proto__'),
        )

        const subscriber = aSubscriber({ id: odd(), email: odd() })
        const owner = anOwner(subscriber.id, { id: odd() })
        const person = {
          name: next(),
          age: 27,
          gender: 'other',
          description: next(),
          traits: [next()],
        } as const
        const game = aGame(owner.id, {
          id: odd(),
          setup: {
            scenario: next(),
            protagonist: person,
            npcs: { [odd()]: { nickname: next() } },
            traits: [],
          },
          boundaries: [next(), next()],
          endMessage: next(),
          headTurnId: next(),
          branch: next(),
        })
        const turn = aTurn(game, 1, {
          id: odd(),
          requestId: odd(),
          parentId: next(),
          action: { kind: 'words', text: next() },
          story: aStory({ protagonist: person, quotes: [{ turn: 1, text: next() }], beat: next() }),
          reply: next(),
        })
        const told = { ...turn, passage: { ...turn.passage, prose: next(), choices: details } }
        const claim = aClaim(game, 2, {
          requestId: odd(),
          token: odd(),
          action: { kind: 'words', text: next() },
        })
        const interview = anInterview(owner.id, { id: odd(), replies: [next(), next()] })
        const device = { digest: odd(), ownerId: owner.id, createdAt: NOW, expiresAt: NOW + 1 }
        const code = {
          email: odd(),
          digest: next(),
          askedBy: next(),
          triesLeft: 5,
          expiresAt: NOW,
        }
        const reply = { body: next(), ownerId: owner.id, at: NOW }
        const [scope, requestId, key, value] = [odd(), odd(), odd(), next()]
        const event = { id: odd(), sessionId: odd(), type: 'page_view', data: details, at: NOW } as const
        const parcel = aParcel({ id: odd(), content: details })
        const letter = { id: odd(), type: next(), message: next(), email: next(), details, createdAt: NOW }
        const attempts = { address: odd(), failures: 1, windowStart: NOW, lockedUntil: 0, locks: 0 }
        const session = { digest: odd(), csrf: next(), fingerprint: next(), createdAt: NOW, activeAt: NOW }

        await store().together(async (records) => {
          await records.subscribers.hold(subscriber)
          await records.owners.add(owner)
          await records.devices.add(device)
          await records.codes.save(code)
          await records.requests.keep(scope, requestId, reply)
          await records.interviews.add(interview)
          await records.games.add(game)
          await records.turns.add(told)
          await records.claims.put(claim)
          await records.feedback.add(letter)
          await records.events.add(event)
          await records.outbox.add(parcel)
          await records.admin.saveAttempts(attempts)
          await records.admin.saveSession(session)
          await records.keepsakes.settle(key, value)
        })
        await store().together(async (records) => {
          expect(await records.devices.find(device.digest, NOW)).toEqual({ device, owner, subscriber })
          expect(await records.subscribers.byEmail(subscriber.email)).toEqual(subscriber)
          expect(await records.codes.hold(code.email)).toEqual(code)
          expect(await records.requests.claim(scope, requestId, NOW)).toEqual(reply)
          expect(await records.interviews.byId(interview.id, owner.id)).toEqual(interview)
          expect(await records.games.of(owner.id)).toEqual([game])
          expect(await records.turns.of(game.id, game.branch, owner.id)).toEqual([told])
          expect(await records.turns.byRequest(owner.id, told.requestId)).toEqual(told)
          expect(await records.claims.at(game.id, game.branch, 2)).toEqual(claim)
          expect(await records.feedback.add(letter)).toBe(false)
          expect(await records.events.of(event.sessionId)).toEqual([event])
          expect(await records.outbox.take(NOW, NOW + 1, 9)).toEqual([{ ...parcel, dueAt: NOW + 1 }])
          expect(await records.admin.holdAttempts(attempts.address)).toEqual(attempts)
          expect(await records.admin.session(session.digest)).toEqual(session)
          expect(await records.keepsakes.get(key)).toBe(value)
          await records.outbox.remove(parcel.id)
        })
      }),
      { numRuns },
    )
  }, 60_000)
