import type { Page } from '@playwright/test'
import { addCategory, addNewsLink } from '../support/builders.ts'
import { expect, expectAccessible, ownSiteTest as test } from './journey.ts'

// Widths and touch targets of every page: walk.journey.ts.

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

test('a phone’s side menu opens, works, and Escape closes it, restoring the focus', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Menu', exact: true })
  await opener.click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  for (const name of ['Home', 'Politics', 'About Us', 'Contact', 'Admin Login', 'Test Routes']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.click()
  await menu.getByRole('link', { name: 'Politics' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politics News')
})

test('on a phone the footer has the categories and all pages of the site', async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const name of [
    'Politics',
    'World',
    'Today in five',
    'Search',
    'About Us',
    'Contact Us',
    'Terms of Service',
  ])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible()
})

test('an endless headline leaves space; right-to-left names start their line', async ({ page, site }) => {
  const category = await addCategory(site.db, {})
  const newest = { category: category.id, createdAt: new Date('2099-01-01') }
  const endless = { title: 'W'.repeat(5000), source: 'y'.repeat(5000) }
  const urdu = { title: 'جنوبی ساحل پر مانسون دو دن پہلے پہنچ گیا', source: 'نمونہ اخبار' }
  const publishedAt = new Date(Date.now() - 7 * 60_000)
  await site.refill(async () => {
    await addNewsLink(site.db, { ...newest, ...endless })
    await addNewsLink(site.db, { ...newest, ...urdu })
    await addNewsLink(site.db, { ...newest, title: 'Eight words of a headline that goes on '.repeat(4) })
    await addNewsLink(site.db, { category: category.id, source: 'روزنامہ جنگ', publishedAt })
  })
  // The width at which the source is below its headline.
  for (const [path, below] of [
    ['/', 1280],
    ['/index', 360],
    [`/category/${category.slug}`, 360],
  ] as const) {
    await page.goto(path)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 640 })
      await expectLimitedHeight(page, endless.title)
      if (width === below) await expectBylineAtRight(page, urdu.title)
    }
  }
  // As many letters on a line as on a phone whose reader has doubled their size.
  await page.setViewportSize({ width: 180, height: 640 })
  await page.goto('/')
  const links = page.locator('main :is(h2, h3) > a[target]').filter({ hasNotText: endless.title })
  const cut = await links.evaluateAll(each => {
    const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0
    return each
      .filter(link => bottomOf(link) > bottomOf(link.parentElement) + 8)
      .map(link => link.textContent)
  })
  expect(cut).toEqual([])
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`/category/${category.slug}`)
  const name = await page.getByText('روزنامہ جنگ', { exact: true }).boundingBox()
  const time = await page.getByText('7 minutes ago').boundingBox()
  expect(time?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? Number.NaN))
})

async function expectLimitedHeight(page: Page, title: string): Promise<void> {
  const heights = await page
    .locator('main :is(li, .card)')
    .filter({ hasText: title })
    .evaluateAll(boxes => boxes.map(box => box.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.max(...heights)).toBeLessThan(320)
}

/** The source of a right-to-left headline is below the start of the headline. */
async function expectBylineAtRight(page: Page, title: string): Promise<void> {
  const box = page
    .locator('main :is(li, .card)')
    .filter({ has: page.getByRole('link', { name: title }) })
    .first()
  const { right: edge } = await box.evaluate(element => element.getBoundingClientRect())
  const byline = await box.locator('.by > :last-child, a + span').boundingBox()
  expect((byline?.x ?? 0) + (byline?.width ?? 0)).toBeGreaterThan(edge - 12)
}
