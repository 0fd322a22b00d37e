import type { Page } from '@playwright/test'
import { addCategory } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expectTappable } from './expect-tappable.ts'
import { expect, expectAccessible, expectNoSideScroll, served, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'
import { takePictures } from './take-pictures.ts'

const test = testWithOwnSite()

test("an editor turns on a Hindi edition, and a reader's choice of it is remembered", async ({
  page,
  site,
  browser,
}) => {
  await signInPage(page, site)
  await page.goto('/admin/settings?tab=editions')
  await page.getByRole('checkbox', { name: /^Hindi edition/ }).click()
  const hindi = page.getByRole('group', { name: /^Hindi/ })
  await hindi.getByLabel('Site name').fill('चौक')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Settings have been saved')).toBeVisible()

  const reader = await (await browser.newContext({ baseURL: site.origin })).newPage()
  await reader.goto('/')
  await expect(reader.locator('html')).toHaveAttribute('lang', 'en')
  expect(await reader.context().cookies()).toEqual([])
  await reader.getByRole('link', { name: 'हिन्दी' }).first().click()
  await expect(reader).toHaveURL(`${site.origin}/hi`)
  await expect(reader.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(reader.getByRole('heading', { name: 'ताज़ा खबरें' })).toBeVisible()
  await expectAccessible(reader)
  for (const width of [360, 1280]) {
    await reader.setViewportSize({ width, height: 800 })
    await expectNoSideScroll(reader)
  }
  await takePictures(reader, 'edition')
  await reader.setViewportSize({ width: 360, height: 800 })
  await reader.goto('/hi/search')
  await expectTappable(reader)
  // Without a choice `/` is the same for everybody; with a choice it redirects.
  await reader.goto('/')
  await expect(reader).toHaveURL(`${site.origin}/hi`)
  await reader.getByRole('link', { name: 'English' }).first().click()
  await expect(reader).toHaveURL(`${site.origin}/`)
  await reader.context().close()
})

test('the longest date of the latest news does not touch the outlet beside it', async ({ page, site }) => {
  await turnOnEditions(site)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [path, date] of [
      ['/', '30 Sept'],
      ['/hi', '30 सितंबर'],
      ['/ta', 'செப். 30'],
    ] as const) {
      await page.goto(path)
      expect(await measureGap(page, date), `${path} at ${width}`).toBeGreaterThanOrEqual(6)
    }
  }
})

test('on a phone the pages of an edition have full touch targets', async ({ page, site }) => {
  await turnOnEditions(site)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/hi/index', '/ta/index', '/hi/test-route']) {
    await page.goto(path)
    await expectTappable(page)
  }
})

test('the line that says headlines are being fetched takes no tap from a link', async ({ page, site }) => {
  await turnOnEditions(site)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/index', '/ta/index', '/ta/category/india']) {
    await page.goto(path)
    await page.locator('main .status').evaluate((line: HTMLElement) => {
      line.textContent = line.dataset.status ?? ''
    })
    await expectTappable(page)
  }
})

test('the last links of a Tamil masthead keep to one line on a tablet', async ({ page, site }) => {
  await turnOnEditions(site)
  for (const name of ['Education', 'Environment', 'Science and Health']) await addCategory(site.db, { name })
  await served(site, '/ta').toContain('Science and Health')
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/ta')
  const links = page.locator('.sections-nav ul + ul a')
  const heights = await links.evaluateAll(all => all.map(link => link.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(1)
  expect(new Set(heights).size).toBe(1)
  await expectNoSideScroll(page)
})

async function turnOnEditions(site: Site): Promise<void> {
  const hi = { siteName: '', tagline: '', siteDescription: '' }
  const editions = JSON.stringify({ hi, ta: hi })
  await site.db.updateTable('settings').set({ editions }).execute()
  await served(site, '/ta').toContain('lang="ta"')
}

/** The space between a date in the first row of the latest news and the outlet beside it. */
function measureGap(page: Page, date: string): Promise<number> {
  return page
    .locator('.list li:has(> .clock)')
    .first()
    .evaluate((row, text) => {
      const clock = row.querySelector('.clock')
      const beside = row.querySelector('.by')
      if (!clock || !beside) return Number.NaN
      clock.textContent = text
      const edge = (element: Element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getClientRects()[0]
      }
      return (edge(beside)?.left ?? 0) - (edge(clock)?.right ?? 0)
    }, date)
}

test('an editor uses the desk in Hindi and decides there', async ({ page, site }) => {
  await signInPage(page, site)
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page.getByRole('heading', { name: 'मेरा खाता' })).toBeVisible()
  for (const path of ['dashboard', 'queue', 'stories', 'front', 'news', 'feeds', 'outlets', 'settings']) {
    await page.goto(`/admin/${path}`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSideScroll(page)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
})

// The last two change the language of every link.
test('every headline of the Hindi edition has space for the marks above and below its letters', async ({
  page,
  site,
}) => {
  const hi = { siteName: '', tagline: '', siteDescription: '' }
  await site.db
    .updateTable('settings')
    .set({ editions: JSON.stringify({ hi }) })
    .execute()
  await site.db.updateTable('newsLinks').set({ language: 'hi' }).execute()
  await served(site, '/hi').toContain('lang="hi"')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/hi', '/hi/category/world']) {
      await page.goto(path)
      const ratios = await page.locator('main :is(h2, h3)').evaluateAll(headings =>
        headings.map(heading => {
          const { lineHeight, fontSize } = getComputedStyle(heading)
          return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
        }),
      )
      expect(ratios.length, path).toBeGreaterThan(3)
      expect(Math.min(...ratios), `${path} at ${width}`).toBeCloseTo(1.5)
    }
  }
})

test('a Hindi front page without news has a notice that is not slanted', async ({ page, site }) => {
  await site.db.updateTable('newsLinks').set({ language: 'en' }).execute()
  await served(site, '/hi').toContain('class="empty"')
  await page.goto('/hi')
  await expect(page.locator('.featured > .empty')).toHaveCSS('font-style', 'normal')
})
