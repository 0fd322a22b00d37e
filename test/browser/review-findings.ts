import type { Page } from '@playwright/test'
import { findHoles } from './find-holes.ts'
import { listViolations } from './journey.ts'
import { listRepeatedHeadlines } from './list-headlines.ts'

// The part of a design review that a program can check; screenshots are for the rest.

const holeSize = { width: 200, height: 300 }
const repeatDepthPx = 1_600
const phonePxOfLink = 5_000 / 40
const firstRowPxMax = 400

/** Returns one sentence per flaw of the page at its current width. */
export async function listFindings(
  page: Page,
  { name, width, rules }: { name: string; width: number; rules?: string[] },
): Promise<string[]> {
  const found = [...(await listViolations(page, { rules })), ...(await listLayoutFlaws(page))]
  if (['front', 'category', 'story', 'index'].includes(name) && width >= 1280)
    found.push(...(await findHoles(page, holeSize)).map(place => `an empty area at ${place}`))
  if (name === 'front' && width === 1280)
    found.push(...(await listRepeatedHeadlines(page, repeatDepthPx)).map(title => `twice: ${title}`))
  if (name === 'front' && width === 360) found.push(...(await judgeHeight(page)))
  if (['queue', 'news', 'admin-stories'].includes(name) && width === 360)
    found.push(...(await judgeFirstRow(page)))
  return found
}

async function judgeHeight(page: Page): Promise<string[]> {
  const links = await page
    .locator('main :is(h2, h3) > a, .teaser-headlines a')
    .filter({ visible: true })
    .count()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  return height > links * phonePxOfLink ? [`${height} px high with ${links} links`] : []
}

async function judgeFirstRow(page: Page): Promise<string[]> {
  const row = page.getByRole('main').locator('tbody tr, [data-entry], [data-story-row]').first()
  const y = (await row.boundingBox())?.y ?? Number.NaN
  return y < firstRowPxMax ? [] : [`the first row begins at ${y}`]
}

/** Sideways scrolling, a line that begins with a dot, and a headline with a gap below it. */
function listLayoutFlaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const flaws: string[] = []
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth > clientWidth) flaws.push(`${scrollWidth - clientWidth} px wider than the screen`)
    for (const byline of document.querySelectorAll('main .by')) {
      const { left } = byline.getBoundingClientRect()
      const parts = document.createTreeWalker(byline, NodeFilter.SHOW_TEXT)
      while (parts.nextNode()) {
        const { currentNode } = parts
        const at = currentNode.textContent?.indexOf('·') ?? -1
        if (at < 0) continue
        const range = new Range()
        range.setStart(currentNode, at)
        range.setEnd(currentNode, at + 1)
        if (range.getBoundingClientRect().left < left + 2) flaws.push(`a dot first: ${byline.textContent}`)
      }
      const last = [...(byline.querySelector('.from')?.getClientRects() ?? [])].at(-1)
      if (last && last.width < 10) flaws.push(`a dot alone: ${byline.textContent}`)
      const above = byline.previousElementSibling
      if (above?.tagName !== 'H3' || clientWidth > 400) continue
      const text = new Range()
      text.selectNodeContents(above)
      const gap = byline.getBoundingClientRect().top - text.getBoundingClientRect().bottom
      if (gap > 12) flaws.push(`${Math.round(gap)} px below: ${above.textContent}`)
    }
    return flaws
  })
}
