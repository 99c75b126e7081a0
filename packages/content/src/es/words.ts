import type { Words } from '../load.ts'
import { answers } from './answers.ts'
import { cards } from './cards.ts'
import { care } from './care.ts'
import { interview } from './interview.ts'
import { mail } from './mail.ts'

export const words: Words = { answers, cards, care, interview, mail }
