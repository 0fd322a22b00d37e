import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

// On a slow network a page is painted in chunks, because its rules are inlined: content that is already visible must
// not move. The parser of one document gets the chunks one after the other, as from the network.

const pieceCount = 8

test('later chunks move nothing visible; half a page is readable', async ({ browser, page, site }) => {
  for (const path of ['/', '/category/politics', '/stories', '/story', '/index']) {
    const { pathname, html } = await readPage(page, { path, origin: site.origin })
    const address = site.origin + pathname
    for (const width of [360, 768, 1280]) {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } })
      const slow = await context.newPage()
      await slow.route(address, route => route.fulfill({ contentType: 'text/html', body: '' }))
      await slow.goto(address)
      // On a busy machine the chunks may take longer than the page waits for its last one.
      const client = await context.newCDPSession(slow)
      await client.send('Animation.enable')
      await client.send('Animation.setPlaybackRate', { playbackRate: 0 })
      await slow.evaluate(() => document.open())
      let seen = new Map<string, string>()
      let arrived = 0
      for (const piece of pieces(html)) {
        await slow.evaluate(chunk => document.write(chunk), piece)
        arrived += piece.length
        const places = new Map(await slow.evaluate(listPlaces))
        const moved = [...seen].filter(([element, place]) => places.get(element) !== place)
        expect(moved, `${path}, ${width} pixels, ${arrived} of ${html.length} letters`).toEqual([])
        seen = places
      }
      expect(arrived, path).toBe(html.length)
      expect(seen.size, path).toBeGreaterThan(5)
      await slow.evaluate(
        half => {
          document.open()
          document.write(half)
        },
        html.slice(0, html.indexOf('<footer')),
      )
      await expect(slow.locator('h1')).toBeVisible({ visible: width === 360 })
      await client.send('Animation.setPlaybackRate', { playbackRate: 20 })
      await expect(slow.locator('h1')).toBeVisible()
      await context.close()
    }
  }
})

/** `/story` means the first story on the page of stories. */
async function readPage(page: Page, { path, origin }: { path: string; origin: string }) {
  const read = async (pathname: string) => (await page.request.get(origin + pathname)).text()
  const pathname = path === '/story' ? /\/story\/[\w-]+/.exec(await read('/stories'))?.[0] : path
  return { pathname, html: await read(pathname ?? '') }
}

/** The page in chunks, each ending between two blocks of its main part. */
function pieces(html: string): string[] {
  const cuts = [...html.matchAll(/<(?:main|article|section|li|footer)\b/g)]
    .map(({ index }) => index)
    .filter(index => index >= html.indexOf('<main'))
  const step = Math.ceil(cuts.length / pieceCount)
  const ends = [...cuts.filter((_, n) => n % step === 0), html.length]
  return ends.map((end, n) => html.slice(ends[n - 1] ?? 0, end))
}

/** Runs in the page: headlines, pictures and links on the screen with their positions, keyed by document order. */
function listPlaces(): [string, string][] {
  return [...document.querySelectorAll('h1, h2, h3, img, a, p')].flatMap((element, n) => {
    const { left, top, width } = element.getBoundingClientRect()
    const isSeen = width > 1 && top < innerHeight && element.checkVisibility({ visibilityProperty: true })
    return isSeen
      ? [[`${n} ${element.tagName} ${element.textContent?.trim()}`, `${Math.round(left)} ${Math.round(top)}`]]
      : []
  })
}
