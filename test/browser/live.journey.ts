import type { Locator, Route } from '@playwright/test'
import { authorizeCommand } from '../../src/domain/accounts/authorize.ts'
import { addFeed } from '../../src/domain/feeds/add-feed.ts'
import { addCategory, addNewsLink, getRow } from '../support/builders.ts'
import { startSite } from '../support/start-site.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, ownSiteTest as test } from './journey.ts'
import { listLayoutShifts } from './list-layout-shifts.ts'

async function categoryId(site: { db: Parameters<typeof addNewsLink>[0] }, slug: string): Promise<string> {
  const row = await getRow(site.db, 'categories', { slug })
  return row.id
}

/** The element's position on the screen once the page has stopped moving. */
async function restingPlace(held: Locator): Promise<number> {
  let place = Number.NaN
  await expect(async () => {
    const before = place
    place = (await held.boundingBox())?.y ?? Number.NaN
    expect(place).toBe(before)
  }).toPass()
  return place
}

test('a new link appears on the open page, which keeps its scroll and focus', async ({ page, site }) => {
  const category = await categoryId(site, 'world')
  const streaming = page.waitForResponse('**/events')
  await page.goto('/')
  await streaming
  const held = page.getByRole('link', { name: 'More Opinion' })
  await held.focus()
  const placeBefore = await restingPlace(held)
  const committedAt = performance.now()
  await addNewsLink(site.db, { category, title: 'A link that was just committed' })
  await expect(page.getByRole('link', { name: 'A link that was just committed' }).first()).toBeAttached()
  const tookMs = Math.round(performance.now() - committedAt)
  test.info().annotations.push({ type: 'ms from commit to page', description: String(tookMs) })
  await expect(held).toBeFocused()
  // The first visible headline keeps its position; content below it may move by one line that wraps differently.
  expect(Math.abs((await restingPlace(held)) - placeBefore)).toBeLessThanOrEqual(48)
  // Back, browsers show the page of their cache without asking the server, and the stream no longer names the change.
  await page.goto('about:blank')
  await site.restart(async () => {
    await addNewsLink(site.db, { category, title: 'A link of the time away' })
  })
  await page.goBack()
  await expect(page.getByRole('link', { name: 'A link of the time away' }).first()).toBeAttached()
})

test('the status text of a page during a renewal causes no layout shift', async ({ page, site }) => {
  const category = await categoryId(site, 'world')
  for (const path of ['/', '/index', '/category/world']) {
    const streaming = page.waitForResponse('**/events')
    await page.goto(path)
    await streaming
    const { release } = await holdRequests(page, `**${path}`, { on: 'there' })
    await site.db
      .updateTable('newsLinks')
      .set({ updatedAt: new Date() })
      .where('category', '=', category)
      .execute()
    const status = page.getByRole('status')
    await expect(status).toHaveText('Loading latest news...')
    release()
    await expect(status).toHaveText('')
    expect(await listLayoutShifts(page), path).toEqual([])
  }
})

test('another primary colour reaches the open page, and no policy refuses it', async ({ page, site }) => {
  const streaming = page.waitForResponse('**/events')
  await page.goto('/')
  await streaming
  const paint = (primaryColor: string) => site.db.updateTable('settings').set({ primaryColor }).execute()
  const { primaryColor } = await getRow(site.db, 'settings', {})
  await paint('#aa0011')
  await expect(page.locator('link[data-sheet^="/style/aa0011-"]')).toBeAttached()
  await expect(page.locator('style[data-sheet]')).not.toBeAttached()
  await paint(primaryColor)
  await expect(page.locator(`link[data-sheet^="/style/${primaryColor.slice(1)}-"]`)).toBeAttached()
})

test.describe('when the server is unreachable', () => {
  test.use({ expectedNoise: /ERR_|Failed to load resource/ })

  test('an open page catches up on missed changes, also after failed responses', async ({ page, site }) => {
    const category = await categoryId(site, 'business')
    // A renewal is given up after half a minute.
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout
      AbortSignal.timeout = ms => timeout.call(AbortSignal, ms / 10)
    })
    const streaming = page.waitForResponse('**/events')
    await page.goto('/')
    await streaming
    await site.restart(async () => {
      await addNewsLink(site.db, { category, title: 'A link of the interruption' })
    })
    const missed = page.getByRole('link', { name: 'A link of the interruption' }).first()
    await expect(missed).toBeAttached({ timeout: 30_000 })
    // The stream lives, but the page's own request fails once, never ends, or gets the response of somebody else.
    const login = '<title>Free Wi-Fi</title><main id="main">Log in</main>'
    await page.route('/login', route => route.fulfill({ contentType: 'text/html', body: login }))
    const responses: [name: string, respond: (route: Route) => Promise<void>][] = [
      ['failed', route => route.abort()],
      ['endless', () => new Promise(() => undefined)],
      ['login', route => route.fulfill({ contentType: 'text/html', body: login })],
      ['redirect', route => route.fulfill({ status: 302, headers: { location: '/login' } })],
      ['404', route => route.fulfill({ status: 404, body: '404 page not found' })],
    ]
    for (const [name, respond] of responses) {
      await page.route(`${site.origin}/`, respond, { times: 1 })
      await addNewsLink(site.db, { category, title: `A link of the request: ${name}` })
      await expect(page.getByRole('link', { name: `A link of the request: ${name}` }).first()).toBeAttached()
      // Neither a part of it was replaced nor the whole.
      await expect(missed).toBeAttached()
    }
    expect(
      await page.evaluate(() => performance.getEntriesByType('navigation').map(({ name }) => name)),
    ).toEqual([`${site.origin}/`])
  })
})

test.describe('in a demo', () => {
  // The demo is a second site.
  test.use({ expectedNoise: /request to another host: http:\/\/127\.0\.0\.1:/ })

  test("an outlet's new article reaches the open page; the samples disappear", async ({ outlet, page }) => {
    const own = await startSite({ DEMO: '1' })
    const fresh = { title: 'Fresh from the outlet', url: 'https://outlet.example/fresh' }
    const feed = outlet.showFeed('/feed.xml', [fresh])
    const category = await addCategory(own.db)
    await addNewsLink(own.db, { category: category.id, title: 'A sample that makes room', isSample: true })
    await page.goto(own.origin)
    await expect(page.getByRole('link', { name: 'A sample that makes room' }).first()).toBeVisible()
    await own.startWorker([outlet.host])
    const published = { url: feed, category: category.id, publishing: 'at-once' } as const
    await addFeed(own.db, published, { by: authorizeCommand('Test'), now: new Date() })
    await expect(page.getByRole('link', { name: 'Fresh from the outlet' }).first()).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByRole('link', { name: 'A sample that makes room' })).toHaveCount(0)
    await page.goto('about:blank')
    await own.stop()
  })
})
