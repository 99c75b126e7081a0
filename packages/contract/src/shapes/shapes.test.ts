import { LENGTHS } from '@inyeon/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { jiwoo, REQUEST, SESSION } from '../examples/story.ts'
import { examples } from '../examples.ts'
import { canonicalLine, canonicalLines } from '../text.ts'
import { VALIDATION_SLOTS, type ValidationKey, validationIssues } from '../validation.ts'
import { BoundariesBody, DescribeBody, OwnerBody, StartBody } from './game.ts'
import { AdminLoginBody } from './house.ts'
import { fromPerson, PersonBody, TouchesBody, toPerson, toTouches } from './person.ts'
import { fromAction, ReplayBody, TurnBody, toAction } from './turn.ts'
import { PageBody, SubscribeBody, VerifyCodeBody } from './visitor.ts'
import { EventBody, FeedbackBody } from './voice.ts'

/** `path:key` for each thing that is wrong; nothing if all is well. */
const wrongIn = (schema: z.ZodType, sent: unknown): string[] => {
  const read = schema.safeParse(sent)
  return read.success ? [] : validationIssues(read.error).map(({ path, key }) => `${path}:${key}`)
}

const person = { name: 'Ji-woo', age: 20, gender: 'female' }
const turn = { session_id: SESSION, turn: 1, request_id: REQUEST, user_input: 'I wait.' }
const feedback = { type: 'love', message: 'Ten signs or more.' }

describe('[D33] a limit counts what a reader counts', () => {
  const signs = { letter: 'a', Hangul: '한', Hanzi: '𠮷', emoji: '💌', composed: 'e\u0301' }
  const limits: [string, number, number, (text: string) => string[]][] = [
    ['feedback', 10, 1000, (message) => wrongIn(FeedbackBody, { ...feedback, message })],
    ['an action', 1, 500, (user_input) => wrongIn(TurnBody, { ...turn, user_input })],
    ['a name', 1, 60, (name) => wrongIn(PersonBody, { ...person, name })],
    ['a trait', 1, 40, (trait) => wrongIn(PersonBody, { ...person, traits: [trait] })],
    ['a description', 0, 1000, (description) => wrongIn(PersonBody, { ...person, description })],
    [
      'a boundary',
      1,
      40,
      (boundary) => wrongIn(BoundariesBody, { session_id: SESSION, boundaries: [boundary] }),
    ],
  ]
  const cases = limits.flatMap(([name, least, most, check]) =>
    Object.entries(signs).map(([kind, sign]) => ({ name, kind, sign, least, most, check })),
  )
  test.each(cases)('$name in $kind: $least to $most', ({ sign, least, most, check }) => {
    expect(check(sign.repeat(least))).toEqual([])
    expect(check(sign.repeat(most))).toEqual([])
    expect(check(` ${sign.repeat(most)}\u0000 `)).toEqual([])
    expect(check(sign.repeat(most + 1))).toHaveLength(1)
    if (least > 0) expect(check(sign.repeat(least - 1))).toHaveLength(1)
  })

  test('nine signs are too short, a thousand and one too long', () => {
    expect(wrongIn(FeedbackBody, { ...feedback, message: '한'.repeat(9) })).toEqual(['message:too_short'])
    expect(wrongIn(FeedbackBody, { ...feedback, message: '💌'.repeat(1001) })).toEqual(['message:too_long'])
    expect(wrongIn(FeedbackBody, { ...feedback, message: `${'a'.repeat(9)}   \n` })).toEqual([
      'message:too_short',
    ])
  })

  test('six traits and ten boundaries, and not one more', () => {
    const some = (count: number) => Array.from({ length: count }, (_, index) => `number ${index}`)
    expect(wrongIn(PersonBody, { ...person, traits: some(6) })).toEqual([])
    expect(wrongIn(PersonBody, { ...person, traits: some(7) })).toEqual(['traits:too_many'])
    expect(wrongIn(BoundariesBody, { session_id: SESSION, boundaries: some(10) })).toEqual([])
    expect(wrongIn(BoundariesBody, { session_id: SESSION, boundaries: some(11) })).toEqual([
      'boundaries:too_many',
    ])
  })
})

test('[D12] whatever is written in a form arrives in its canonical form, or is refused with a reason', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
  )
  fc.assert(
    fc.property(text, text, (name, description) => {
      const read = PersonBody.safeParse({ ...person, name, description })
      const length = [...canonicalLine(name)].length
      expect(read.success).toBe(length >= 1 && length <= LENGTHS.name)
      if (!read.success) return
      expect(read.data.name).toBe(canonicalLine(name))
      expect(read.data.description).toBe(canonicalLines(description) || undefined)
    }),
    { numRuns: 2_000 },
  )
})

