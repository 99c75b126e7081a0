import type { House } from '../house.ts'
import { claimTurn, type Order, takeOver } from './claim.ts'
import { tellTurn } from './tell.ts'
import { openTelling, type Telling } from './telling.ts'

export type Played =
  | { readonly kind: 'kept'; readonly reply: string; readonly prose: string }
  | { readonly kind: 'telling'; readonly telling: Telling }
  | { readonly kind: 'care'; readonly currentTurn: number }

/** The turns of one host: those being told here, and the way to play another, exactly once. */
export interface Turns {
  play(order: Order): Promise<Played>
  /** Finishes what tellers that are gone have left behind; `everyone` when no other host can be alive. */
  finishAbandoned(whoever: 'expired' | 'everyone'): Promise<number>
  /** Resolves when nothing is being told here any more. */
  drain(): Promise<void>
  telling(): number
}

const ASK_AGAIN = 40
const TAKEN_AT_ONCE = 20

export const openTurns = (house: House): Turns => {
  const here = new Map<string, Telling>()
  const running = new Set<Promise<void>>()
  const keyOf = ({ ownerId, requestId }: Pick<Order, 'ownerId' | 'requestId'>) => `${ownerId}/${requestId}`

  /** Runs by itself from here on: a listener that goes away stops nothing. */
  const begin = (ours: Parameters<typeof tellTurn>[1]): Telling => {
    const teller = openTelling()
    const key = keyOf(ours.claim)
    here.set(key, teller)
    const run = tellTurn(house, ours, teller).finally(() => {
      here.delete(key)
      running.delete(run)
    })
    running.add(run)
    return teller
  }

  const play = async (order: Order): Promise<Played> => {
    for (;;) {
      const telling = here.get(keyOf(order))
      if (telling) return { kind: 'telling', telling }
      const kept = await house.store.turns.byRequest(order.ownerId, order.requestId)
      if (kept) return { kind: 'kept', reply: kept.reply, prose: kept.passage.prose }
      const claimed = await claimTurn(house, order)
      if (claimed.kind === 'ours') return { kind: 'telling', telling: begin(claimed) }
      if (claimed.kind !== 'told-elsewhere') return claimed
      // another host has it, or this one is about to: it will be kept, or its lease will run out
      await new Promise((wake) => setTimeout(wake, ASK_AGAIN))
    }
  }

  return {
    play,
    finishAbandoned: async (whoever) => {
      const until = whoever === 'everyone' ? Number.MAX_SAFE_INTEGER : house.clock()
      const left = await house.store.claims.expired(until, TAKEN_AT_ONCE)
      let taken = 0
      for (const claim of left) {
        const ours = here.has(keyOf(claim)) ? undefined : await takeOver(house, claim, whoever)
        if (ours === undefined) continue
        house.notice('turn_taken_over', { turn: ours.claim.number })
        begin(ours)
        taken++
      }
      return taken
    },
    drain: async () => {
      while (running.size > 0) await Promise.allSettled([...running])
    },
    telling: () => running.size,
  }
}
