import type { Page } from '@playwright/test'
import { choices, comeIn, expect, test } from './house.ts'

const beginStory = async (page: Page) => {
  await page.getByRole('button', { name: 'Begin this story' }).first().click()
  await page.getByRole('button', { name: 'Be Han Ji-woo' }).click()
  await page.waitForURL('**/interview')
  await page.getByRole('button', { name: 'Skip the interview' }).click()
  await page.waitForURL('**/gameplay')
  await expect(choices(page).first()).toBeVisible()
}

test('[JOURNEY-3] without a server the same story is told inside the browser, from the email to the end', async ({
  page,
  house,
}) => {
  await page.goto(house.url)
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await page.locator('input[type=email]').fill(`offline-${Date.now()}@example.com`)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/scenarios')
  await expect(page.getByText('Offline').first()).toBeVisible()
  await beginStory(page)
  for (let turn = 1; turn <= 2; turn++) {
    await choices(page).first().click()
    await expect(page.getByText(new RegExp(`Turn ${turn} of \\d+`)).first()).toBeVisible({ timeout: 20_000 })
  }
  await page.reload()
  await expect(page.getByText(/Turn 2 of \d+/).first()).toBeVisible({ timeout: 20_000 })
})

test('[JOURNEY-4] a server that dies in mid-turn and comes back has lost nothing, and neither has the page', async ({
  page,
  house,
}) => {
  await comeIn(page, house)
  await beginStory(page)
  await choices(page).first().click()
  await expect(page.getByText('Turn 1 of 3').first()).toBeVisible()
  await page.getByRole('textbox').fill('I hold the door with my elbow.')
  await page.getByRole('button', { name: 'Send' }).click()
  await house.kill()
  await house.start()
  await page.reload()
  await expect(page.getByText('Turn 2 of 3').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('I hold the door with my elbow.').first()).toBeVisible()
})

test('[JOURNEY-5] a story is resumed from the shelf, and deleted after a question', async ({
  page,
  house,
  complaints,
}) => {
  await comeIn(page, house)
  await beginStory(page)
  await choices(page).first().click()
  await expect(page.getByText('Turn 1 of 3').first()).toBeVisible()
  await page.goto(`${house.url}/scenarios`)
  await expect(page.getByText(/Turn 1 of 3\. Demo\. Begun/)).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.waitForURL('**/gameplay')
  await page.goto(`${house.url}/scenarios`)
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible()
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Resume' })).toBeHidden()
  expect(complaints).toEqual([])
})
