import { expect, ownSiteTest as test } from './journey.ts'
import { addCoveredStory, copyLine, styleOf, turnOn, untilKept, withLaterRelease } from './offline-reader.ts'

// Without a network, and while the server restarts, the browser reports each request that fails.
test.use({
  expectedNoise:
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_(?:REFUSED|RESET)|ERR_INCOMPLETE_CHUNKED|ERR_SOCKET_NOT_CONNECTED/,
})

test('after an upgrade readers get the new release, offline whole copies of both', async ({ page, site }) => {
  await withLaterRelease(site, async upgrade => {
    await addCoveredStory(site)
    await turnOn(page)
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
