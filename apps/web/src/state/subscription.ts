import type { Me } from '@inyeon/contract'
import { create } from 'zustand'
import { drawers, KEYS } from './browser.ts'

/**
 * Who this browser is. Never kept: an email is shown only after the cookie has been proven in this very visit,
 * since the last person here may have been somebody else.
 */
interface Subscription {
  status: 'unknown' | 'nobody' | 'known'
  me: Me | null
}

export const useSubscription = create<Subscription>()(() => ({ status: 'unknown', me: null }))

export const noteVisitor = (me: Me | null): void => {
  if (me === null) drawers.remove(KEYS.visited)
  else drawers.write(KEYS.visited, 'yes')
  useSubscription.setState({ status: me === null ? 'nobody' : 'known', me })
}

/** On a first visit the server need not be asked who we are. */
export const hasVisited = (): boolean => drawers.read(KEYS.visited) !== null
