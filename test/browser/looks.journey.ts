import type { Page } from '@playwright/test'
import { emptySite } from '../support/empty-site.ts'
import type { Site } from '../support/start-site.ts'
import { fillFrontPage } from './fill-front-page.ts'
import { findHoles } from './find-holes.ts'
import { expect, ownSiteTest as test } from './journey.ts'
import { listHeadlines, listRepeatedHeadlines } from './list-headlines.ts'

// Where the parts of a public page are. Accessibility and width of every page: walk.journey.ts.

const holeSize = { width: 200, height: 300 }
const desktop = { width: 1280, height: 800 }

test('the samples have no gaps, filters beside results, close labels and focus rings', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/category/world')
  expect(await findHoles(page, holeSize), 'a category').toEqual([])
  await expectLeadAndCards(page)
  await page.goto('/search?q=the')
  const form = await page.getByRole('search').boundingBox()
  const results = await page.getByRole('region', { name: 'Search Results' }).boundingBox()
  expect(form?.x).toBeGreaterThanOrEqual((results?.x ?? 0) + (results?.width ?? Number.NaN))
  expect(Math.abs((form?.y ?? 0) - (results?.y ?? Number.NaN))).toBeLessThan(8)
  await page.goto('/route-test')
  await expectCloseLabels(page)
  await page.goto('/')
  expect(await findHoles(page, holeSize), 'the front page').toEqual([])
  await expectRings(page)
})

/** A category opens with a lead and two cards, and lists the others by headline. */
async function expectLeadAndCards(page: Page): Promise<void> {
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
}

/** On the route tester a value is closer to its own label than to the next one. */
async function expectCloseLabels(page: Page): Promise<void> {
  const terms = page.getByRole('main').locator('dl')
  const [label, value, next] = await terms.evaluate(list =>
    [...list.children].slice(0, 3).map(part => part.getBoundingClientRect()),
  )
  if (!label || !value || !next) throw new Error('the route tester has no list')
  expect(next.top - value.bottom).toBeGreaterThan(value.top - label.bottom)
}

/** A headline's focus ring is drawn around the box that clips its text. */
async function expectRings(page: Page): Promise<void> {
  for (const headline of ['.lead h2', '.card h3']) {
    const box = page.locator(headline).first()
    await page.keyboard.press('Tab')
    await box.getByRole('link').focus()
    await expect(box).toHaveCSS('outline-style', 'solid')
    await expect(box.getByRole('link')).toHaveCSS('outline-style', 'none')
  }
}

test('a front page of a hundred links has no gaps; one of forty is short', async ({ page, site }) => {
  await site.refill(() => emptyAndFill(site, 40))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500)
  await site.refill(async () => {
    const yesterday = new Date(Date.now() - 86_400_000)
    await site.db
      .updateTable('newsLinks')
      .set({ publishedAt: yesterday })
      .where('title', 'like', '%number 3_ says%')
      .execute()
  })
  await page.goto('/')
  const ages = page.locator('.section .card + .card time')
  const shown = await ages.evaluateAll(times =>
    times.map(time => [time.textContent, time.checkVisibility()].join()),
  )
  expect(new Set(shown.filter(each => each.endsWith('true')))).toEqual(new Set(['1 day ago,true']))
  expect(shown.join()).toContain('minutes ago,false')
  await expect(page.locator('.section .head + .card time:visible')).toHaveCount(7)
  await page.setViewportSize(desktop)
  await page.goto('/index')
  const items = page.locator('.dense li:not(.again)')
  expect(await items.locator('time').count()).toBe(await items.count())
  await expect(page.getByRole('link', { name: '3 outlets', exact: true })).toHaveCount(6)

  await site.refill(() => emptyAndFill(site, 100))
  await page.goto('/')
  expect((await listHeadlines(page, 1600)).length).toBeGreaterThan(14)
  expect(await listRepeatedHeadlines(page, 1600)).toEqual([])
  await expect(page.getByRole('link', { name: 'and 2 more outlets' }).first()).toBeVisible()
  expect(await findHoles(page, holeSize)).toEqual([])
  const bottomOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)
  }
  expect(await bottomOf('.lead')).toBeLessThan(800)
  expect(await bottomOf('.latest li:nth-child(10)')).toBeLessThanOrEqual(800)
  for (const section of ['.beside .section', '.beside .section + .section'])
    expect(await bottomOf(`${section} > .head + .card h3`), section).toBeLessThanOrEqual(800)
})

async function emptyAndFill(site: Site, links: number): Promise<void> {
  await emptySite(site)
  await fillFrontPage(site.db, links)
}
