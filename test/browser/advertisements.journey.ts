import type { Page } from '@playwright/test'
import { loadSamples } from '../../src/domain/samples/load-samples.ts'
import { startSite } from '../support/start-site.ts'
import { expect, expectAccessible, expectNoSideScroll, test } from './journey.ts'
import { measureLayoutShift } from './measure-layout-shift.ts'

// A stub of AdSense's loader: it takes one command per ad place and inserts a frame in each.
const loader = `(() => {
  const places = [...document.querySelectorAll('ins.adsbygoogle')]
  places.slice(0, window.adsbygoogle.length).forEach((place, at) => {
    place.setAttribute('data-ad-status', at === 1 ? 'unfilled' : 'filled')
    if (at === 1) return
    const frame = document.createElement('iframe')
    frame.src = 'https://googleads.g.doubleclick.net/ad'
    frame.width = place.offsetWidth
    frame.height = place.offsetHeight
    frame.style.border = 0
    frame.title = 'Advertisement'
    place.append(frame)
  })
})()`

async function startSiteWithAds() {
  const site = await startSite()
  await site.restart(async () => {
    await loadSamples(site.db, { now: new Date() })
    const units = { adsHeaderUnit: '1111111111', adsSidebarUnit: '2222222222' }
    const moreUnits = { adsContentUnit: '3333333333', adsFooterUnit: '4444444444' }
    const publisher = { adsPublisherId: 'pub-1234567890123456' }
    await site.db
      .updateTable('settings')
      .set({ ...publisher, ...units, ...moreUnits })
      .execute()
  })
  return site
}

async function actAsGoogle(page: Page, origin: string): Promise<string[]> {
  const requested: string[] = []
  await page.unrouteAll()
  await page.route(
    url => url.origin !== origin,
    route => {
      requested.push(route.request().url())
      return requested.at(-1)?.includes('adsbygoogle.js')
        ? route.fulfill({
            contentType: 'text/javascript',
            headers: { 'access-control-allow-origin': '*' },
            body: loader,
          })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Advertisement</title>' })
    },
  )
  return requested
}

for (const width of [360, 768, 1280]) {
  test(`advertisements on a page ${width} wide cause no layout shift, filled or not`, async ({ page }) => {
    const site = await startSiteWithAds()
    const requested = await actAsGoogle(page, site.origin)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(site.origin)
    await expect(page.locator('[data-ad-status]')).toHaveCount(4)
    await expect(page.locator('ins iframe')).toHaveCount(3)
    expect(requested[0]).toBe(
      'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456',
    )
    expect(await measureLayoutShift(page)).toBe(0)
    await expectNoSideScroll(page)
    if (width === 1280) await expectAccessible(page)
    await page.screenshot({ path: `test-results/screenshots/advertisements-${width}.png`, fullPage: true })
    await page.goto('about:blank')
    await site.stop()
  })
}

test('a search page makes no advertising requests, whether advertisements are on or off', async ({
  page,
}) => {
  const site = await startSiteWithAds()
  const requested = await actAsGoogle(page, site.origin)
  await page.goto(`${site.origin}/search?q=a`)
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible()
  expect(requested).toEqual([])
  await page.goto('about:blank')
  await site.stop()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no space for advertisements, which could not load', async ({ page }) => {
    const site = await startSiteWithAds()
    const requested = await actAsGoogle(page, site.origin)
    await page.goto(site.origin)
    await expect(page.getByText('Advertisement', { exact: true }).first()).toBeHidden()
    expect(requested).toEqual([])
    await site.stop()
  })
})
