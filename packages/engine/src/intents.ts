/** What a player can be doing to somebody, and the families that look alike from outside. */
export const FAMILIES = {
  warm: ['compliment', 'thank', 'agree'],
  romance: ['flirt', 'confess', 'touch'],
  care: ['comfort', 'help', 'gift'],
  play: ['tease', 'joke'],
  repair: ['apologise', 'promise'],
  curious: ['ask_past', 'share_secret'],
  plan: ['invite', 'work_together'],
  conflict: ['confront', 'lie', 'jealous'],
  distance: ['refuse', 'leave', 'silence', 'other'],
} as const

export type Family = keyof typeof FAMILIES
export type Intent = (typeof FAMILIES)[Family][number]

export const FAMILY_NAMES = Object.keys(FAMILIES) as readonly Family[]

const familyByIntent = new Map<string, Family>(
  FAMILY_NAMES.flatMap((family) => FAMILIES[family].map((intent) => [intent, family] as const)),
)

export const familyOf = (intent: Intent): Family => familyByIntent.get(intent) ?? 'distance'

export const STANCES = ['accept', 'hesitate', 'reject'] as const
export type Stance = (typeof STANCES)[number]
