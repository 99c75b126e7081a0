import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkWalls } from './check-walls.ts'

const houses: string[] = []
afterEach(() => {
  for (const house of houses.splice(0)) rmSync(house, { recursive: true })
})

const MANIFESTS = {
  'package.json': { devDependencies: { vitest: '1', vite: '1' } },
  'packages/api/package.json': {
    name: '@inyeon/api',
    dependencies: { '@inyeon/store': '1', '@inyeon/engine': '1', hono: '1' },
  },
  'apps/server/package.json': {
    name: '@inyeon/server',
    dependencies: { '@inyeon/store': '1', '@inyeon/api': '1' },
  },
  'apps/web/package.json': {
    name: '@inyeon/web',
    dependencies: {
      '@inyeon/api': '1',
      '@inyeon/contract': '1',
      '@inyeon/engine': '1',
      '@inyeon/store': '1',
    },
  },
}

/** What is refused in a house made of these files. */
const refused = (files: Record<string, string>): string[] => {
  const root = mkdtempSync(join(tmpdir(), 'inyeon-walls-'))
  houses.push(root)
  const manifests = Object.entries(MANIFESTS).map(([path, body]) => [path, JSON.stringify(body)] as const)
  for (const [path, body] of [...manifests, ...Object.entries(files)]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), body)
  }
  return checkWalls(root).map(({ file, line, sentence }) => `${file}:${line} ${sentence}`)
}

describe('rooms', () => {
  test('a house in order is let through', () => {
    const files = {
      'packages/engine/src/turn.ts': "import { clamp } from './meters.ts'\nexport const turn = clamp",
      'packages/engine/src/meters.ts': 'export const clamp = (now: number) => new Date(now)',
      'packages/api/src/app.ts': "import type { Store } from '@inyeon/store'\nimport { Hono } from 'hono'",
      'packages/api/src/app.test.ts': "import { memory } from '@inyeon/store/memory'\nimport 'vitest'",
      'apps/server/src/main.ts': "import '@inyeon/store/sqlite'\nimport 'node:fs'",
      'apps/server/src/settings.ts': 'export const port = process.env.PORT',
      'apps/web/src/client/offline.ts': "const api = () => import('@inyeon/api')",
      'apps/web/vite.config.ts': "import 'vite'\nconsole.log(process.env.PORT)",
    }
    expect(refused(files)).toEqual([])
  })

  test('the engine imports no other room', () => {
    const files = { 'packages/engine/src/turn.ts': "\nimport type { Words } from '@inyeon/content'" }
    expect(refused(files)).toContain(
      'packages/engine/src/turn.ts:2 engine may import no other room, not content',
    )
  })

  test('the api sees a socket and never a plug, not even its type', () => {
    const files = { 'packages/api/src/app.ts': "type Plug = import('@inyeon/store/memory').Memory" }
    expect(refused(files)).toEqual([
      'packages/api/src/app.ts:1 api sees the interface of store, never a plug',
    ])
  })

  test('the web loads the api in one file and only when it is asked for', () => {
    const files = {
      'apps/web/src/client/offline.ts': "import { createApi } from '@inyeon/api'",
      'apps/web/src/client/remote.ts': "const store = import('@inyeon/store/browser')",
    }
    expect(refused(files)).toEqual([
      'apps/web/src/client/offline.ts:1 web loads api by import() only, so that no first load carries it',
      'apps/web/src/client/remote.ts:1 web names store only in apps/web/src/client/offline.ts',
    ])
  })

  test('nobody climbs through a window by a relative path', () => {
    const files = {
      'packages/api/src/app.ts': "export * from '../../engine/src/turn.ts'",
      'packages/api/src/start.ts': "import '../../../scripts/start.ts'",
      'packages/api/src/start.test.ts': "import '../../../scripts/vitest/fresh-database.ts'",
    }
    expect(refused(files)).toEqual([
      'packages/api/src/app.ts:1 api reaches into the folder of engine; import @inyeon/engine instead',
      'packages/api/src/start.ts:1 api reaches outside its own folder',
    ])
  })
})

