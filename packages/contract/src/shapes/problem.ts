import * as z from 'zod'
import { PROBLEM_REASONS, PROBLEM_STATUS, type ProblemCode, type ProblemStatus } from '../problems.ts'
import { VALIDATION_SLOTS, type ValidationKey } from '../validation.ts'
import './fields.ts'

const codes = Object.keys(PROBLEM_STATUS) as ProblemCode[]
const statuses = Object.values(PROBLEM_STATUS) as ProblemStatus[]
const keys = Object.keys(VALIDATION_SLOTS) as ValidationKey[]

export const ProblemBody = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.literal(statuses),
    detail: z.string(),
    code: z.enum(codes),
    reason: z.enum([...PROBLEM_REASONS.FORBIDDEN, ...PROBLEM_REASONS.CONFLICT]).optional(),
    errors: z.array(z.object({ path: z.string(), key: z.enum(keys), message: z.string() })).optional(),
    current_turn: z.int().optional().describe('Always there with CONFLICT.'),
  })
  .meta({ id: 'Problem' })
