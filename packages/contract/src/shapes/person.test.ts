import { describe, expect, test } from 'vitest'
import { jiwoo } from '../examples/story.ts'
import { examples } from '../examples.ts'
import { wrongIn } from '../testing/wrong-in.ts'
import { DescribeBody, StartBody } from './game.ts'
import { fromPerson, PersonBody, TouchesBody, toPerson, toTouches } from './person.ts'

const person = { name: 'Ji-woo', age: 20, gender: 'female' }

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
