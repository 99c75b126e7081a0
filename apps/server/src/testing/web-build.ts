import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const BUILD = {
  'index.html': `<!doctype html><html lang="en"><title>Inyeon</title><body>${'<p>인연</p>'.repeat(100)}</body></html>`,
  'privacy.html': '<!doctype html><title>Privacy</title>',
  'assets/index-abc.js': `console.log(${JSON.stringify('한강'.repeat(500))})`,
  'assets/index-abc.css': 'body { color: black }\n'.repeat(100),
  'assets/gowun-abc.woff2': 'not really a font'.repeat(100),
  'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(200)}</svg>`,
  'site.webmanifest': '{"name":"Inyeon"}',
  '.hidden': 'nobody may read this',
} as const

/** A web build in a folder of its own, with something beside it that must stay unread. */
export const makeBuild = async () => {
  const home = await mkdtemp(join(tmpdir(), 'inyeon-build-'))
  const folder = join(home, 'client')
  await mkdir(folder)
  await writeFile(join(home, 'secret.txt'), 'nobody may read this')
  for (const [name, text] of Object.entries(BUILD)) {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  return { folder, [Symbol.asyncDispose]: () => rm(home, { recursive: true }) }
}
