import { readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report'])

/** Every file and folder under `root` that is ours, from the root, sorted. */
export const listTree = (root: string): string[] => {
  const found: string[] = []
  const enter = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (SKIPPED.has(entry.name) || entry.name.startsWith('.')) continue
      const path = join(folder, entry.name)
      found.push(relative(root, path).split(sep).join('/'))
      if (entry.isDirectory()) enter(path)
    }
  }
  enter(root)
  return found.sort()
}