describe('inside the web app', () => {
  test('a screen never imports another screen', () => {
    const files = {
      'apps/web/src/screens/gameplay/gameplay.tsx':
        "import '../landing/landing.tsx'\nimport './use-gameplay.ts'",
      'apps/web/src/screens/gameplay/use-gameplay.ts': '',
      'apps/web/src/screens/landing/landing.tsx': '',
    }
    expect(refused(files)).toEqual([
      'apps/web/src/screens/gameplay/gameplay.tsx:1 the screen gameplay imports the screen landing; what two screens share is a part',
    ])
  })

  test('imports go down: app, screens, parts, ui, and the ground they stand on', () => {
    const files = {
      'apps/web/src/main.tsx': "import './app/router.tsx'",
      'apps/web/src/app/router.tsx': "import '../screens/landing/landing.tsx'",
      'apps/web/src/screens/landing/landing.tsx': "import '../../tokens.css'",
      'apps/web/src/parts/top-bar.tsx': "import '../app/router.tsx'\nimport '../ui/button.tsx'",
      'apps/web/src/ui/button.tsx': "import '../parts/top-bar.tsx'\nimport '../i18n/words.ts'",
      'apps/web/src/i18n/words.ts': "import '../ui/button.tsx'",
    }
    const ups = refused(files).filter((line) => !line.includes('circle'))
    expect(ups).toEqual([
      'apps/web/src/i18n/words.ts:1 i18n may not import ui: app → screens → parts → ui',
      'apps/web/src/parts/top-bar.tsx:1 parts may not import app: app → screens → parts → ui',
      'apps/web/src/ui/button.tsx:1 ui may not import parts: app → screens → parts → ui',
    ])
  })

  test('ui knows no game', () => {
    const files = { 'apps/web/src/ui/meter.tsx': "import type { Meter } from '@inyeon/engine'" }
    expect(refused(files)).toEqual([
      'apps/web/src/ui/meter.tsx:1 ui knows no game, so it may not import @inyeon/engine',
    ])
  })

  test.each([
    ['const el = <p dangerouslySetInnerHTML={{ __html: x }} />', 'text becomes markup only through React'],
    ['const props = { dangerouslySetInnerHTML: x }', 'text becomes markup only through React'],
    ['node.innerHTML = x', 'text becomes markup only through React'],
    ["node['outerHTML'] = x", 'text becomes markup only through React'],
    ['document.write(x)', 'text becomes markup only through React'],
    ['eval(x)', 'no string becomes code'],
    ["new Function('x')", 'no string becomes code'],
  ])('%s is refused', (code, sentence) => {
    expect(refused({ 'apps/web/src/ui/text.tsx': code })).toEqual([`apps/web/src/ui/text.tsx:1 ${sentence}`])
  })
})

describe('words', () => {
  test.each([
    ['Date.now()', 'the time is an argument here, never read from the clock'],
    ['const clock = Date.now', 'the time is an argument here, never read from the clock'],
    ["Date['now']()", 'the time is an argument here, never read from the clock'],
    ['globalThis.Date.now()', 'the time is an argument here, never read from the clock'],
    ['new Date()', 'the time is an argument here, never read from the clock'],
    ['Date()', 'the time is an argument here, never read from the clock'],
    ['Math.random()', 'chance is an argument here, never drawn'],
    ['localStorage.clear()', 'what a browser remembers belongs to apps/web/src/state'],
    ['globalThis.indexedDB', 'what a browser remembers belongs to apps/web/src/state'],
    [
      'new Intl.NumberFormat()',
      'the engine speaks no language: numbers and dates are written where the words are',
    ],
    [
      'n.toLocaleString()',
      'the engine speaks no language: numbers and dates are written where the words are',
    ],
    ['process.env.HOME', 'the environment is read in apps/server/src/settings.ts only'],
  ])('the engine may not say %s', (code, sentence) => {
    expect(refused({ 'packages/engine/src/rule.ts': `\n${code}` })).toEqual([
      `packages/engine/src/rule.ts:2 ${sentence}`,
    ])
  })

  test.each([
    '// Date.now() would break a replay',
    "const sentence = 'Math.random()'",
    'new Date(now)',
    'const keys = { localStorage: 1 }',
    'settings.indexedDB',
  ])('the engine may say %s', (code) => {
    expect(refused({ 'packages/engine/src/rule.ts': code })).toEqual([])
  })

  test('a test may read the clock', () => {
    expect(refused({ 'packages/engine/src/rule.test.ts': 'Date.now()' })).toEqual([])
  })
})

describe('packages', () => {
  test('an import that package.json does not name is refused, unless a test or a type makes it', () => {
    const files = {
      'packages/api/src/app.ts': "import 'vitest'\nimport type { Plugin } from 'vite'",
      'packages/api/src/app.test.ts': "import 'vitest'",
      'scripts/start.ts': "import 'pg'\nimport 'vite'",
    }
    expect(refused(files)).toEqual([
      'packages/api/src/app.ts:1 vitest is not a dependency in packages/api/package.json',
      'scripts/start.ts:1 pg is not a dependency in ./package.json',
    ])
  })

  test('files that import one another are refused, types excepted', () => {
    const files = {
      'packages/engine/src/one.ts': "import './two.ts'",
      'packages/engine/src/two.ts': "import './three.ts'\nimport type { One } from './one.ts'",
      'packages/engine/src/three.ts': "import './two.ts'",
    }
    expect(refused(files)).toEqual([
      'packages/engine/src/three.ts:1 a circle of imports: packages/engine/src/two.ts → packages/engine/src/three.ts → packages/engine/src/two.ts',
    ])
  })

  test('a junk room is refused, as a folder and as a file', () => {
    const files = { 'packages/engine/src/utils/clamp.ts': '', 'apps/web/src/ui/helpers.test.ts': '' }
    expect(refused(files)).toEqual([
      'apps/web/src/ui/helpers.test.ts:1 "helpers.test.ts" does not say what is in it',
      'packages/engine/src/utils:1 "utils" does not say what is in it',
    ])
  })

  test('past three hundred lines a file is refused, a table of words is not', () => {
    const long = '\n'.repeat(301)
    const files = { 'packages/engine/src/turn.ts': long, 'packages/content/src/en/beats.ts': long }
    expect(refused(files)).toEqual([
      'packages/engine/src/turn.ts:301 301 lines; past 300 a file has two jobs',
    ])
  })
})
