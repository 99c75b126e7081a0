import type { Records, Store } from '@inyeon/store'
import type { House } from '../app.ts'

/** Which step fails, and whether the ones after it fail too. */
export interface Plan {
  readonly at: number
  readonly lasting: boolean
  readonly failure: () => Error
}

export interface Stumbling {
  readonly house: House
  /** Where it stumbled, in the order it did. */
  readonly stumbles: readonly string[]
}

/**
 * A house whose every step outside itself can fail: each call of the store and each commit, before it is
 * done or after, when only the answer is lost; each piece of the story; each look at the clock.
 */
export const stumbling = (house: House, { at, lasting, failure }: Plan): Stumbling => {
  const stumbles: string[] = []
  let steps = 0
  const step = (name: string): void => {
    steps += 1
    if (steps !== at && !(lasting && steps > at)) return
    stumbles.push(name)
    throw failure()
  }
  /** Within a transaction a lost answer undoes as much as a call that was never made. */
  const shaky = (records: Records, where: 'alone' | 'together'): Records =>
    mapped(records, (table, name) =>
      mapped(table, (call, verb) => async (...args: unknown[]) => {
        step(`${name}.${verb}`)
        const answer: unknown = await call(...args)
        if (where === 'alone') step(`${name}.${verb}, answer lost`)
        return answer
      }),
    )
  const { together, ready, clock, close, ...records } = house.store
  const store: Store = {
    ...shaky(records, 'alone'),
    ready,
    clock,
    close,
    together: async (work) => {
      step('begin')
      const outcome = await together(async (inside) => {
        const done = await work(shaky(inside, 'together'))
        step('commit')
        return done
      })
      step('commit, answer lost')
      return outcome
    },
  }
  return {
    stumbles,
    house: {
      ...house,
      store,
      clock: () => {
        step('clock')
        return house.clock()
      },
      storyteller: {
        async *tell(scene, signal) {
          step('storyteller')
          const telling = house.storyteller.tell(scene, signal)
          for (;;) {
            const { done, value } = await telling.next()
            step('storyteller, in the middle')
            if (done) return value
            yield value
          }
        },
      },
    },
  }
}

type Call = (...args: unknown[]) => Promise<unknown>

/** The same names, with every member made anew. */
const mapped = <Whole extends object, Member extends object>(
  whole: Whole,
  make: (member: Member & Call, name: string) => unknown,
): Whole =>
  Object.fromEntries(
    Object.entries(whole).map(([name, member]) => [name, make(member as Member & Call, name)]),
  ) as Whole
