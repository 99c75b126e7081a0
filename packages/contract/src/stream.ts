import type { ProblemBody } from './problems.ts'
import type { TurnAnswer } from './shapes/turn.ts'

export const END_OF_STREAM = '<<<END_OF_STREAM>>>'
const TAIL = `\n${END_OF_STREAM}\n`

/** What may stand behind the marker: the turn, a pause for care, or a refusal that came too late for a status. */
export type TurnEnd = TurnAnswer | ProblemBody

/** For each length of a matched beginning of the marker: the longest shorter beginning it ends with. */
const FALLBACKS: readonly number[] = [...END_OF_STREAM].map((_, index) => {
  const matched = END_OF_STREAM.slice(0, index + 1)
  let length = index
  while (!matched.endsWith(END_OF_STREAM.slice(0, length))) length--
  return length
})

const advance = (matched: number, unit: string): number => {
  let length = matched
  while (length > 0 && END_OF_STREAM[length] !== unit) length = FALLBACKS[length - 1] ?? 0
  return END_OF_STREAM[length] === unit ? length + 1 : 0
}

const BEGINNING = END_OF_STREAM.charAt(0)
const UNPRINTED = /[\p{Surrogate}\ufeff]/gu
const HALF = /[\ud800-\udbff]$/

/**
 * Prose on its way to the wire, chunk by chunk. What comes out never holds the marker, however it was cut or
 * nested, and nothing that UTF-8 would change on the way: half characters and byte order marks are dropped.
 * All that `pass` and `rest` gave back is the turn's `narrazione`.
 */
export const proseSieve = (): { pass: (chunk: string) => string; rest: () => string } => {
  let half = ''
  let held: { unit: string; matched: number }[] = []

  const release = (): string => {
    const text = held.map(({ unit }) => unit).join('')
    held = []
    return text
  }
  const pass = (chunk: string): string => {
    const joined = half + chunk
    half = HALF.exec(joined)?.[0] ?? ''
    const whole = joined.slice(0, joined.length - half.length).replace(UNPRINTED, '')
    // nearly all prose: nothing is held, and no marker can begin here
    if (held.length === 0 && !whole.includes(BEGINNING)) return whole
    let safe = ''
    for (const unit of whole) {
      const matched = advance(held.at(-1)?.matched ?? 0, unit)
      held.push({ unit, matched })
      // what stood around a marker may now form another one: it stays held until it cannot
      if (matched === END_OF_STREAM.length) held.length -= END_OF_STREAM.length
      else if (matched === 0) safe += release()
    }
    return safe
  }
  return { pass, rest: release }
}

/** What follows the last prose. Takes the reply as it is stored, so that a repeated turn is the same to the byte. */
export const encodeEnd = (replyJson: string): string => TAIL + replyJson

/** A turn that is already told, as one piece. */
export const encodeTurn = (prose: string, replyJson: string): string => prose + encodeEnd(replyJson)

/** The stream ended before its end. The turn may well be kept: ask again with the same `request_id`. */
export class BrokenStream extends Error {
  override readonly name = 'BrokenStream'
  /** The prose that arrived, in whole characters. */
  readonly text: string

  constructor(text: string, cause?: unknown) {
    super('The story stopped in the middle of a turn.', { cause })
    this.text = text
  }
}

const parseEnd = (json: string): TurnEnd | undefined => {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as TurnEnd)
      : undefined
  } catch {
    return undefined
  }
}

/** How much of the end of this text may be the beginning of the tail. */
const tailBegun = (text: string): number => {
  for (let length = Math.min(text.length, TAIL.length - 1); length > 0; length--) {
    if (text.endsWith(TAIL.slice(0, length))) return length
  }
  return 0
}

/** Until its second sign, a story that opens with a brace looks like an object that came in one piece. */
const MAY_BE_OBJECT = /^\s*(?:\{\s*(?:["}].*)?)?$/s

/** Reads what {@link encodeTurn} wrote, in whatever pieces it arrives; the caller feeds it text. */
const turnReader = (onText: (text: string) => void) => {
  let told = ''
  let waiting = ''
  let end: string[] | undefined

  const tell = (text: string) => {
    if (text === '') return
    told += text
    onText(text)
  }
  return {
    told: () => told,
    read: (text: string) => {
      if (end !== undefined) {
        end.push(text)
        return
      }
      waiting += text
      const tail = waiting.indexOf(TAIL)
      if (tail >= 0) {
        end = [waiting.slice(tail + TAIL.length)]
        tell(waiting.slice(0, tail))
      } else if (told !== '' || !MAY_BE_OBJECT.test(waiting)) {
        const held = tailBegun(waiting)
        tell(waiting.slice(0, waiting.length - held))
        waiting = waiting.slice(waiting.length - held)
      }
    },
    finish: (): TurnEnd | undefined => {
      if (end !== undefined) return parseEnd(end.join(''))
      const whole = told === '' ? parseEnd(waiting.trim()) : undefined
      if (whole !== undefined && 'narrazione' in whole) tell(whole.narrazione)
      return whole
    },
  }
}

/**
 * Hears a streamed turn: `onText` gets the prose as it comes, all of it together exactly `narrazione`, and
 * the promise gives what stood behind the marker. One whole JSON object instead of a stream is as good.
 */
export const decodeTurn = async (
  stream: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<TurnEnd> => {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  const turn = turnReader(onText)
  try {
    for (;;) {
      const step = await reader.read().catch((failure: unknown) => {
        // the player's own stop is no accident
        throw failure instanceof Error && failure.name === 'AbortError'
          ? failure
          : new BrokenStream(turn.told(), failure)
      })
      if (step.done) break
      turn.read(decoder.decode(step.value, { stream: true }))
    }
    const end = turn.finish()
    if (end === undefined) throw new BrokenStream(turn.told())
    return end
  } catch (failure) {
    await reader.cancel(failure).catch(() => undefined)
    throw failure
  }
}
