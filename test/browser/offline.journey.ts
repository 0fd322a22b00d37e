import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  press,
  served,
  ownSiteTest as test,
} from './journey.ts'
import { copyLine, countWorkers, turnOn, untilKept } from './offline-reader.ts'

// Without a network the browser reports each request that fails.
test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

const listCaches = (page: Page) => page.evaluate(() => caches.keys())

async function paper(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

test('a reader keeps pages, reads them offline, and deletes them; no admin page', async ({ page, site }) => {
  await turnOn(page, site)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  expect((await page.goto('/admin/login'))?.fromServiceWorker()).toBe(false)
  expect((await page.goto('/'))?.fromServiceWorker()).toBe(true)
  await page.getByRole('button', { name: 'Light' }).click()
  await expect(page.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/story/bridge')
  const light = await paper(page)
  await untilKept(page, '/story/bridge')

  await page.context().setOffline(true)
  await page.goto('/')
  await expect(page.getByText(copyLine)).toBeVisible()
  await expect(page.getByRole('link', { name: /The bridge gives way/ }).first()).toBeVisible()
  await page.goto('/story/bridge?fbclid=shared')
  await expect(page.getByRole('heading', { name: 'The bridge at Guwahati' })).toBeVisible()
  await expect(page.getByText(copyLine)).toBeVisible()
  expect(await paper(page)).toBe(light)
  await page.goto('/category/india')
  await expect(page.getByText('this page is not kept on this device')).toBeVisible()
  await page.getByRole('link', { name: /The bridge at Guwahati/ }).click()
  await expect(page).toHaveURL(/\/story\/bridge$/)

  await page.context().setOffline(false)
  await page.goto('/offline')
  await press(page, 'Stop, and delete all copies', 'Nothing is kept on this device.')
  expect([await listCaches(page), await countWorkers(page)]).toEqual([[], 0])
  // This page's worker lives until the page is left; it no longer keeps pages.
  await page.goto('/story/bridge')
  await page.goto('/')
  expect(await listCaches(page)).toEqual([])
})

test('a copy uses its own stylesheet, and online offers the newer version', async ({ page, site }) => {
  // With data saving, pages do not renew themselves.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await turnOn(page, site)
  await page.goto('/story/bridge')
  await untilKept(page, '/story/bridge')
  const sheet = () => page.locator('[data-sheet]').first().getAttribute('data-sheet')
  const before = await sheet()
  await site.db.updateTable('settings').set({ primaryColor: '#aa0011' }).execute()
  const sheetOfFront = async () => {
    await page.goto('/')
    return sheet()
  }
  await expect.poll(sheetOfFront, 'the new stylesheet').not.toBe(before)
  await page.context().setOffline(true)
  await page.goto('/story/bridge')
  expect(await sheet()).toBe(before)
  const rules = await page.evaluate(() => document.styleSheets[0]?.cssRules.length ?? 0)
  expect(rules).toBeGreaterThan(50)

  await page.goto('/')
  await expect(page.getByText(copyLine)).toBeVisible()
  await site.db.updateTable('newsLinks').set({ title: 'The bridge is mended' }).execute()
  await served(site, '/').toContain('The bridge is mended')
  await page.context().setOffline(false)
  await expect(page.getByText('A newer version of this page is available.')).toBeVisible()
  await page.getByRole('link', { name: 'Show it' }).click()
  await expect(page.getByRole('link', { name: 'The bridge is mended' }).first()).toBeVisible()
  await expect(page.getByText(copyLine)).toBeHidden()

  await page.context().setOffline(true)
  await page.goto('/story/bridge')
  await expect(page.getByText(copyLine)).toBeVisible()
  await site.db.deleteFrom('newsLinks').execute()
  await expect.poll(async () => (await fetch(`${site.origin}/story/bridge`)).status).toBe(404)
  await page.context().setOffline(false)
  await expect(page.getByText(copyLine)).toBeHidden()
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/story/bridge')))).toBe(false)
})

test('a new worker deletes older caches and keeps the front page again', async ({ page, site }) => {
  await turnOn(page, site)
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration('/'))?.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
    await (await caches.open('chowk-offline-0')).put('/', new Response('old'))
    await (await caches.open('of-somebody-else')).put('/', new Response('theirs'))
  })
  await page.goto('about:blank')
  await page.goto('/offline')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  await expect.poll(() => listCaches(page)).toEqual(['of-somebody-else', 'chowk-offline-1'])
  await untilKept(page, '/offline')
  await page.context().setOffline(true)
  await page.goto('/')
  await expect(page.getByText(copyLine)).toBeVisible()
  await page.context().setOffline(false)
})

test('once offline pages are off, the next visit removes worker and copies', async ({ page, site }) => {
  await turnOn(page, site)
  await site.db.updateTable('settings').set({ offlineEnabled: false }).execute()
  await served(site, '/').not.toContain('Read offline')
  await page.goto('/')
  // The browser checks for another worker a moment after a page is opened.
  await expect.poll(() => countWorkers(page)).toBe(0)
  await expect.poll(() => listCaches(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('link', { name: 'Read offline' })).toBeHidden()
})
