import { drawers, KEYS } from './browser.ts'

/** Where there are no locks (an old browser, or plain http), one tab at least takes its turns in order. */
let queue: Promise<unknown> = Promise.resolve()
const inOrder = <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
  const outcome = queue.then(work)
  queue = outcome.catch(() => undefined)
  return outcome
}

/** The one text that the offline API remembers everything in. */
export const browserShelf = {
  read: () => drawers.read(KEYS.shelf),
  write: (snapshot: string) => drawers.write(KEYS.shelf, snapshot),
  setAside: (text: string) => drawers.write(`${KEYS.shelf}.backup`, text),
  exclusively: <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> =>
    'locks' in navigator ? navigator.locks.request(KEYS.shelf, work) : inOrder(work),
}
