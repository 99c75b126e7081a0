import type { Arc, Family, Stance, Trait } from '@inyeon/engine'
import type { ProtagonistId } from './catalogue/protagonists.ts'
import type { QuestionId } from './catalogue/questions.ts'
import type { ScenarioId } from './catalogue/scenarios.ts'
import type { sinchon } from './catalogue/sinchon.ts'
import type { tower } from './catalogue/tower.ts'

/** English with its sentences taken out: the form that the other five languages must fill. */
export type Shape<Words> = Words extends string
  ? string
  : Words extends readonly unknown[]
    ? { readonly [Index in keyof Words]: Shape<Words[Index]> }
    : { readonly [Key in keyof Words]: Shape<Words[Key]> }

type OptionsOf<Piece> = Piece extends { readonly options: readonly (infer One)[] }
  ? One extends { readonly id: infer Id extends string }
    ? Id
    : never
  : never

export interface OptionText {
  /** What the player reads on the button: 3 to 14 words, begins with a verb. */
  readonly label: string
  /** What happens when it is taken: the other person answers this act with a body and a line. */
  readonly out: string
}

export interface StoryletText<OptionId extends string> {
  /** Two ways into the scene. */
  readonly setup: readonly [string, string]
  /** An image or half-sentence that makes the choice hard. */
  readonly hook: string
  readonly options: { readonly [Id in OptionId]: OptionText }
}

type StoryletOf<A extends Arc, Id extends string> = Extract<A['storylets'][number], { readonly id: Id }>

/** The words of one scenario; its ids are the arc's, so a missing or misspelt one does not compile. */
export interface ScenarioPack<A extends Arc> {
  readonly places: { readonly [Id in A['places'][number]['id']]: string }
  /** `full` on cards and at first mention, `given` in the story; `role` is the line under the name. */
  readonly cast: { readonly [Id in A['cast'][number]['id']]: CastText }
  /** The opening; where the leads differ, one sentence each. */
  readonly opening: StoryletText<OptionsOf<A['opening']>>
  readonly season: { readonly [Id in A['leads']['men' | 'women']]: string }
  readonly storylets: {
    readonly [Id in A['storylets'][number]['id']]: StoryletText<OptionsOf<StoryletOf<A, Id>>>
  }
  readonly endings: { readonly [Id in A['endings'][number]['id']]: EndingText }
}
export interface CastText {
  readonly full: string
  readonly given: string
  readonly role: string
}
export interface EndingText {
  /** The ending's name, for the screen after the story. */
  readonly title: string
  readonly body: string
  /** The last sentence, alone on its line. */
  readonly hook: string
}
export type SinchonPack = ScenarioPack<typeof sinchon>
export type TowerPack = ScenarioPack<typeof tower>

/** Words that belong to no scenario: answers to free text, reasons, recalled lines, small acts. */
export interface VoicesPack {
  /** First sentence after free text: it shows the player's own words landing. Slot `{quote}`. */
  readonly echo: readonly [string, string, string, string]
  readonly reactions: {
    readonly [F in Family]: { readonly [S in Stance]: readonly [string, string, string] }
  }
  /** A line of the player's comes back later. Slot `{quote}`. */
  readonly recall: readonly [string, string, string, string]
  /** Why a meter moved: the act, in the voice of a kind diary. */
  readonly reasons: {
    readonly [F in Family]: {
      readonly up: readonly [string, string, string]
      readonly down: readonly [string, string, string]
    }
  }
  readonly ways: {
    readonly [Id in 'look' | 'thank' | 'joke' | 'ask' | 'hand' | 'goodnight']: {
      readonly label: string
      readonly out: readonly [string, string, string]
    }
  }
  /** Begins a story in a world of the player's own. Slots `{title}`, `{location}`, `{period}`. */
  readonly customOpening: string
  readonly customEnding: string
  /** A place and a clock time above a scene. Slots `{place}`, `{time}`. */
  readonly slug: string
  /** The role line of a custom character. */
  readonly customRole: string
  /** Word stems that betray what free text is doing; lower case, matched as substrings. */
  readonly stems: { readonly [F in Family]: readonly string[] }
}

export interface ScenarioCards {
  readonly cards: { readonly [Id in ScenarioId]: { readonly name: string; readonly description: string } }
  readonly details: {
    readonly [Id in ScenarioId]: {
      readonly worldSetting: string
      readonly storyMechanics: string
      readonly narrativeObjective: string
    }
  }
  readonly protagonists: {
    readonly [Id in ProtagonistId]: {
      readonly name: string
      readonly nationality: string
      readonly description: string
    }
  }
  /** A paragraph about a protagonist of the player's own. Slots `{name}`, `{age}`, `{nationality}`, `{traits}`. */
  readonly portraits: readonly [string, string, string]
  readonly unnamedNationality: string
  readonly traits: { readonly [T in Trait]: string }
}

export interface InterviewWords {
  readonly questions: {
    readonly [Id in QuestionId]: {
      readonly scene: string
      readonly ask: string
      readonly answers: { readonly [T in Trait]?: { readonly text: string; readonly echo: string } }
    }
  }
  /** The echo after an answer in free words. */
  readonly freeEcho: string
  readonly completion: string
}