describe('everybody is an adult', () => {
  test.each([19, 20, 99])('%i is welcome', (age) => {
    expect(wrongIn(PersonBody, { ...person, age })).toEqual([])
  })
  test.each<[unknown, string]>([
    [18, 'age:not_adult'],
    [18.99, 'age:not_adult'],
    [0, 'age:not_adult'],
    [-20, 'age:not_adult'],
    [19.5, 'age:age'],
    [100, 'age:age'],
    [1e308, 'age:age'],
    ['20', 'age:age'],
    [true, 'age:age'],
    [[20], 'age:age'],
    [Number.NaN, 'age:age'],
    [null, 'age:required'],
    [undefined, 'age:required'],
  ])('%j is not', (age, wrong) => {
    expect(wrongIn(PersonBody, { ...person, age })).toEqual([wrong])
  })

  test('wherever an age is told', () => {
    const start = examples.startDemo.request
    expect(wrongIn(StartBody, { ...start, protagonist: { ...jiwoo, age: 17 } })).toEqual([
      'protagonist.age:not_adult',
    ])
    expect(wrongIn(StartBody, { ...start, custom_npc: { ...jiwoo, age: 17 } })).toEqual([
      'custom_npc.age:not_adult',
    ])
    expect(wrongIn(StartBody, { ...start, npcs: { jaein: { age: 17 } } })).toEqual([
      'npcs.jaein.age:not_adult',
    ])
    expect(wrongIn(DescribeBody, { protagonist_info: { age: 17 } })).toEqual([
      'protagonist_info.age:not_adult',
    ])
  })
})

describe('a turn', () => {
  test('is words or a choice, and exactly one of them', () => {
    const { user_input, ...nothing } = turn
    expect(wrongIn(TurnBody, { ...nothing, user_input })).toEqual([])
    expect(wrongIn(TurnBody, { ...nothing, choice_id: 'ask' })).toEqual([])
    expect(wrongIn(TurnBody, { ...nothing, choice_id: 'ask', user_input: null })).toEqual([])
    expect(wrongIn(TurnBody, nothing)).toEqual(['user_input:one_of'])
    expect(wrongIn(TurnBody, { ...nothing, user_input: null, choice_id: null })).toEqual([
      'user_input:one_of',
    ])
    expect(wrongIn(TurnBody, { ...nothing, user_input, choice_id: 'ask' })).toEqual(['user_input:one_of'])
    expect(
      wrongIn(ReplayBody, { session_id: SESSION, turns: [turn, { ...turn, choice_id: 'ask' }] }),
    ).toEqual(['turns.1.user_input:one_of'])
  })

  test.each(['', '   ', '\n', '\u200b', '\u3164'])('silence in words is refused: %j', (user_input) => {
    expect(wrongIn(TurnBody, { ...turn, user_input })).toEqual(['user_input:required'])
  })

  test('has a number and ids', () => {
    expect(wrongIn(TurnBody, { ...turn, turn: 0 })).toEqual(['turn:number'])
    expect(wrongIn(TurnBody, { ...turn, turn: 1.5 })).toEqual(['turn:type'])
    expect(wrongIn(TurnBody, { ...turn, turn: '1' })).toEqual(['turn:type'])
    expect(wrongIn(TurnBody, { ...turn, turn: 999 })).toEqual([])
    expect(wrongIn(TurnBody, { ...turn, request_id: 'twice' })).toEqual(['request_id:format'])
    expect(wrongIn(TurnBody, { ...turn, session_id: '../../etc' })).toEqual(['session_id:format'])
    expect(wrongIn(TurnBody, { ...turn, session_id: '00000000-0000-0000-0000-000000000000' })).toEqual([])
  })

  test('an id is the same in capitals', () => {
    expect(TurnBody.parse({ ...turn, request_id: REQUEST.toUpperCase() }).request_id).toBe(REQUEST)
  })

  test('what the server keeps itself is not taken from a client', () => {
    const claims = {
      conversation_history: [{ role: 'system' }],
      current_turn: 9,
      max_turns: 99,
      relationships: {},
      x: 1,
    }
    const read = TurnBody.parse({ ...turn, ...claims })
    expect(Object.entries(read).filter(([, value]) => value !== undefined)).toEqual(Object.entries(turn))
  })

  test('a language we do not speak is English', () => {
    expect(TurnBody.parse({ ...turn, ui_language: 'ko-KR' }).ui_language).toBe('ko')
    expect(TurnBody.parse({ ...turn, ui_language: 'fr' }).ui_language).toBe('en')
    expect(TurnBody.parse({ ...turn, ui_language: null }).ui_language).toBeUndefined()
    expect(TurnBody.parse(turn).ui_language).toBeUndefined()
  })

  test('an action is the same on both sides of the border', () => {
    for (const act of [{ choice_id: 'ask' }, { user_input: 'I wait.' }])
      expect(fromAction(toAction(act))).toEqual(act)
  })
})

