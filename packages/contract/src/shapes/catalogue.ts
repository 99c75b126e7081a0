import { GENDERS } from '@inyeon/engine'
import * as z from 'zod'
import './fields.ts'
import { Sheets, World } from './sheet.ts'

const card = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  preview_image: z.string(),
  is_available: z.boolean(),
}

export const Scenario = z.object(card).meta({ id: 'Scenario' })
export type Scenario = z.output<typeof Scenario>

export const ScenarioDetail = z
  .object({
    ...card,
    details: z.object({
      world_setting: z.string(),
      story_mechanics: z.string(),
      narrative_objective: z.string(),
    }),
    initial_state: z.object({
      npcs: Sheets,
      world: World.nullable().describe('Null while the scenario is locked.'),
    }),
  })
  .meta({ id: 'ScenarioDetail' })
export type ScenarioDetail = z.output<typeof ScenarioDetail>

export const Protagonist = z
  .object({
    id: z.string(),
    name: z.string(),
    age: z.int(),
    gender: z.enum(GENDERS),
    nationality: z.string(),
    description: z.string(),
    is_available: z.boolean(),
  })
  .meta({ id: 'Protagonist' })
export type Protagonist = z.output<typeof Protagonist>
