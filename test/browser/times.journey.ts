import { timeDistance } from '../../src/ui/time/relative-time.ts'
import { addNewsLink } from '../support/builders.ts'
import { expect, test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const paths = ['/category/world', '/search?q=sample']
const hourMs = 3_600_000

// Abroad, the clocks of yesterday on /index, and of stories that began then, may have another day.
// A zone where it is afternoon or evening. Soon after its midnight, news of the site's day is of the reader's yesterday, whose name
// needs a formatter.
const elsewhere =
  ['America/New_York', 'Asia/Tokyo', 'Europe/London'].find(timeZone => hourIn(timeZone) >= 14) ?? 'Asia/Tokyo'

function hourIn(timeZone: string): number {
  return Number(new Date().toLocaleTimeString('en-GB', { timeZone, hour: '2-digit' }))
}

for (const [timezoneId, more] of [
  ['Asia/Kolkata', ['/index', '/stories', '/today', '/']],
  [elsewhere, []],
] as const) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    // A page's first formatter takes a phone a tenth of a second, during which it does not react to touch.
    test("a loading page creates no date formatter; its clocks show the reader's time", async ({ page }) => {
      await page.addInitScript(() => {
        const made: string[] = []
        Object.assign(globalThis, { made })
        for (const name of ['DateTimeFormat', 'RelativeTimeFormat', 'NumberFormat'] as const)
          Reflect.set(
            Intl,
            name,
            new Proxy<object>(Intl[name], {
              construct: (target, given, newTarget) => {
                made.push(name)
                return Reflect.construct(Object(target), given, newTarget)
              },
            }),
          )
      })
      for (const path of [...more, ...paths]) {
        await page.goto(path)
        await page.waitForLoadState('load')
        expect(await page.evaluate(() => Reflect.get(globalThis, 'made')), path).toEqual([])
      }
      await page.goto('/')
      // Not those that also show a day.
      const clock = page
        .locator('time[data-clock]')
        .filter({ hasText: /^\d\d:\d\d$/ })
        .first()
      const shown = await clock.evaluate((time: HTMLTimeElement) =>
        new Date(time.dateTime).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }),
      )
      await expect(clock).toHaveText(shown)
    })
  })
}

test("news is as old as the server's clock says, and ages; a copy keeps its day", async ({ page }) => {
  const day = page.locator('time[data-today]')
  const today = await page.goto('/category/world').then(() => day.getAttribute('datetime'))
  // The server rendered it before midnight; or it is a copy, and somebody else responds to its renewal.
  let line = ''
  await page.route('/category/world', async route => {
    if (line && !route.request().isNavigationRequest())
      return route.fulfill({ contentType: 'text/html', body: 'Log in' })
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(/datetime="[^"]*" data-today/i, 'datetime="2026-01-02" data-today')
    await route.fulfill({ response, body: body.replace(/<body[^>]*>/, `$&${line}`) })
  })
  await page.goto('/category/world')
  await expect(day).toHaveAttribute('datetime', today ?? '')
  line = '<p class="copy">This copy is from 2 Jan.</p>'
  await page.goto('/category/world')
  await expect(page.getByRole('status')).toHaveText('')
  await expect(day).toHaveAttribute('datetime', '2026-01-02')
  line = ''
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(day).toHaveAttribute('datetime', today ?? '')
  // A renewal may be under way.
  await page.unrouteAll({ behavior: 'wait' })

  await page.addInitScript(aheadMs => {
    Object.assign(globalThis, { aheadMs })
    const now = Date.now
    const ahead = () => now() + Number(Reflect.get(globalThis, 'aheadMs'))
    globalThis.Date = new Proxy(Date, {
      construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [ahead()]),
      get: (target, name) => (name === 'now' ? ahead : Reflect.get(target, name)),
    })
  }, 5 * hourMs)
  const response = await page.goto('/category/world')
  const servedAt = Date.parse(response?.headers().date ?? '')
  const time = page.locator('main time').first()
  const at = new Date((await time.getAttribute('datetime')) ?? '')
  // A minute may end meanwhile, and the page in the server's memory may be of an earlier one.
  const expected = [0, 1].map(minutes => timeDistance(at, new Date(servedAt + minutes * 60_000), 'en'))
  expect(expected).toContain(await time.textContent())
  await page.evaluate(ms => {
    Object.assign(globalThis, { aheadMs: Number(Reflect.get(globalThis, 'aheadMs')) + ms })
    document.dispatchEvent(new Event('visibilitychange'))
  }, 6 * hourMs)
  await expect(time).toHaveText(/^[6-9] hours ago$/)
})

test("the dashboard counts what was added since the browser's own midnight", async ({ browser, site }) => {
  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kathmandu']) {
    const context = await browser.newContext({ baseURL: site.origin, timezoneId })
    const page = await context.newPage()
    await signInPage(page, site)
    const midnight = await page.evaluate(() => new Date().setHours(0, 0, 0, 0))
    for (const minutes of [-1, 0, -1_000])
      await addNewsLink(site.db, { createdAt: new Date(midnight + minutes * 60_000) })
    const { added } = await site.db
      .selectFrom('newsLinks')
      .select(eb => eb.fn.countAll<string>().as('added'))
      .where('createdAt', '>=', new Date(midnight))
      .executeTakeFirstOrThrow()
    await page.goto('/admin/dashboard')
    const shown = page.getByText('Added Today').locator('..').getByRole('definition')
    await expect(shown, timezoneId).toHaveText(added)
    await context.close()
  }
})
