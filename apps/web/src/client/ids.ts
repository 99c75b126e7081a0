const VERSION_4 = '10000000-1000-4000-8000-100000000000'

/** A fresh UUID; `randomUUID` is missing where the page came over plain http. */
export const freshId = (): string =>
  typeof crypto.randomUUID === 'function'
    ? crypto.randomUUID()
    : VERSION_4.replace(/[018]/g, (digit) => {
        const [chance = 0] = crypto.getRandomValues(new Uint8Array(1))
        return (Number(digit) ^ (chance & (15 >> (Number(digit) / 4)))).toString(16)
      })
