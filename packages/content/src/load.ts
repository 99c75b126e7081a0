import type { Language } from '@inyeon/engine'
import type { ArcId } from './catalogue/scenarios.ts'
import type { answers } from './en/answers.ts'
import type { care } from './en/care.ts'
import type { mail } from './en/mail.ts'
import type {
  CastText,
  EndingText,
  InterviewWords,
  ScenarioCards,
  Shape,
  StoryletText,
  VoicesPack,
} from './shape.ts'

/** What the API says in one language. */
export interface Words {
  readonly answers: Shape<typeof answers>
  readonly mail: Shape<typeof mail>
  readonly care: Shape<typeof care>
  readonly cards: ScenarioCards
  readonly interview: InterviewWords
}

/** One scenario's words, as a storyteller reads them: by ids that an arc gave out. */
export interface Pack {
  readonly places: Readonly<Record<string, string>>
  readonly cast: Readonly<Record<string, CastText>>
  readonly opening: StoryletText<string>
  readonly season: Readonly<Record<string, string>>
  readonly storylets: Readonly<Record<string, StoryletText<string>>>
  readonly endings: Readonly<Record<string, EndingText>>
}

/** Each language is a chunk of its own: a browser that falls back fetches only the one it reads. */
const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => import('./en/words.ts').then(({ words }) => words),
  it: () => import('./it/words.ts').then(({ words }) => words),
  es: () => import('./es/words.ts').then(({ words }) => words),
  ko: () => import('./ko/words.ts').then(({ words }) => words),
  zh: () => import('./zh/words.ts').then(({ words }) => words),
  ja: () => import('./ja/words.ts').then(({ words }) => words),
}

const PACKS: Readonly<Record<Language, Readonly<Record<ArcId, () => Promise<Pack>>>>> = {
  en: {
    sinchon: () => import('./en/sinchon.ts').then((m) => m.sinchon),
    tower: () => import('./en/tower.ts').then((m) => m.tower),
  },
  it: {
    sinchon: () => import('./it/sinchon.ts').then((m) => m.sinchon),
    tower: () => import('./it/tower.ts').then((m) => m.tower),
  },
  es: {
    sinchon: () => import('./es/sinchon.ts').then((m) => m.sinchon),
    tower: () => import('./es/tower.ts').then((m) => m.tower),
  },
  ko: {
    sinchon: () => import('./ko/sinchon.ts').then((m) => m.sinchon),
    tower: () => import('./ko/tower.ts').then((m) => m.tower),
  },
  zh: {
    sinchon: () => import('./zh/sinchon.ts').then((m) => m.sinchon),
    tower: () => import('./zh/tower.ts').then((m) => m.tower),
  },
  ja: {
    sinchon: () => import('./ja/sinchon.ts').then((m) => m.sinchon),
    tower: () => import('./ja/tower.ts').then((m) => m.tower),
  },
}

const VOICES: Readonly<Record<Language, () => Promise<VoicesPack>>> = {
  en: () => import('./en/voices.ts').then(({ voices }) => voices),
  it: () => import('./it/voices.ts').then(({ voices }) => voices),
  es: () => import('./es/voices.ts').then(({ voices }) => voices),
  ko: () => import('./ko/voices.ts').then(({ voices }) => voices),
  zh: () => import('./zh/voices.ts').then(({ voices }) => voices),
  ja: () => import('./ja/voices.ts').then(({ voices }) => voices),
}

export const loadWords = (language: Language): Promise<Words> => WORDS[language]()
export const loadPack = (language: Language, arc: ArcId): Promise<Pack> => PACKS[language][arc]()
export const loadVoices = (language: Language): Promise<VoicesPack> => VOICES[language]()
