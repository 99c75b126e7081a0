import {
  type CustomScenario as EngineCustomScenario,
  type Person as EnginePerson,
  GENDERS,
  LENGTHS,
  MOODS,
  ORIENTATIONS,
  type Touch,
} from '@inyeon/engine'
import * as z from 'zod'
import { keyOf } from '../validation.ts'
import { age, avatar, form, line, lines, list, maybe, oneOf, optionalLine, optionalLines } from './fields.ts'

const LANGUAGES_SPOKEN = 10

const details = {
  nickname: optionalLine(LENGTHS.name),
  orientation: maybe(oneOf(ORIENTATIONS)),
  nationality: optionalLine(LENGTHS.name),
  languages: maybe(list(line(LENGTHS.trait), LANGUAGES_SPOKEN)),
  traits: maybe(list(line(LENGTHS.trait), LENGTHS.traits)),
  description: optionalLines(LENGTHS.description),
  avatar,
  hangul_name: optionalLine(LENGTHS.name).describe(
    'How the name is read in Hangul, if it is written otherwise.',
  ),
}

export const PersonBody = form({ name: line(LENGTHS.name), age, gender: oneOf(GENDERS), ...details }).meta({
  id: 'PersonBody',
})
export type PersonBody = z.output<typeof PersonBody>

/** A person still being imagined: whatever the wizard knows so far. */
export const SketchBody = form({
  name: optionalLine(LENGTHS.name),
  age: maybe(age),
  gender: maybe(oneOf(GENDERS)),
  ...details,
}).meta({ id: 'SketchBody' })
export type SketchBody = z.output<typeof SketchBody>

/** What may be changed about the scenario's own people. An age is no such thing, but a minor's is refused. */
const TouchBody = form({
  nickname: optionalLine(LENGTHS.name),
  avatar,
  age: maybe(age),
}).meta({ id: 'TouchBody' })
export const TouchesBody = z.record(line(LENGTHS.name), TouchBody, { error: keyOf })
export type TouchesBody = z.output<typeof TouchesBody>

export const CustomScenarioBody = form({
  name: line(LENGTHS.name),
  description: lines({ most: LENGTHS.description }),
  location: line(LENGTHS.name),
  time_period: line(LENGTHS.name),
  mood: oneOf(MOODS),
}).meta({ id: 'CustomScenarioBody' })
export type CustomScenarioBody = z.output<typeof CustomScenarioBody>

export const Person = z
  .object({
    name: z.string(),
    nickname: z.string().optional(),
    age: z.int(),
    gender: z.enum(GENDERS),
    orientation: z.enum(ORIENTATIONS).optional(),
    nationality: z.string().optional(),
    languages: z.array(z.string()).optional(),
    traits: z.array(z.string()).optional(),
    description: z.string().optional(),
    avatar: z.string().optional(),
    hangul_name: z.string().optional(),
  })
  .meta({ id: 'Person' })
export type Person = z.output<typeof Person>

export const CustomScenario = z
  .object({
    name: z.string(),
    description: z.string(),
    location: z.string(),
    time_period: z.string(),
    mood: z.enum(MOODS),
  })
  .meta({ id: 'CustomScenario' })
export type CustomScenario = z.output<typeof CustomScenario>

type Given<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> }
const given = <Fields extends object>(fields: Fields): Given<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<Fields>

export const toPerson = ({ hangul_name: hangulName, ...person }: PersonBody): EnginePerson =>
  given({ ...person, hangulName })

export const fromPerson = ({ hangulName, languages, traits, ...person }: EnginePerson): Person =>
  given({
    ...person,
    languages: languages && [...languages],
    traits: traits && [...traits],
    hangul_name: hangulName,
  })

export const toTouches = (touches: TouchesBody): Record<string, Touch> =>
  Object.fromEntries(
    Object.entries(touches).map(([id, { nickname, avatar }]) => [id, given({ nickname, avatar })]),
  )

export const toCustomScenario = ({
  time_period: timePeriod,
  ...scenario
}: CustomScenarioBody): EngineCustomScenario => ({
  ...scenario,
  timePeriod,
})

export const fromCustomScenario = ({ timePeriod, ...scenario }: EngineCustomScenario): CustomScenario => ({
  ...scenario,
  time_period: timePeriod,
})
