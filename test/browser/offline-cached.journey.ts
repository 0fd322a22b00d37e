import { setRows } from '../support/builders.ts'
import { expect, served, ownSiteTest as test } from './journey.ts'
import { copyLine, styleOf, turnOn, untilKept, withLaterRelease } from './offline-reader.ts'

// Without a network, and while the server restarts, the browser reports each request that fails.
test.use({
  expectedNoise:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_(?:REFUSED|RESET)|ERR_INCOMPLETE_CHUNKED|ERR_SOCKET_NOT_CONNECTED/,
})

test('a reader who keeps pages sees changes at once; offline a dated copy', async ({ page, site }) => {
  await turnOn(page, site)
  await page.goto('/category/india')
  await page.goto('/story/bridge')
  await untilKept(page, '/story/bridge')
  await page.goto('/')
  await site.db.updateTable('newsLinks').set({ title: 'The bridge is mended' }).execute()
  await served(site, '/').toContain('The bridge is mended')
  await page.goto('/category/india')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'The bridge is mended' }).first()).toBeVisible()

  await page.goto('/category/india')
  await site.db.updateTable('newsLinks').set({ title: 'The bridge is open' }).execute()
  await served(site, '/').toContain('The bridge is open')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'The bridge is open' }).first()).toBeVisible()

  await page.context().setOffline(true)
  for (const path of ['/', '/story/bridge']) {
    await page.goto(path)
    await expect(page.getByText(copyLine)).toBeVisible()
  }
  await page.goBack()
  await expect(page.getByText(copyLine)).toBeVisible()
  await page.goto('/category/india')
  await expect(page.getByText('this page is not kept on this device')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('The network is back.')).toBeVisible()

  await page.context().setOffline(true)
  await page.goto('/')
  await site.db.updateTable('newsLinks').set({ title: 'The bridge is painted' }).execute()
  await served(site, '/').toContain('The bridge is painted')
  await page.context().setOffline(false)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByRole('link', { name: 'The bridge is painted' }).first()).toBeVisible()
  await expect(page.locator('.copy')).toHaveCount(0)

  const hi = { siteName: 'चौक', tagline: '', siteDescription: '' }
  await setRows(site.db, 'settings', { editions: JSON.stringify({ hi }) })
  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/hi$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/hi$/)
  await untilKept(page, '/hi')
  await expect.poll(() => page.evaluate(async () => (await caches.match('/'))?.status)).toBe(302)
  await page.context().setOffline(true)
  await page.goto('/')
  await expect(page).toHaveURL(/\/hi$/)
  await expect(page.getByText('नेटवर्क नहीं है या बहुत धीमा है।')).toBeVisible()
  await page.context().setOffline(false)
  await setRows(site.db, 'settings', { editions: '{}' })
})

test('a reader who keeps pages gets the new release in the moment of an upgrade', async ({ page, site }) => {
  await withLaterRelease(site, async upgrade => {
    await turnOn(page, site)
    await page.goto('/category/india')
    await page.goto('/')
    await upgrade()
    for (const path of ['/', '/category/india']) {
      await page.goto(path)
      await expect(page.getByText(copyLine)).toBeHidden()
      expect(await styleOf(page)).toEqual({ isLater: true, hasRules: true })
    }
  })
})

test('after an upgrade readers get the new release, offline whole copies of both', async ({ page, site }) => {
  await withLaterRelease(site, async upgrade => {
    await turnOn(page, site)
    await page.goto('/story/bridge')
    await untilKept(page, '/story/bridge')
    expect(await styleOf(page)).toEqual({ isLater: false, hasRules: true })
    await upgrade()

    // The worker of the release before still responds to this navigation.
    await page.goto('/')
    await expect(page.getByText(copyLine)).toBeHidden()
    expect(await styleOf(page)).toEqual({ isLater: true, hasRules: true })
    const isNewWorker = () =>
      page.evaluate(async () => {
        const names = (await (await caches.open('chowk-offline-1')).keys()).map(({ url }) => url)
        return names.some(url => url.includes('/assets/copy-notice-later-'))
      })
    await expect.poll(isNewWorker).toBe(true)

    const failed: string[] = []
    page.on('requestfailed', request => failed.push(new URL(request.url()).pathname))
    await page.context().setOffline(true)
    for (const [path, isLater] of [
      ['/story/bridge', false],
      ['/', true],
      ['/category/india', false],
    ] as const) {
      await page.goto(path)
      await expect(page.locator('.copy')).toBeVisible()
      expect(await styleOf(page)).toEqual({ isLater, hasRules: true })
    }
    expect(failed.filter(path => /^\/(?:assets|style)\//.test(path))).toEqual([])

    await page.context().setOffline(false)
    await page.goto('/story/bridge')
    await expect(page.getByText(copyLine)).toBeHidden()
    expect(await styleOf(page)).toEqual({ isLater: true, hasRules: true })
  })
})