describe('a start', () => {
  const start = examples.startDemo.request
  test('of a scenario of one’s own needs the scenario', () => {
    const custom_scenario = { name: 'N', description: 'D', location: 'L', time_period: 'T', mood: 'intense' }
    expect(wrongIn(StartBody, { ...start, scenario_id: 'custom' })).toEqual(['custom_scenario:required'])
    expect(wrongIn(StartBody, { ...start, scenario_id: 'custom', custom_scenario })).toEqual([])
    expect(
      wrongIn(StartBody, {
        ...start,
        scenario_id: 'custom',
        custom_scenario: { ...custom_scenario, mood: 'sad' },
      }),
    ).toEqual(['custom_scenario.mood:choice'])
  })
  test('takes one custom character, not a crowd', () => {
    expect(wrongIn(StartBody, { ...start, custom_npc: person })).toEqual([])
    expect(wrongIn(StartBody, { ...start, custom_npc: [person, person] })).toEqual(['custom_npc:type'])
  })
  test('says everything that is wrong at once', () => {
    expect(wrongIn(StartBody, { protagonist: { name: '', age: 5, gender: 'cat', traits: 'many' } })).toEqual([
      'scenario_id:required',
      'protagonist.name:required',
      'protagonist.age:not_adult',
      'protagonist.gender:choice',
      'protagonist.traits:type',
    ])
  })
})

test('a person crosses the border and comes back the same', () => {
  expect(fromPerson(toPerson(PersonBody.parse(jiwoo)))).toEqual(jiwoo)
  expect(
    toPerson(PersonBody.parse({ ...person, nickname: ' ', hangul_name: null, description: '' })),
  ).toEqual(person)
})

test('what is changed about the scenario’s own people is a nickname and a face, and no prototype', () => {
  const sent = JSON.parse('{"jaein":{"nickname":"Jae","age":22,"trust":100},"__proto__":{"nickname":"x"}}')
  const touches = toTouches(TouchesBody.parse(sent))
  expect(touches).toEqual({ jaein: { nickname: 'Jae' } })
  expect(Object.getPrototypeOf(touches)).toBe(Object.prototype)
})

test.each(['subscribe', 'check_existing_game', 'feedback'])(
  'an email has one form in every call: %s',
  (call) => {
    const typed = ' JIWOO＠Example.com '
    const read = {
      subscribe: () => SubscribeBody.parse({ email: typed }).email,
      check_existing_game: () => OwnerBody.parse({ user_email: typed }).user_email,
      feedback: () => FeedbackBody.parse({ ...feedback, email: typed }).email,
    }[call]
    expect(read?.()).toBe('jiwoo@example.com')
  },
)

test('an email is needed to enter, and not to say something', () => {
  expect(wrongIn(SubscribeBody, {})).toEqual(['email:required'])
  expect(wrongIn(SubscribeBody, { email: '  ' })).toEqual(['email:required'])
  expect(wrongIn(SubscribeBody, { email: 'jiwoo' })).toEqual(['email:email'])
  expect(wrongIn(SubscribeBody, { email: 7 })).toEqual(['email:type'])
  expect(wrongIn(FeedbackBody, { ...feedback, email: '' })).toEqual([])
  expect(wrongIn(FeedbackBody, { ...feedback, email: 'jiwoo' })).toEqual(['email:email'])
})

test('a newsletter is never implied', () => {
  expect(SubscribeBody.parse({ email: 'a@b.co' }).newsletter).toBeUndefined()
  expect(wrongIn(SubscribeBody, { email: 'a@b.co', newsletter: 'yes' })).toEqual(['newsletter:type'])
})

test('a code is eight digits, however they are typed', () => {
  const code = (typed: unknown) => wrongIn(VerifyCodeBody, { email: 'a@b.co', code: typed })
  expect(VerifyCodeBody.parse({ email: 'a@b.co', code: ' ４８２１-0937 ' }).code).toBe('48210937')
  expect(code('4821093')).toEqual(['code:code'])
  expect(code('482109370')).toEqual(['code:code'])
  expect(code('٤٨٢١٠٩٣٧')).toEqual(['code:code'])
  expect(code('')).toEqual(['code:required'])
  expect(code(48210937)).toEqual(['code:type'])
})

