/** Files whose prose each language composes for itself: the cast may be named in one and not in another. */
export const STORY_FILES: ReadonlySet<string> = new Set([
  'sinchon.ts',
  'tower.ts',
  'voices.ts',
  'cards.ts',
  'interview.ts',
])
export const CAST_SLOTS: ReadonlySet<string> = new Set(['npc', 'pc', 'friend', 'rival', 'foil', 'elder'])

/** Sentences that may name the player's own world or leave it unnamed. */
export const LOOSE_KEYS: ReadonlySet<string> = new Set(['customEnding'])

/** Choices of register and of the player's gender, which a language has or has not. */
export const FREE_SLOTS: ReadonlySet<string> = new Set(['r', 'pc.g'])

/** Lists that each language makes as long as it needs, of words nobody reads. */
export const FREE_LISTS: ReadonlySet<string> = new Set(['stems'])

/** Keys whose values are names of people, places or languages, alike wherever the script is. */
export const NAME_KEYS: ReadonlySet<string> = new Set([
  'full',
  'given',
  'places',
  'languages',
  'languageNames',
])

/** Names that stay in Latin letters everywhere. */
export const NAMES: readonly string[] = [
  'application/json',
  'JSON',
  'Inyeon',
  'Kickstarter',
  'Hollywood',
  'Instagram',
  'Facebook',
  'WhatsApp',
  'Cookie',
  'Samaritans',
  'Telefono Amico Italia',
  'Telefono Amico',
  'Yorisoi',
]

/** Words that Italian or Spanish spells as English does. */
export const SAME_IN: Readonly<Record<string, readonly string[]>> = {
  it: [
    'Privacy',
    'Password',
    'Cookie',
    'Email',
    'Feedback',
    'Demo',
    'Admin',
    'Bug',
    'Home',
    'OK',
    'No',
    'Link',
  ],
  es: ['Email', 'Cookies', 'Demo', 'Error', 'Admin', 'OK', 'No', 'Personal', 'Color', 'Total', 'Legal'],
  ko: [],
  zh: [],
  ja: [],
}
