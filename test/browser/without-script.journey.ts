import { expect, expectNoSideScroll, press, test } from './journey.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript pages are readable, the menu opens, and search works', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Latest News' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('link', { name: 'More Politics' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politics News')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')

  await page.goto('/')
  await page.getByRole('link', { name: 'Search', exact: true }).first().click()
  await page.getByLabel('Search articles').fill('ferry')
  await press(page, 'Search', /\d articles found/)
  await page.getByLabel('Search articles').fill('chess')
  await page.getByLabel('Search articles').press('Enter')
  await expect(page.getByText(/^1 articles? found$/)).toBeVisible()

  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Videos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Videos News')
  await expectNoSideScroll(page)
})

test('without JavaScript a theme applies to this page, the next, and admin pages', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const background = (selector: string) =>
    page.locator(selector).evaluate(element => getComputedStyle(element).backgroundColor)
  await page.goto('/search?q=ferry')
  const light = await background('html')
  await page.getByRole('button', { name: 'Dark' }).click()
  // The address is the same before and after the redirect.
  await expect.poll(() => background('html')).not.toBe(light)
  await expect(page).toHaveURL(`${site.origin}/search?q=ferry`)
  const dark = await background('html')
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveCSS('font-weight', '600')
  await page.goto('/category/world')
  expect(await background('html')).toBe(dark)
  await page.goto('/admin/login')
  expect(await background('body')).toBe(dark)
  await page.goto('/')
  await page.getByRole('button', { name: 'Auto' }).click()
  await expect.poll(() => background('html')).toBe(light)
  await page.goto('/admin/login')
  expect(await background('body')).toBe(light)
})
