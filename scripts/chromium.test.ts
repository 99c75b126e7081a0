import { chromium } from '@playwright/test'
import { afterEach, expect, test, vi } from 'vitest'
import { findChromium } from './chromium.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** How many pixels a word darkens; none where no font has it. */
const ink = async (word: string): Promise<number> => {
  const browser = await chromium.launch(await findChromium())
  try {
    const page = await browser.newPage()
    return await page.evaluate((text) => {
      const pen = document.createElement('canvas').getContext('2d')
      if (pen === null) return 0
      pen.font = '40px sans-serif'
      pen.fillText(text, 10, 60)
      return pen.getImageData(0, 0, 300, 150).data.filter((value, index) => index % 4 === 3 && value > 0)
        .length
    }, word)
  } finally {
    await browser.close()
  }
}

const WAYS = process.platform === 'linux' && process.arch === 'x64' ? ['', 'packaged'] : ['']

test.each(WAYS)('a browser starts and writes Korean (%j)', { timeout: 60_000 }, async (way) => {
  vi.stubEnv('TEST_CHROMIUM', way)
  expect(await ink('인연')).toBeGreaterThan(100)
})

test('a path that leads nowhere is told, not passed over', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
  await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH names /nowhere/chromium, which does not exist.')
})
