import type { Arc, Option, Storylet } from './arc.ts'
import { npcIn } from './cast.ts'
import { choicesFor } from './choices.ts'
import { endingFor } from './endings.ts'
import { familyOf, type Intent } from './intents.ts'
import type { Language } from './languages.ts'
import { METERS, type Meters, moveMeter, startMeters } from './meters.ts'
import { nextStorylet } from './pacing.ts'
import type { NpcId } from './people.ts'
import { type Draw, drawFor, variantOf } from './random.ts'
import { recallIn } from './recall.ts'
import type { Action, Change, Line, Scene, Story } from './scene.ts'
import { facesOf, presentIn, worldAt } from './staging.ts'
import { type Asking, movesOf, stanceTo } from './stance.ts'
import { quoteOf, type Stems, understand } from './understand.ts'

const VARIANTS = 3
const ECHOES = 4

export interface Asked {
  readonly action: Action
  readonly stems: Stems
  readonly language: Language
  /** The taken choice as the player read it: the words behind what it moves. */
  readonly label?: string
  /** What must never happen in this story, as it stands now. */
  readonly boundaries: readonly string[]
  /** Storylets whose words would cross a boundary: told only when nothing else is left. */
  readonly shunned?: readonly string[]
}

/** One turn, decided: who answers how, what moves and why, what comes next, what may be done then. */
export const direct = (before: Story, arc: Arc, asked: Asked): Scene => {
  const { language, boundaries } = asked
  const turn = before.turn + 1
  const draw = drawFor(before.seed, turn)
  const here = storyletOf(arc, before.beat)
  const act = actOf(before, arc, asked)
  const npc = npcIn(before, here.focus)
  const asking: Asking = {
    intent: act.intent,
    meters: before.meters[npc] ?? startMeters(),
    repeats: before.intents.slice(-4).filter((intent) => intent === act.intent).length,
    progress: turn / before.max,
    chance: draw('stance'),
  }
  const stance = stanceTo(asking)
  const { meters, changes } = move(before, npc, movesOf(asking, stance, act.nudge), act, draw)
  const told: Story = {
    ...before,
    turn,
    boundaries,
    meters,
    intents: [...before.intents, act.intent].slice(-8),
    quotes:
      act.quote === undefined ? before.quotes : [...before.quotes, { turn, text: act.quote }].slice(-12),
  }
  const reaction: readonly Line[] =
    act.option === undefined
      ? [
          { kind: 'echo', quote: act.quote ?? '', variant: variantOf(draw, 'echo', ECHOES) },
          {
            kind: 'reaction',
            family: familyOf(act.intent),
            stance,
            variant: (turn + variantOf(draw, 'reaction', VARIANTS)) % VARIANTS,
          },
        ]
      : [
          {
            kind: 'outcome',
            storylet: act.from,
            option: act.option,
            variant: variantOf(draw, 'outcome', VARIANTS),
          },
        ]
  const recall = recallIn(told, draw)
  const scene = { turn, language, intent: act.intent, stance, changes }
  if (turn >= before.max) {
    const ending = endingFor(arc, meters[npcIn(before, 'lead')] ?? startMeters())
    const story: Story = { ...told, choices: [], recalled: recall.recalled, ended: true }
    return {
      ...scene,
      lines: [...reaction, ...recall.lines, { kind: 'ending', ending }, { kind: 'ending-hook', ending }],
      choices: [],
      world: worldAt(arc, here, story),
      faces: facesOf(story, changes),
      present: presentIn(story, here),
      ending,
      story,
    }
  }
  const next = nextStorylet(arc, told, draw, asked.shunned)
  const moved: Story = {
    ...told,
    beat: next.id,
    seen: [...told.seen, next.id],
    recalled: recall.recalled,
  }
  const choices = choicesFor(arc, next, moved, draw)
  const again = before.seen.filter((id) => id === next.id).length
  return {
    ...scene,
    lines: [
      ...reaction,
      ...recall.lines,
      ...(next.place === here.place ? [] : ([{ kind: 'slug' }] as const)),
      { kind: 'setup', storylet: next.id, variant: (variantOf(draw, 'setup', 2) + again) % 2 },
      { kind: 'hook', storylet: next.id },
    ],
    choices,
    world: worldAt(arc, next, moved),
    faces: facesOf(moved, changes),
    present: presentIn(moved, next),
    story: { ...moved, choices },
  }
}

interface Act {
  readonly intent: Intent
  /** Words of the player's own: they may come back later. */
  readonly quote?: string
  /** The words that explain what moved: the player's, or those of the choice they took. */
  readonly cause: string
  readonly from: string
  readonly option?: string
  readonly nudge?: Partial<Meters>
}

const actOf = (story: Story, arc: Arc, { action, stems, label }: Asked): Act => {
  if (action.kind === 'words') {
    const { intent, quote } = understand(action.text, stems)
    return { intent, quote, cause: quote, from: story.beat }
  }
  const choice = story.choices.find(({ id }) => id === action.choiceId)
  if (choice === undefined) throw new RangeError('a choice that was not on offer')
  const options: readonly Option[] = choice.from === 'way' ? arc.ways : storyletOf(arc, choice.from).options
  const nudge = options.find(({ id }) => id === choice.option)?.effect
  const cause = quoteOf(label ?? choice.option)
  return { intent: choice.intent, cause, from: choice.from, option: choice.option, ...(nudge && { nudge }) }
}

/** Meters move by what the rules say, and every movement knows its reason and the words behind it. */
const move = (
  story: Story,
  npc: NpcId,
  moves: Readonly<Record<keyof Meters, number>>,
  act: Act,
  draw: Draw,
): { readonly meters: Story['meters']; readonly changes: readonly Change[] } => {
  const old = story.meters[npc] ?? startMeters()
  const start = variantOf(draw, 'reason', VARIANTS)
  const changes: Change[] = []
  const now = { ...old }
  for (const meter of METERS) {
    now[meter] = moveMeter(old[meter], moves[meter])
    const delta = now[meter] - old[meter]
    if (delta === 0) continue
    const variant = (start + changes.length) % VARIANTS
    const reason = { family: familyOf(act.intent), way: delta > 0 ? 'up' : 'down', variant } as const
    changes.push({ npc, meter, delta, reason, quote: act.cause })
  }
  return { meters: { ...story.meters, [npc]: now }, changes }
}

const storyletOf = (arc: Arc, id: string): Storylet =>
  arc.storylets.find((storylet) => storylet.id === id) ?? arc.opening
