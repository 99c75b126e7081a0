import { BOUNDARIES, LENGTHS } from '@inyeon/engine'
import * as z from 'zod'
import { email, flag, form, ignored, language, line, list, maybe, uuid, wrong } from './fields.ts'
import { CustomScenario, CustomScenarioBody, Person, PersonBody, SketchBody, TouchesBody } from './person.ts'
import { Change, Choice, Relationship, Sheets, World } from './sheet.ts'
import { TurnAction, TurnReply } from './turn.ts'

const boundaries = list(line(LENGTHS.boundary), BOUNDARIES)

export const StartBody = form({
  scenario_id: line(LENGTHS.name).describe('An open scenario, or `custom` with `custom_scenario`.'),
  custom_scenario: maybe(CustomScenarioBody),
  protagonist: PersonBody,
  npcs: maybe(TouchesBody),
  custom_npc: maybe(PersonBody),
  session_id: maybe(uuid).describe('The interview’s; it becomes the game’s.'),
  traits: maybe(list(line(LENGTHS.trait), LENGTHS.traits)).describe('Counts only without an interview.'),
  boundaries: maybe(boundaries),
  ui_language: language,
  isDemoMode: maybe(flag),
  request_id: maybe(uuid),
  conversation_history: ignored,
})
  .check((context) => {
    const { scenario_id, custom_scenario } = context.value
    if (scenario_id === 'custom' && custom_scenario === undefined)
      wrong(context, 'required', {}, ['custom_scenario'])
  })
  .meta({ id: 'StartBody' })
export type StartBody = z.output<typeof StartBody>

export const StartReply = z
  .object({
    session_id: z.string(),
    ai_response: TurnReply,
    current_turn: z.literal(0),
    max_turns: z.int(),
  })
  .meta({ id: 'StartReply' })
export type StartReply = z.output<typeof StartReply>

export const GameParams = z.object({ id: uuid })
export const SessionBody = form({ session_id: uuid }).meta({ id: 'SessionBody' })

export const GameState = z
  .object({
    session_id: z.string(),
    scenario: z.object({
      scenario_id: z.string(),
      name: z.string(),
      custom_scenario: CustomScenario.optional(),
      initial_state: z.object({ npcs: Sheets, world: World }),
    }),
    protagonist: Person,
    npcs: Sheets,
    current_turn: z.int(),
    max_turns: z.int(),
    world_state: World,
    conversation_history: z.array(
      z.object({
        role: z.enum(['assistant', 'user']),
        content: z.string(),
        lastUpdated: z.iso.datetime(),
      }),
    ),
    turns: z.array(
      z.object({
        turn: z.int(),
        request_id: z.string(),
        action: TurnAction,
        changes: z.array(Change),
        world: World,
      }),
    ),
    currentChoices: z.array(Choice),
    relationships: z.record(z.string(), Relationship),
    boundaries: z.array(z.string()),
    interview_completed: z.boolean(),
    game_ended: z.boolean(),
    end_message: z.string().nullable(),
    isDemoMode: z.boolean(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    director: z.unknown().describe('Opaque: what the embedded storyteller needs to go on offline.'),
  })
  .meta({ id: 'GameState' })
export type GameState = z.output<typeof GameState>

export const BoundariesBody = form({ session_id: uuid, boundaries }).meta({ id: 'BoundariesBody' })
export const BoundariesReply = z.object({ boundaries: z.array(z.string()) }).meta({ id: 'BoundariesReply' })

export const OwnerBody = form({ user_email: email }).meta({ id: 'OwnerBody' })

export const ExistingGames = z
  .object({
    has_existing_game: z.boolean(),
    existing_games: z.array(
      z.object({
        session_id: z.string(),
        scenario_id: z.string(),
        scenario_name: z.string(),
        current_turn: z.int(),
        max_turns: z.int(),
        created_at: z.iso.datetime(),
        updated_at: z.iso.datetime(),
        mode: z.enum(['demo', 'full']),
        game_ended: z.boolean(),
      }),
    ),
    message: z.string(),
  })
  .meta({ id: 'ExistingGames' })
export type ExistingGames = z.output<typeof ExistingGames>

export const SaveLimit = z
  .object({ can_create: z.boolean(), message: z.string(), current_saves: z.int(), max_saves: z.int() })
  .meta({ id: 'SaveLimit' })
export type SaveLimit = z.output<typeof SaveLimit>

export const DescribeBody = form({
  protagonist_info: SketchBody,
  conversation_history: ignored,
  ui_language: language,
}).meta({ id: 'DescribeBody' })
export const Description = z.object({ description: z.string() }).meta({ id: 'Description' })
