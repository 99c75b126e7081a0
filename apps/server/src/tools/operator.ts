import { resolve } from 'node:path'
import { type Places, readPlaces } from '../settings.ts'

/** Ends a tool with one sentence for whoever ran it. */
export const refuse = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** The file named on the command line, from where the operator stands: npm itself stands at the root. */
export const namedFile = (usage: string): string => {
  const [file, ...more] = process.argv.slice(2)
  return file === undefined || more.length > 0 ? refuse(usage) : resolve(process.env.INIT_CWD ?? '', file)
}

export const places = (): Places => {
  const { settings, mistakes } = readPlaces()
  return mistakes.length > 0 ? refuse(mistakes.join('\n')) : settings
}
