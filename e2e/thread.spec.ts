import { choices, comeIn, expect, test } from './house.ts'

test.describe('[JOURNEY-1] the thread from the first page to the end', () => {
  test('by mouse: email, story, person, interview, a streamed turn, a reload, the end', async ({
    page,
    house,
    complaints,
  }) => {
    await comeIn(page, house)
    await expect(page.getByText(/this is the first/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Begin this story' }).first().click()
    await page.getByRole('button', { name: 'Be Han Ji-woo' }).click()
    await page.waitForURL('**/interview')
    for (let question = 1; question <= 5; question++) {
      await expect(page.getByText(`Question ${question} of 5`)).toBeVisible()
      await expect(choices(page)).toHaveCount(4)
      await choices(page)
        .nth(question % 4)
        .click()
    }
    await page.getByRole('button', { name: 'Begin the story' }).click()
    await page.waitForURL('**/gameplay')
    await expect(choices(page).first()).toBeVisible()

    const streamed = page.waitForResponse((response) => response.url().endsWith('/demo/turn'))
    await choices(page).first().click()
    expect((await streamed).headers()['content-type']).toContain('text/plain')
    await expect(page.getByText('Turn 1 of 3').first()).toBeVisible()
    const told = await page.locator('main section p').allInnerTexts()

    await page.reload()
    await expect(page.getByText('Turn 1 of 3').first()).toBeVisible()
    await expect(choices(page).first()).toBeVisible()
    expect(await page.locator('main').innerText()).toContain(told.at(-1) ?? 'nothing was told')

    await page.getByRole('textbox').fill('I thank you for the chair.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Turn 2 of 3').first()).toBeVisible()
    await expect(page.getByText('I thank you for the chair.').first()).toBeVisible()
    await choices(page).first().click()
    await expect(page.getByRole('heading', { name: 'Where you stand with everyone' })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('by keyboard alone', async ({ page, house, complaints }) => {
    await page.goto(house.url)
    await page.locator('input[type=email]').focus()
    await page.keyboard.type(`keys-${Date.now()}@example.com`)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/scenarios')
    await page.getByRole('button', { name: 'Begin this story' }).first().focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Be Han Ji-woo' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/interview')
    for (let question = 1; question <= 5; question++) {
      await expect(page.getByText(`Question ${question} of 5`)).toBeVisible()
      await expect(choices(page).first()).toBeEnabled()
      await page.keyboard.press('2')
    }
    await page.getByRole('button', { name: 'Begin the story' }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/gameplay')
    for (let turn = 1; turn <= 3; turn++) {
      await expect(choices(page).first()).toBeEnabled()
      await page.keyboard.press('1')
      await expect(page.getByText(`Turn ${turn} of 3`).first()).toBeVisible()
    }
    await expect(page.getByRole('heading', { name: 'Where you stand with everyone' })).toBeVisible()
    expect(complaints).toEqual([])
  })
})

test.describe('[JOURNEY-2] on a phone, in Korean', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'ko-KR' })
  test('a turn is played and told in Korean, without sideways scrolling', async ({
    page,
    house,
    complaints,
  }) => {
    await comeIn(page, house)
    expect(await page.locator('html').getAttribute('lang')).toBe('ko')
    await page.locator('main article button, main li button').first().click()
    await page.getByRole('dialog').getByRole('button').filter({ hasText: '한지우' }).click()
    await page.waitForURL('**/interview')
    await expect(choices(page)).toHaveCount(4)
    await page.locator('main button').last().click()
    await page.waitForURL('**/gameplay')
    await choices(page).first().click()
    await expect(page.getByText(/1.*3|3.*1/).first()).toBeVisible()
    await expect(choices(page).first()).toBeEnabled()
    expect(await page.locator('main section p').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/[가-힣]{4}/)]),
    )
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    expect(complaints).toEqual([])
  })
})
