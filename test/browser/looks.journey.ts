import type { Page } from '@playwright/test'
import { startSite } from '../support/start-site.ts'
import { fillFrontPage } from './fill-front-page.ts'
import { findHoles } from './find-holes.ts'
import { expect, expectAccessible, expectContrast, expectNoSideScroll, test } from './journey.ts'
import { listHeadlines, listRepeatedHeadlines } from './list-headlines.ts'

// Checks every kind of public page for accessibility and layout; the screenshots are kept with the run's results.
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

// Links published by other journeys would otherwise change the page during the checks.
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
        // The contents at this width are the same as at the other two, so axe is skipped.
        if (width !== 768) await (colorScheme === 'dark' ? expectContrast(page) : expectAccessible(page))
        await page.screenshot({
          path: `test-results/screenshots/${name}-${width}-${colorScheme}.png`,
          fullPage: true,
        })
      }
    })
  }
}

test("a headline's focus ring is drawn around the box that clips its text", async ({ page }) => {
  await page.goto('/')
  for (const headline of ['.lead h2', '.card h3']) {
    const box = page.locator(headline).first()
    await page.keyboard.press('Tab')
    await box.getByRole('link').focus()
    await expect(box).toHaveCSS('outline-style', 'solid')
    await expect(box.getByRole('link')).toHaveCSS('outline-style', 'none')
  }
})

test('on the route tester a value is closer to its own label than to the next one', async ({ page }) => {
  await page.goto('/route-test')
  const terms = page.getByRole('main').locator('dl')
  const [label, value, next] = await terms.evaluate(list =>
    [...list.children].slice(0, 3).map(part => part.getBoundingClientRect()),
  )
  if (!label || !value || !next) throw new Error('the route tester has no list')
  expect(next.top - value.bottom).toBeGreaterThan(value.top - label.bottom)
})

const holeSize = { width: 200, height: 300 }

test('on a desktop neither the front page nor a category has gaps', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/', '/category/world']) {
    await page.goto(path)
    expect(await findHoles(page, holeSize), path).toEqual([])
  }
})

/** A front page with `links` links, on a separate site. */
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

test('a front page with enough links repeats no headline at its top and has no gaps', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const close = await openFront(page, 100)
  expect((await listHeadlines(page, 1600)).length).toBeGreaterThan(14)
  expect(await listRepeatedHeadlines(page, 1600)).toEqual([])
  await expect(page.getByRole('link', { name: 'and 2 more outlets' }).first()).toBeVisible()
  expect(await findHoles(page, holeSize)).toEqual([])
  await close()
})

test('the first screen of a desktop shows the lead, the latest ten and the start of two sections', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const close = await openFront(page, 100)
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
  }
  expect(await bottomOf('.lead')).toBeLessThan(800)
  expect(await bottomOf('.latest li:nth-child(10)')).toBeLessThanOrEqual(800)
  for (const section of ['.beside .section', '.beside .section + .section'])
    expect(await bottomOf(`${section} > .head`), section).toBeLessThanOrEqual(800)
  await close()
})

test('a front page of forty links is short on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const close = await openFront(page, 40)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5000)
  await close()
})

test('a category opens with a lead and two cards, and lists the others by headline', async ({ page }) => {
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

test('on a desktop the search filters are beside the results', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/search?q=the')
  const form = await page.getByRole('search').boundingBox()
  const results = await page.getByRole('region', { name: 'Search Results' }).boundingBox()
  expect(form?.x).toBeGreaterThanOrEqual((results?.x ?? 0) + (results?.width ?? Number.NaN))
  expect(Math.abs((form?.y ?? 0) - (results?.y ?? Number.NaN))).toBeLessThan(8)
})

test("the dense front page shows the time before each headline and a story's number of outlets", async ({
  page,
}) => {
  const close = await openFront(page, 40)
  await page.goto(new URL('/index', page.url()).href)
  const items = page.locator('.dense li')
  expect(await items.locator('time').count()).toBe(await items.count())
  await expect(page.getByRole('link', { name: '3 outlets', exact: true })).toHaveCount(6)
  await close()
})
