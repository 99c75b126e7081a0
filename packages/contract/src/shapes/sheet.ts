import { EXPRESSIONS, GENDERS, MAX_SWING, METER_MAX, METERS, type Season, type Weather } from '@inyeon/engine'
import * as z from 'zod'
import './fields.ts'

const meter = z.int().min(0).max(METER_MAX)
const meters = { trust: meter, attraction: meter, affection: meter }

export const Relationship = z.object(meters).meta({ id: 'Relationship' })
export type Relationship = z.output<typeof Relationship>

/** One character as the player sees them now. */
export const Sheet = z
  .object({
    full_name: z.string(),
    nickname: z.string(),
    age: z.int(),
    gender: z.enum(GENDERS),
    role: z.string(),
    ...meters,
    present: z.boolean(),
    expression: z.enum(EXPRESSIONS),
    avatar: z.string(),
  })
  .meta({ id: 'Sheet' })
export type Sheet = z.output<typeof Sheet>
export const Sheets = z.record(z.string(), Sheet)

const WEATHERS = [
  'clear',
  'cloudy',
  'rain',
  'snow',
  'petals',
  'dust',
  'heat',
] as const satisfies readonly Weather[]
const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const satisfies readonly Season[]

export const World = z
  .object({
    location: z.string(),
    date: z.iso.date(),
    time: z.string().regex(/^\d{2}:\d{2}$/),
    weather: z.enum(WEATHERS),
    season: z.enum(SEASONS),
    scene: z.string().describe('The drawing that stands for the place.'),
  })
  .meta({ id: 'World' })
export type World = z.output<typeof World>

/** Why one meter moved: every point of it has a reason and somebody's words. */
export const Change = z
  .object({
    npc_id: z.string(),
    meter: z.enum(METERS),
    delta: z.int().min(-MAX_SWING).max(MAX_SWING),
    reason: z.string(),
    quote: z.string(),
  })
  .meta({ id: 'Change' })
export type Change = z.output<typeof Change>

export const Choice = z.object({ choice_id: z.string(), text: z.string() }).meta({ id: 'Choice' })
export type Choice = z.output<typeof Choice>
