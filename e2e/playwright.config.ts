import { defineConfig } from '@playwright/test'
import { findChromium } from '../scripts/chromium.ts'

/** Each worker runs a server of its own, so journeys can share nothing but the code. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../.cache/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  reporter: [['list']],
  use: { launchOptions: await findChromium(), locale: 'en-GB', trace: 'retain-on-failure' },
})
