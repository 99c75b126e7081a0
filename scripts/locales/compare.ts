import {
  CAST_SLOTS,
  FREE_LISTS,
  FREE_SLOTS,
  LOOSE_KEYS,
  NAME_KEYS,
  NAMES,
  SAME_IN,
  STORY_FILES,
} from './allowed.ts'
import { type Found, placeOf, type Sentences } from './sentences.ts'
import { namesASetting } from './settings.ts'
import { slotsOf, withoutSlots } from './slots.ts'

export interface Comparison {
  readonly refusals: readonly string[]
  /** English sentences, and how many of them this language says in words of its own. */
  readonly asked: number
  readonly said: number
}

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ko: /\p{Script=Hangul}/u,
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
}
const ADDRESS = /^(?:https?:|mailto:|tel:|\/|[\w.+-]+@[\w.-]+$)/
const LETTER = /\p{L}/u

/** What is left to read once slots, names and addresses are taken out. */
const readable = (sentence: string): string =>
  NAMES.reduce(
    (left, name) => left.replaceAll(name, ''),
    withoutSlots(sentence).replace(/(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w.-]+/g, ''),
  )

/** The protagonists have names of their own; a scenario's name is a title, and is written anew. */
const isName = ({ keys }: Found): boolean =>
  keys.some((key) => NAME_KEYS.has(key)) || (keys.includes('protagonists') && keys.at(-1) === 'name')
const inFreeList = ({ keys }: Found): boolean => keys.some((key) => FREE_LISTS.has(key))
const spoken = (sentence: string): boolean => LETTER.test(readable(sentence)) && !ADDRESS.test(sentence)

/** What a sentence must be in any language, English included. */
const faultsAlone = (language: string, found: Found): string[] => {
  const { value, file } = found
  if (typeof value !== 'string') return []
  if (value.trim() === '') return ['is empty']
  const faults: string[] = []
  if (slotsOf(value) === undefined) faults.push('has a brace that is not closed')
  const number = STORY_FILES.has(file) ? undefined : namesASetting(language, value)
  if (number) faults.push(`says "${number}", a setting that must be a slot`)
  return faults
}

const scriptFaults = (language: string, found: Found, value: string): string[] => {
  const script = SCRIPTS[language]
  if (script === undefined || isName(found) || !spoken(value)) return []
  const foreign = /[A-Za-z]{4,}/.exec(readable(value))?.[0]
  if (foreign) return [`has "${foreign}" in Latin letters`]
  return script.test(value) ? [] : ['is not written in its own script']
}

const slotFaults = (found: Found, english: string, value: string): string[] => {
  const asked = slotsOf(english) ?? new Set()
  const given = slotsOf(value) ?? new Set()
  const free = (slot: string) => FREE_SLOTS.has(slot) || (STORY_FILES.has(found.file) && CAST_SLOTS.has(slot))
  const lost = [...asked].filter((slot) => !given.has(slot) && !free(slot))
  const own = [...given].filter((slot) => !asked.has(slot) && !free(slot))
  const loose = found.keys.some((key) => LOOSE_KEYS.has(key))
  return [
    ...(loose ? [] : lost).map((slot) => `has lost the slot {${slot}}`),
    ...own.map((slot) => `has a slot of its own, {${slot}}`),
  ]
}

const isUntranslated = (language: string, found: Found, english: string): boolean =>
  found.value === english && spoken(english) && !isName(found) && !(SAME_IN[language] ?? []).includes(english)

const faultsBeside = (language: string, found: Found, english: unknown): string[] => {
  const { value } = found
  if (typeof value !== typeof english) return [`is a ${typeof value}, in English a ${typeof english}`]
  if (typeof value !== 'string' || typeof english !== 'string') return []
  return [
    ...(isUntranslated(language, found, english) ? ['is still English'] : []),
    ...slotFaults(found, english, value),
    ...scriptFaults(language, found, value),
  ]
}

/** English on its own: empty sentences, open braces, settings written out. */
export const checkEnglish = (english: Sentences): string[] =>
  [...english.at.values()].flatMap((found) =>
    faultsAlone('en', found).map((fault) => `en/${placeOf(found)} ${fault}`),
  )

const lacks = (files: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...others].filter((file) => !files.has(file))

const faultsOf = (language: string, original: Found, found: Found | undefined): string[] =>
  found === undefined
    ? ['is missing']
    : [...faultsAlone(language, found), ...faultsBeside(language, found, original.value)]

const faultsOfExtra = (language: string, found: Found): string[] =>
  inFreeList(found) ? faultsAlone(language, found) : ['is not in English']

/** One language beside English: the same sentences, the same slots, its own words. */
export const compare = (language: string, english: Sentences, theirs: Sentences): Comparison => {
  const tell = (found: Found) => (fault: string) => `${language}/${placeOf(found)} ${fault}`
  const originals = [...english.at.values()].filter((found) => !inFreeList(found))
  const judged = originals
    .filter(({ file }) => theirs.files.has(file))
    .map((original) => faultsOf(language, original, theirs.at.get(placeOf(original))).map(tell(original)))
  const extra = [...theirs.at.values()]
    .filter(
      (found) => english.files.has(found.file) && (inFreeList(found) || !english.at.has(placeOf(found))),
    )
    .flatMap((found) => faultsOfExtra(language, found).map(tell(found)))
  return {
    refusals: [
      ...lacks(theirs.files, english.files).map((file) => `${language}/${file} is missing`),
      ...lacks(english.files, theirs.files).map((file) => `${language}/${file} is not in English`),
      ...judged.flat(),
      ...extra,
    ],
    asked: originals.length,
    said: judged.filter((faults) => faults.length === 0).length,
  }
}
