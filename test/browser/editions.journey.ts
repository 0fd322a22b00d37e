import type { Page } from '@playwright/test'
import { addCategory, setRows } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expect, expectNoSideScroll, ownSiteTest as test } from './journey.ts'

test('in editions the longest dates, mastheads and marks have their space', async ({ page, site }) => {
  await site.refill(() => turnOnEditions(site))
  for (const [width, beside] of [
    [360, 'h3'],
    [1280, '.by'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    // An edition with few links has no list of times, so the site's own page stands in for it.
    await page.goto('/')
    for (const [language, date] of [
      ['en', '30 Sept'],
      ['hi', '30 सितंबर'],
      ['ta', 'செப். 30'],
    ] as const) {
      await page.evaluate(of => document.documentElement.setAttribute('lang', of), language)
      expect(await measureGap(page, { date, beside }), `${language} at ${width}`).toBeGreaterThanOrEqual(6)
    }
  }
  await expectRoomInMasthead(page)
  await expectOneLine(page)
  // The masthead keeps its sections; the links have another language.
  await site.refill(() => setLanguage(site, 'hi'))
  await expectSpaceForMarks(page)
  await site.refill(() => setLanguage(site, 'en'))
  await page.goto('/hi')
  await expect(page.locator('.featured > .empty'), 'a front page without news').toHaveCSS(
    'font-style',
    'normal',
  )
})

/** With text of up to twice its size, the texts and tools of a phone's masthead are apart from each other. */
async function expectRoomInMasthead(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  for (const size of ['100%', '125%', '150%', '175%', '200%']) {
    const flaws = await page.evaluate(fontSize => {
      document.documentElement.style.fontSize = fontSize
      const parts = document.querySelectorAll('.masthead :is(.name a, time, .editions a, .tools svg)')
      const boxes = [...parts].map(part => {
        // The text, because a link's padding may reach over its neighbour.
        const range = document.createRange()
        range.selectNodeContents(part)
        return range.getBoundingClientRect()
      })
      const meet = (a: DOMRect, b: DOMRect) =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      const isOff = (box: DOMRect, n: number) =>
        box.left < 0 || box.right > innerWidth || boxes.slice(0, n).some(other => meet(box, other))
      return [...parts].flatMap((part, n) => (boxes[n] && isOff(boxes[n], n) ? part.outerHTML : []))
    }, size)
    expect(flaws, size).toEqual([])
  }
}

/** The last links of a Tamil masthead keep to one line on a tablet. */
async function expectOneLine(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/ta')
  const links = page.locator('.sections-nav ul + ul a')
  const heights = await links.evaluateAll(all => all.map(link => link.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(1)
  expect(new Set(heights).size).toBe(1)
  await expectNoSideScroll(page)
}

/** Every headline of the Hindi edition has space for the marks above and below its letters. */
async function expectSpaceForMarks(page: Page): Promise<void> {
  for (const path of ['/hi', '/hi/category/world']) {
    await page.goto(path)
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
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
}

async function turnOnEditions({ db }: Site): Promise<void> {
  const texts = { siteName: '', tagline: '', siteDescription: '' }
  await setRows(db, 'settings', { editions: JSON.stringify({ hi: texts, ta: texts }) })
  for (const name of ['Education', 'Environment', 'Science and Health']) await addCategory(db, { name })
}

async function setLanguage({ db }: Site, language: string): Promise<void> {
  await setRows(db, 'newsLinks', { language })
}

/** The space between a date in the first row of the latest news and what stands beside it. */
function measureGap(page: Page, texts: { date: string; beside: string }): Promise<number> {
  return page
    .locator('.list li:has(> .clock)')
    .first()
    .evaluate((row, { date, beside: selector }) => {
      const clock = row.querySelector('.clock')
      const beside = row.querySelector(selector)
      if (!clock || !beside) return Number.NaN
      clock.textContent = date
      const edge = (element: Element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getClientRects()[0]
      }
      return (edge(beside)?.left ?? 0) - (edge(clock)?.right ?? 0)
    }, texts)
}
