import { format } from 'node:util'
import { afterEach } from 'vitest'

/** A word on the console that nobody expected fails the test that let it slip. */
const heard: string[] = []

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => {
    heard.push(`console.${level}: ${format(...words)}`)
  }
}

afterEach(() => {
  const stray = heard.splice(0)
  if (stray.length > 0) throw new Error(`said on the console during this test:\n${stray.join('\n')}`)
})
