import { Problem } from '@inyeon/contract'
import { ADULT_AGE, type CustomScenario, soundsMinor, type Touch } from '@inyeon/engine'

/** Somebody as far as they have been described: a person, a sketch of one, or a changed nickname. */
interface Described {
  readonly name?: string | undefined
  readonly nickname?: string | undefined
  readonly description?: string | undefined
  readonly traits?: readonly string[] | undefined
}

/** Every character is an adult. Their ages were checked as numbers; here the words about them are. */
export const guardAdults = (
  people: Readonly<Record<string, Described | undefined>>,
  world?: CustomScenario,
): void => {
  const texts = [
    ...Object.entries(people).flatMap(([field, person]) => (person ? wordsAbout(field, person) : [])),
    ...(world ? [['custom_scenario.description', `${world.name}. ${world.description}`] as const] : []),
  ]
  const issues = texts
    .filter(([, text]) => soundsMinor(text))
    .map(([path]) => ({ path, key: 'minor' as const, params: { least: ADULT_AGE } }))
  if (issues.length > 0) throw new Problem('VALIDATION', { issues })
}

/** The scenario's own people, by the path a client sent them under. */
export const touched = (npcs: Readonly<Record<string, Touch>>): Record<string, Described> =>
  Object.fromEntries(Object.entries(npcs).map(([id, touch]) => [`npcs.${id}`, touch]))

const wordsAbout = (field: string, person: Described): readonly (readonly [string, string])[] => [
  [`${field}.name`, person.name ?? ''],
  [`${field}.nickname`, person.nickname ?? ''],
  [`${field}.description`, person.description ?? ''],
  ...(person.traits ?? []).map((trait, at) => [`${field}.traits.${at}`, trait] as const),
]
