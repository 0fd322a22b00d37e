import { expect, expectNoSideScroll, test } from './journey.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript the front page, its sections and the static pages read as ever', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Latest News' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('link', { name: 'More Politics' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politics News')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
})

test('without JavaScript the search works by button and by Enter', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Search', exact: true }).first().click()
  await page.getByLabel('Search articles').fill('ferry')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText(/\d articles found/)).toBeVisible()
  await page.getByLabel('Search articles').fill('chess')
  await page.getByLabel('Search articles').press('Enter')
  await expect(page.getByText(/^1 articles? found$/)).toBeVisible()
})

test('without JavaScript the menu of small screens opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Videos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Videos News')
  await expectNoSideScroll(page)
})

test('without JavaScript the theme can be chosen for the page at hand', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  await page.getByRole('radio', { name: 'Dark' }).check()
  expect(await background()).not.toBe(light)
})