test('only the pages worth coming back to are remembered, and never where somebody else points', () => {
  expect(PageBody.parse({ path: '/gameplay?turn=3' }).path).toBe('/gameplay')
  for (const path of [
    '/',
    '/admin',
    '//evil.example',
    '/scenariosx',
    'https://evil.example/scenarios',
    '/privacy',
  ])
    expect(wrongIn(PageBody, { path })).toEqual(['path:choice'])
  expect(wrongIn(PageBody, {})).toEqual(['path:required'])
})

describe('an event', () => {
  const event = { session_id: SESSION, event_type: 'kickstarter_click', data: { source: 'top_bar' } }
  test('carries a little plain data', () => {
    expect(wrongIn(EventBody, event)).toEqual([])
    expect(wrongIn(EventBody, { ...event, data: undefined })).toEqual([])
    expect(wrongIn(EventBody, { ...event, data: { a: 1, b: true, c: null, d: '한' } })).toEqual([])
    expect(wrongIn(EventBody, { ...event, data: { a: { b: 1 } } })).toEqual(['data.a:type'])
    expect(wrongIn(EventBody, { ...event, data: [1] })).toEqual(['data:type'])
    expect(wrongIn(EventBody, { ...event, data: { 'a\u0000': 1 } })).toEqual(['data.a\u0000:format'])
    expect(wrongIn(EventBody, { ...event, data: { a: '한'.repeat(680) } })).toEqual([])
    expect(wrongIn(EventBody, { ...event, data: { a: '한'.repeat(690) } })).toEqual(['data:too_large'])
  })
  test('is one of those we count, from a place we know', () => {
    expect(wrongIn(EventBody, { ...event, event_type: 'purchase' })).toEqual(['event_type:choice'])
    expect(wrongIn(EventBody, { ...event, data: { source: 'elsewhere' } })).toEqual(['data.source:choice'])
    expect(wrongIn(EventBody, { ...event, event_type: 'page_view', data: { source: '/privacy' } })).toEqual(
      [],
    )
  })
  test('has no name on it', () => {
    expect(wrongIn(EventBody, { ...event, session_id: 'jiwoo@example.com' })).toEqual(['session_id:format'])
  })
})

test('feedback is not lost over a long browser name', () => {
  const read = FeedbackBody.parse({ ...feedback, userAgent: 'x'.repeat(5000), url: '', source: null })
  expect(read.userAgent).toHaveLength(500)
  expect(read.url).toBeUndefined()
  expect(wrongIn(FeedbackBody, { message: feedback.message })).toEqual(['type:required'])
  expect(wrongIn(FeedbackBody, { ...feedback, type: 'hate' })).toEqual(['type:choice'])
})

test('a password is taken to the byte', () => {
  expect(AdminLoginBody.parse({ password: ' \u200bpass\t' }).password).toBe(' \u200bpass\t')
  expect(wrongIn(AdminLoginBody, { password: '' })).toEqual(['password:required'])
  expect(wrongIn(AdminLoginBody, { password: 'x'.repeat(1001) })).toEqual(['password:too_long'])
})

test('every key comes with the numbers its sentence names', () => {
  const broken = [
    [FeedbackBody, { type: 'x', message: 'short', email: 'x', id: 'x' }],
    [FeedbackBody, { type: 'bug', message: 'x'.repeat(1001) }],
    [
      StartBody,
      { protagonist: { name: 'x'.repeat(61), age: '5', gender: 'male', traits: Array(7).fill('x') } },
    ],
    [PersonBody, { ...person, age: 5 }],
    [TurnBody, { ...turn, turn: 0 }],
    [TurnBody, { ...turn, choice_id: 'ask' }],
    [EventBody, { session_id: 'x', event_type: 'page_view', data: { a: 'x'.repeat(3000) } }],
    [VerifyCodeBody, { email: 'a@b.co', code: '1' }],
    [SubscribeBody, []],
  ] as const satisfies readonly (readonly [z.ZodType, unknown])[]
  const seen = new Set<ValidationKey>()
  for (const [schema, sent] of broken) {
    const read = schema.safeParse(sent)
    if (read.success) expect.fail('nothing wrong')
    for (const { key, params } of validationIssues(read.error)) {
      seen.add(key)
      expect(Object.keys(params)).toEqual(expect.arrayContaining([...VALIDATION_SLOTS[key]]))
    }
  }
  const api: ValidationKey[] = ['json', 'too_deep']
  expect([...seen, ...api].sort()).toEqual(Object.keys(VALIDATION_SLOTS).sort())
})
