import type { Page } from '@playwright/test'
import { startSite } from '../support/start-site.ts'
import { fillFrontPage } from './fill-front-page.ts'
import { findHoles } from './find-holes.ts'
import { expect, expectAccessible, expectContrast, expectNoSideScroll, test } from './journey.ts'
import { listHeadlines, listRepeatedHeadlines } from './list-headlines.ts'

// Every kind of page as people with and without sight meet it; the pictures are kept with the results of the run.
const paths = {
  front: '/',
  index: '/index',
  category: '/category/world',
  search: '/search?q=the',
  unasked: '/search',
  nothing: '/search?q=zzzz',
  page: '/about',
  tester: '/route-test',
  missing: '/none',
  'admin-missing': '/admin/none',
}

// Links that other journeys publish meanwhile would move the page while it is looked at.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    class SilentEventSource extends EventTarget {
      close(): void {}
    }
    Object.assign(window, { EventSource: SilentEventSource })
  }),
)

for (const width of [360, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every page at ${width} pixels in ${colorScheme} colours`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      for (const [name, path] of Object.entries(paths)) {
        await page.goto(path)
        await expectNoSideScroll(page)
        // Between the two nothing stands that neither has.
        if (width !== 768) await (colorScheme === 'dark' ? expectContrast(page) : expectAccessible(page))
        await page.screenshot({
          path: `test-results/screenshots/${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        })
      }
    })
  }
}

test('the ring of a headline is drawn round the box that cuts its text', async ({ page }) => {
  await page.goto('/')
  for (const headline of ['.lead h2', '.card h3']) {
    const box = page.locator(headline).first()
    await page.keyboard.press('Tab')
    await box.getByRole('link').focus()
    await expect(box).toHaveCSS('outline-style', 'solid')
    await expect(box.getByRole('link')).toHaveCSS('outline-style', 'none')
  }
})

test('on the route tester a value stands nearer to its own label than to the next', async ({ page }) => {
  await page.goto('/route-test')
  const terms = page.getByRole('main').locator('dl')
  const [label, value, next] = await terms.evaluate(list =>
    [...list.children].slice(0, 3).map(part => part.getBoundingClientRect()),
  )
  if (!label || !value || !next) throw new Error('the route tester has no list')
  expect(next.top - value.bottom).toBeGreaterThan(value.top - label.bottom)
})

const holeSize = { width: 200, height: 300 }

test('on a desktop neither front page nor category has a hole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/', '/category/world']) {
    await page.goto(path)
    expect(await findHoles(page, holeSize), path).toEqual([])
  }
})

/** A front page of so many links, of a site for it alone. */
async function openFront(page: Page, links: number): Promise<() => Promise<void>> {
  const site = await startSite()
  await site.restart(() => fillFrontPage(site.db, links))
  await page.unrouteAll()
  await page.goto(site.origin)
  return async () => {
    await page.goto('about:blank')
    await site.stop()
  }
}

test('a front page with enough to show repeats no headline at its top and has no hole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const close = await openFront(page, 100)
  expect((await listHeadlines(page, 1600)).length).toBeGreaterThan(14)
  expect(await listRepeatedHeadlines(page, 1600)).toEqual([])
  await expect(page.getByRole('link', { name: 'and 2 more outlets' }).first()).toBeVisible()
  expect(await findHoles(page, holeSize)).toEqual([])
  await close()
})

test('a front page of forty links is short on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const close = await openFront(page, 40)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5000)
  await close()
})

test('a category opens with a lead and two, and lists the others by headline', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/category/world')
  const cards = page.getByRole('main').getByRole('article')
  const [lead, second, fourth] = [
    await cards.first().boundingBox(),
    await cards.nth(1).boundingBox(),
    await cards.nth(3).boundingBox(),
  ]
  expect(lead?.width).toBeGreaterThan(560)
  expect(second?.x).toBeGreaterThan((lead?.x ?? 0) + (lead?.width ?? 0))
  expect(fourth?.width).toBeLessThan(320)
  await expect(cards.nth(3).locator('.about, img')).toHaveCount(0)
})

test('on a desktop what narrows a search stands beside what it found', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/search?q=the')
  const form = await page.getByRole('search').boundingBox()
  const results = await page.getByRole('region', { name: 'Search Results' }).boundingBox()
  expect(form?.x).toBeGreaterThanOrEqual((results?.x ?? 0) + (results?.width ?? Number.NaN))
  expect(Math.abs((form?.y ?? 0) - (results?.y ?? Number.NaN))).toBeLessThan(8)
})

test('the dense front page has the time before each headline and counts the outlets of a story', async ({
  page,
}) => {
  const close = await openFront(page, 40)
  await page.goto(new URL('/index', page.url()).href)
  const items = page.locator('.dense li')
  expect(await items.locator('time').count()).toBe(await items.count())
  await expect(page.getByRole('link', { name: '3 outlets', exact: true })).toHaveCount(6)
  await close()
})
