import { Problem } from '@inyeon/contract'
import { ADULT_AGE, type CustomScenario, type Person, soundsMinor } from '@inyeon/engine'

/** Every character is an adult. Their ages were checked as numbers; here the words about them are. */
export const guardAdults = (
  people: Readonly<Record<string, Person | undefined>>,
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

const wordsAbout = (field: string, person: Person): readonly (readonly [string, string])[] => [
  [`${field}.name`, person.name],
  [`${field}.nickname`, person.nickname ?? ''],
  [`${field}.description`, person.description ?? ''],
  ...(person.traits ?? []).map((trait, at) => [`${field}.traits.${at}`, trait] as const),
]
