import { vi } from 'vitest'

const PATIENCE = 20

/** Time that passes only when everybody is waiting for it: half a minute of retries takes no time at all. */
export const stopTheClock = (now: number): void => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
}
export const startTheClock = (): void => {
  vi.useRealTimers()
}

/** Later, with nothing having happened in between. */
export const letPass = (ms: number): void => {
  vi.setSystemTime(Date.now() + ms)
}

const breathe = () => new Promise<void>((wake) => setImmediate(wake))

/** Waits for an answer; as soon as nothing else moves, the next timer is due. */
export const until = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  let isOpen = true
  const close = () => {
    isOpen = false
  }
  answer.then(close, close)
  for (let quiet = 0; isOpen; quiet++) {
    await breathe()
    if (isOpen && quiet > PATIENCE && vi.getTimerCount() > 0) await vi.advanceTimersToNextTimerAsync()
  }
  return answer
}
