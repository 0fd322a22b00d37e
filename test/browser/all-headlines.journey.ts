import type { Page } from '@playwright/test'
import { addCategory, addNewsLink } from '../support/builders.ts'
import { emptySite } from '../support/empty-site.ts'
import type { Site } from '../support/start-site.ts'
import { expect, ownSiteTest as test } from './journey.ts'

const words =
  'Rivers rise after a night of rain while ministers argue over who pays for the new embankment'.split(' ')

/** A site with the given number of articles in each category, with headlines of 40 to 92 letters. */
async function fill(site: Site, counts: number[]): Promise<void> {
  await site.refill(async () => {
    await emptySite(site)
    for (const [at, count] of counts.entries()) {
      const { id } = await addCategory(site.db, {
        name: `Section ${at}`,
        slug: `section-${at}`,
        orderNum: at,
      })
      for (let n = 0; n < count; n++) {
        // Numbered, because a headline that is printed twice is listed once.
        const title = [...words.slice(0, 7 + ((n * 5 + at) % 10)), `${at}-${n}`].join(' ')
        await addNewsLink(site.db, { category: id, title, source: 'The Morning Paper' })
      }
    }
  })
}

function measure(page: Page) {
  return page.evaluate(() => {
    const columns = document.querySelector('.dense .columns')?.getBoundingClientRect()
    const items = [...document.querySelectorAll('.dense li:not(.again)')].map(li =>
      li.getBoundingClientRect(),
    )
    const starts = [...document.querySelectorAll('.dense section')].map(section => {
      const first = section.querySelector('li:not(.again), p')?.getBoundingClientRect()
      const head = section.querySelector('h2 a')?.getBoundingClientRect()
      return first && head ? Math.abs(first.left - head.left) < 2 && first.top > head.top : false
    })
    return {
      areHeadingsWithLinks: starts.every(Boolean),
      bottom: columns?.bottom ?? 0,
      widestLeft: Math.max(...items.map(item => item.left)),
      filled:
        (Math.max(...items.map(item => item.bottom)) - (columns?.top ?? 0)) /
        (innerHeight - (columns?.top ?? 0)),
    }
  })
}

function countFewest(page: Page): Promise<number> {
  return page
    .locator('.dense section')
    .evaluateAll(sections =>
      Math.min(...sections.map(section => section.querySelectorAll('li:not(.again)').length)),
    )
}

/** Articles in each category, and how many are listed of each at least if they reach below the fold; null if all fit above it. */
const scenes: [name: string, counts: number[], fewestShown: number | null][] = [
  ['five full categories', [20, 20, 20, 20, 20], null],
  ['one full category', [90], null],
  ['one full category of many', [0, 0, 70, 0, 1, 0, 0], null],
  ['a few articles here and there', [3, 1, 12, 0, 7, 2, 9, 4], null],
  // Five headlines of each category may extend below the fold.
  ['nine full categories', Array(9).fill(20), 5],
  ['fifteen categories', Array(15).fill(6), 5],
]

test('all headlines fit above the fold or are few, and headings keep their links', async ({ page, site }) => {
  for (const [name, counts, fewestShown] of scenes) {
    await page.goto('about:blank')
    await fill(site, counts)
    for (const [width, height] of [
      [1366, 768],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/index')
      const { areHeadingsWithLinks, bottom, widestLeft, filled } = await measure(page)
      expect(areHeadingsWithLinks, name).toBe(true)
      if (fewestShown === null) expect(bottom, name).toBeLessThanOrEqual(height)
      else expect(await countFewest(page), name).toBe(fewestShown)
      expect(widestLeft, name).toBeGreaterThan(width * 0.6)
      const total = counts.reduce((sum, count) => sum + count, 0)
      if (total >= 60) expect(filled, name).toBeGreaterThan(0.75)
    }
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 })
      expect((await measure(page)).areHeadingsWithLinks, name).toBe(true)
    }
  }
})
