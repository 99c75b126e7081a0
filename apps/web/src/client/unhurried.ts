import { API_BASE, paths } from '@inyeon/contract/paths'
import type { Fetch } from './with-fallback.ts'

const DELAYS: Readonly<Record<string, number>> = {
  [paths.config.path]: 0,
  [paths.subscribe.path]: 500,
  [paths.answerInterview.path]: 900,
  [paths.startDemo.path]: 2000,
  [paths.playDemoTurn.path]: 1200,
}
const OTHER_DELAY = 300

/** At the pace of a server, so that nothing leaps. */
export const unhurried =
  (answer: Fetch): Fetch =>
  async (request) => {
    const path = new URL(request.url).pathname.slice(API_BASE.length)
    await pause(DELAYS[path] ?? OTHER_DELAY, request.signal)
    return answer(request)
  }

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
