import { join } from 'node:path'
import { checkEnglish, compare } from './locales/compare.ts'
import { readLanguage } from './locales/sentences.ts'

const OTHERS = ['it', 'es', 'ko', 'zh', 'ja']

export interface Findings {
  readonly refusals: readonly string[]
  readonly coverage: readonly string[]
}

/** The words under `folder`, one folder a language, held against the English ones. */
export const checkLocales = async (folder: string): Promise<Findings> => {
  const english = await readLanguage(join(folder, 'en'))
  if (english.at.size === 0) return { refusals: ['en has no words'], coverage: [] }
  const refusals = [...english.broken.map((line) => `en/${line}`), ...checkEnglish(english)]
  const coverage: string[] = []
  for (const language of OTHERS) {
    const theirs = await readLanguage(join(folder, language))
    const { asked, said, ...found } = compare(language, english, theirs)
    refusals.push(...theirs.broken.map((line) => `${language}/${line}`), ...found.refusals)
    coverage.push(`${language} ${Math.floor((100 * said) / asked)} % (${said} of ${asked})`)
  }
  return { refusals, coverage }
}

if (import.meta.main) {
  const { refusals, coverage } = await checkLocales(join(import.meta.dirname, '../packages/content/src'))
  for (const line of refusals) console.error(line)
  console.log(coverage.join(', '))
  if (refusals.length > 0) process.exitCode = 1
}
