import { canonicalLine, canonicalLines } from '@inyeon/contract'
import { ADULT_AGE, asksForCare, LENGTHS, soundsMinor } from '@inyeon/engine'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './browser.ts'
import { begin, comeIn, type OpenStage, type Stage, turnBody } from './stage.ts'

/** Anything a keyboard, a clipboard or an attacker can send: lone halves, NUL, overrides, marks, emoji. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 })
    .map((units) => String.fromCharCode(...units)),
)

const fits = (canonical: string, most: number) => canonical !== '' && [...canonical].length <= most
const isWelcome = (canonical: string) => !soundsMinor(canonical)

/** Every field a person can type into, through the wire, into a memory and back. */
export const unicodeContract = (name: string, open: OpenStage, walks: number) =>
  describe(`[D12] any text at all, on ${name}`, () => {
    let stage: Stage | undefined
    let me: Browser
    beforeAll(async () => {
      stage = await open({ settings: { maxSaves: 100_000 } })
      me = (await comeIn(stage)).me
    })
    afterAll(() => stage?.close())

    test('[UNI-2] is kept in its canonical form or refused in words, and never breaks anything', {
      timeout: 240_000,
    }, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.tuple(text, text, text, text, text),
          async ([name, trait, description, boundary, words]) => {
            const protagonist = {
              name,
              nickname: trait,
              traits: [trait],
              description,
              age: ADULT_AGE,
              gender: 'other',
              nationality: boundary,
            }
            const start = await me.post('/demo/start', {
              scenario_id: 'sinchon',
              protagonist,
              isDemoMode: true,
              boundaries: [boundary],
              ui_language: 'ko',
            })
            const lines = [name, trait, boundary].map(canonicalLine)
            const welcome =
              fits(lines[0] ?? '', LENGTHS.name) &&
              fits(lines[1] ?? '', LENGTHS.trait) &&
              fits(lines[2] ?? '', LENGTHS.boundary) &&
              [...lines, canonicalLines(description)].every(isWelcome)
            expect(start.status).toBe(welcome ? 200 : 400)

            const { session_id } = welcome ? (start.json as { session_id: string }) : await begin(me)
            const act = canonicalLines(words)
            const played = await me.post('/demo/turn', turnBody({ session_id, turn: 1, user_input: words }))
            expect(played.status).toBe(fits(act, LENGTHS.action) ? 200 : 400)

            const { json } = await me.get(`/game_state/${session_id}`)
            if (welcome) {
              expect(json.protagonist).toMatchObject({ name: lines[0], traits: [lines[1]] })
              expect(json.boundaries).toEqual([lines[2]])
            }
            if (played.status === 200 && !asksForCare(act)) {
              expect((json.conversation_history as { content: string }[])[1]?.content).toBe(act)
            }
            const feedback = await me.post('/feedback', { type: 'love', message: description + words })
            expect([201, 400]).toContain(feedback.status)
            await me.call(`/delete_save/${session_id}`, { method: 'DELETE' })
          },
        ),
        { numRuns: walks },
      )
    })
  })
