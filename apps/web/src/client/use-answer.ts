import { useCallback, useEffect, useState } from 'react'

type Answer<Value> =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly value: Value }
  | { readonly state: 'failed'; readonly failure: unknown }

/** Asks when a screen opens, and again when `asking` changes or the player says so. */
export const useAnswer = <Value>(asking: string, ask: () => Promise<Value>) => {
  const [answer, setAnswer] = useState<Answer<Value>>({ state: 'waiting' })
  const [times, setTimes] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asking` names what `ask` asks; `times` asks again
  useEffect(() => {
    let isOurs = true
    setAnswer({ state: 'waiting' })
    ask().then(
      (value) => isOurs && setAnswer({ state: 'here', value }),
      (failure: unknown) => isOurs && setAnswer({ state: 'failed', failure }),
    )
    return () => {
      isOurs = false
    }
  }, [asking, times])

  const again = useCallback(() => setTimes((count) => count + 1), [])
  return { answer, again }
}
