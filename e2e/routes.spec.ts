import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './house.ts'

const PAGES = [
  '/',
  '/scenarios',
  '/scenario-wizard',
  '/npc-wizard',
  '/protagonist-wizard',
  '/interview',
  '/gameplay',
  '/kickstarter',
  '/access-limit',
  '/avatar-test',
  '/privacy',
  '/admin',
]

for (const path of PAGES) {
  test(`[ROUTE-1] ${path} has its page, one heading, no complaint and nothing axe objects to`, async ({
    page,
    house,
    complaints,
  }) => {
    await page.goto(house.url + path)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    expect(complaints.filter((said) => !/status of 401/.test(said))).toEqual([])
  })
}

test('[ROUTE-2] any other path leads to the first page', async ({ page, house }) => {
  await page.goto(`${house.url}/nowhere/at-all`)
  await expect(page.locator('input[type=email]')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('[ROUTE-3] the page stands under a policy that runs nothing foreign', async ({ page, house }) => {
  const response = await page.goto(house.url)
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'")
  const ran = await page.evaluate(() => {
    const script = document.createElement('div')
    try {
      script.innerHTML = '<img src=x onerror="window.ran = true">'
    } catch {
      return 'refused'
    }
    return 'taken'
  })
  expect(ran).toBe('refused')
})
