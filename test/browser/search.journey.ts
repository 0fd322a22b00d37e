import { expect, expectAccessible, test } from './journey.ts'

test('a reader searches by keyboard alone and shares the address', async ({ page, context, site }) => {
  await page.goto('/search')
  await expect(page.getByRole('heading', { name: 'Search Results' })).toHaveCount(0)
  await page.getByLabel('Search articles').focus()
  await page.keyboard.type('MONSOON')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible()
  await expect(page.getByText('7 articles found')).toBeVisible()
  await expectAccessible(page)
  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(shared.getByLabel('Search articles')).toHaveValue('MONSOON')
  await expect(shared.getByText('7 articles found')).toBeVisible()
  expect(new URL(shared.url()).origin).toBe(site.origin)
})

test('a reader narrows a search to a category', async ({ page }) => {
  await page.goto('/search?q=monsoon')
  await page.getByLabel('Category').selectOption('Videos')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText(/^1 articles? found$/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test('a reader finds words in Hindi and Tamil', async ({ page }) => {
  for (const word of ['पुस्तकालय', 'நூலகம்']) {
    await page.goto(`/search?q=${encodeURIComponent(word)}`)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  }
})

test('a search without results suggests what to try', async ({ page }) => {
  await page.goto('/search?q=zzzzzz')
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible()
  await expect(page.getByText('Try using different keywords or removing filters.')).toBeVisible()
  await expectAccessible(page)
})
