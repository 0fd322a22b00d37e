import type { Page } from '@playwright/test'
import { setRows } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expect, expectAccessible, expectNoSideScroll, ownSiteTest as test } from './journey.ts'
import { listLayoutShifts } from './list-layout-shifts.ts'

// Each request to another host is answered here, and asserted below.
test.use({ expectedNoise: /request to another host: https:\/\/(pagead2|googleads)\.|ERR_FAILED/ })

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

/** The site is restarted, because a server that just saw the settings change would renew the open page. */
async function turnOnAds(site: Site): Promise<void> {
  const units = { adsHeaderUnit: '1111111111', adsSidebarUnit: '2222222222' }
  const moreUnits = { adsContentUnit: '3333333333', adsFooterUnit: '4444444444' }
  const publisher = { adsPublisherId: 'pub-1234567890123456' }
  await site.restart(async () => {
    await setRows(site.db, 'settings', { ...publisher, ...units, ...moreUnits })
  })
}

async function actAsGoogle(page: Page, origin: string): Promise<string[]> {
  const requested: string[] = []
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

test('advertisements shift nothing, and leave no empty frame', async ({ page, site, browser }) => {
  await turnOnAds(site)
  const requested = await actAsGoogle(page, site.origin)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await expect(page.locator('[data-ad-status]')).toHaveCount(4)
    await expect(page.locator('ins iframe')).toHaveCount(3)
    expect(await listLayoutShifts(page), `${width} pixels`).toEqual([])
    await expectNoSideScroll(page)
  }
  expect(requested[0]).toBe(
    'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456',
  )
  await expectAccessible(page)

  // As after sections were moved.
  await page.evaluate(async () => {
    const fresh = new DOMParser().parseFromString(await (await fetch('/')).text(), 'text/html')
    document.querySelector('main')?.replaceChildren(...(fresh.querySelector('main')?.childNodes ?? []))
  })
  await expect(page.locator('[data-ad-status]')).toHaveCount(4)
  await expect(page.locator('ins iframe')).toHaveCount(3)

  await page.route(/adsbygoogle\.js/, route => route.abort())
  await page.goto('/')
  await expect(page.locator('[data-ad-status=unfilled]')).toHaveCount(4)
  await expect(page.getByText('Advertisement', { exact: true }).first()).toBeHidden()
  await page.unroute(/adsbygoogle\.js/)

  requested.length = 0
  await page.goto('/search?q=a')
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible()
  expect(requested).toEqual([])

  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const plain = await context.newPage()
  const requestedThere = await actAsGoogle(plain, site.origin)
  await plain.goto('/')
  await expect(plain.getByText('Advertisement', { exact: true }).first()).toBeHidden()
  expect(requestedThere).toEqual([])
  await context.close()
})
