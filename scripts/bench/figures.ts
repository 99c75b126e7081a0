/** The nearest rank: a figure that was really measured, not one between two. */
export const percentile = (values: readonly number[], rank: number): number => {
  const sorted = Float64Array.from(values).sort()
  const at = Math.ceil((rank / 100) * sorted.length) - 1
  return sorted[Math.max(0, at)] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 50)

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const fine = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** As many digits as a reader can use. */
export const shown = (value: number): string => (Math.abs(value) >= 100 ? whole : fine).format(value)
