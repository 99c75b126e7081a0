import type { NoticeName } from '@inyeon/api'
import pino, { type DestinationStream, type Logger } from 'pino'

export type Log = Logger

const PRIVATE = ['email', 'to', 'address', 'password', 'token', 'text', 'subject', 'url']

/** The lines of one moment leave in one write: a call to the system for each would cost more than its line. */
const gathered = (out: DestinationStream): DestinationStream & { flushSync(): void } => {
  let lines = ''
  // Under this name pino asks for it before a fatal line ends the process.
  const flushSync = () => {
    const leaving = lines
    lines = ''
    if (leaving !== '') out.write(leaving)
  }
  process.once('exit', flushSync)
  return {
    write: (line) => {
      if (lines === '') setImmediate(flushSync)
      lines += line
    },
    flushSync,
  }
}

/** The time as a line carries it; lines of the same millisecond share it. */
const isoTime = (): (() => string) => {
  let at = Number.NaN
  let said = ''
  return () => {
    const now = Date.now()
    if (now !== at) said = `,"time":"${new Date(now).toISOString()}"`
    at = now
    return said
  }
}

/** One JSON line for each thing an operator may want to know; no story, no email, no address. */
export const openLog = (out: DestinationStream = gathered(pino.destination({ fd: 1, sync: true }))): Log =>
  pino({ base: null, redact: { paths: PRIVATE, remove: true }, timestamp: isoTime() }, out)

/** One answered request, as far as a log may know it. */
export interface Answered {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
  /** Whether the listener left before the end. */
  readonly cut: boolean
}

export const logAnswer = (log: Log, { method, route, status, seconds, cut }: Answered): void => {
  const line = { method, route, status, ms: Math.round(seconds * 1000), ...(cut ? { cut } : {}) }
  if (status >= 500) log.error(line, 'answered')
  else if (route.startsWith('/api')) log.info(line, 'answered')
  else log.debug(line, 'answered')
}

const LEVELS: Partial<Record<NoticeName, 'warn' | 'error'>> = {
  turn_failed: 'error',
  server_error: 'error',
  turn_taken_over: 'warn',
  foreign_game: 'warn',
  admin_refused: 'warn',
}

export const logNotice = (
  log: Log,
  event: NoticeName,
  facts: Readonly<Record<string, string | number | boolean>> = {},
): void => log[LEVELS[event] ?? 'info'](facts, event)

/** What may be said of a failure: its kind and its place. Messages of mail and database errors quote people. */
export const kindOf = (failure: unknown): string => {
  if (!(failure instanceof Error)) return 'unknown'
  const { code } = failure as Error & { code?: unknown }
  return typeof code === 'string' ? code : failure.name
}

const placeOf = (failure: unknown): string[] => {
  const lines = failure instanceof Error ? (failure.stack ?? '').split('\n') : []
  return lines.filter((line) => /^\s+at /.test(line)).map((line) => line.trim())
}

export const logFailure = (
  log: Log,
  failure: unknown,
  event: string,
  level: 'error' | 'fatal' = 'error',
): void => log[level]({ failure: kindOf(failure), at: placeOf(failure) }, event)
