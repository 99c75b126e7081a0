import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { findChromium } from './scripts/chromium.ts'

const sources = '{packages,apps}/*/src/**'
const elsewhere = ['**/*.pg.test.ts', '**/*.browser.test.{ts,tsx}', '**/*.faults.test.ts']
const quiet = './scripts/vitest/quiet-console.ts'

// A machine without a browser still runs the other projects.
const chromium = await findChromium().catch((missing: Error) => {
  console.warn(missing.message)
  return {}
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${sources}/*.test.ts`, 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...elsewhere],
          setupFiles: [quiet],
        },
      },
      {
        test: {
          name: 'postgres',
          include: [`${sources}/*.pg.test.ts`, 'scripts/**/*.pg.test.ts'],
          globalSetup: './scripts/vitest/postgres-setup.ts',
          setupFiles: [quiet],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          api: { host: '127.0.0.1' },
          include: [`${sources}/*.browser.test.{ts,tsx}`],
          sequence: { groupOrder: 2 },
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromium }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'faults',
          include: [`${sources}/*.faults.test.ts`],
          setupFiles: [quiet],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
