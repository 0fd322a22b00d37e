import type { Page } from '@playwright/test'
import { addStory } from '../support/add-story.ts'
import { addCategory, addNewsLink } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expect, expectAccessible, expectNoSideScroll, testWithOwnSite } from './journey.ts'

const test = testWithOwnSite()

// Without a network the browser reports each request that fails.
test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

const copyLine = /No network, or a very slow one\. This is the copy of /

async function tellStory(site: Site): Promise<void> {
  await site.restart(async () => {
    for (const table of ['entries', 'storyLinks', 'stories', 'newsLinks', 'categories'] as const)
      await site.db.deleteFrom(table).execute()
    await site.db.updateTable('settings').set({ offlineEnabled: true, primaryColor: '#1a2b4a' }).execute()
    const { id: category } = await addCategory(site.db, { name: 'India', slug: 'india' })
    const publishedAt = new Date(Date.now() - 3_600_000)
    const links = await Promise.all(
      [1, 2, 3].map(n =>
        addNewsLink(site.db, {
          category,
          title: `The bridge gives way, report ${n}`,
          url: `https://outlet-${n}.example/${n}`,
          publishedAt,
        }),
      ),
    )
    await addStory(site.db, { links, slug: 'bridge', title: 'The bridge at Guwahati' })
  })
}

async function turnOn(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Read offline' }).click()
  await expect(page.getByText('Nothing is kept on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep pages on this device' }).click()
  await expect(page.getByText('Pages are kept on this device.')).toBeVisible()
}

const listCaches = (page: Page) => page.evaluate(() => caches.keys())
const countWorkers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

async function paper(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}

/** Until the copy is made, which the page does not wait for. */
async function untilKept(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(async at => Boolean(await caches.match(at)), path)).toBe(true)
}

test('a reader keeps the front page and a story, reads them without a network, and deletes all', async ({
  page,
  site,
}) => {
  await tellStory(site)
  await page.goto('/')
  expect(await countWorkers(page)).toBe(0)
  await turnOn(page)
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await page.goto('/story/bridge')
  const light = await paper(page)
  await untilKept(page, '/story/bridge')

  await page.context().setOffline(true)
  await page.goto('/')
  await expect(page.getByText(copyLine)).toBeVisible()
  await expect(page.getByRole('link', { name: /The bridge gives way/ }).first()).toBeVisible()
  await page.goto('/story/bridge')
  await expect(page.getByRole('heading', { name: 'The bridge at Guwahati' })).toBeVisible()
  await expect(page.getByText(copyLine)).toBeVisible()
  expect(await paper(page)).toBe(light)
  await page.goto('/category/india')
  await expect(page.getByText('this page is not kept on this device')).toBeVisible()
  await page.getByRole('link', { name: /The bridge at Guwahati/ }).click()
  await expect(page).toHaveURL(/\/story\/bridge$/)

  await page.context().setOffline(false)
  await page.goto('/offline')
  await page.getByRole('button', { name: 'Stop, and delete all copies' }).click()
  await expect(page.getByText('Nothing is kept on this device.')).toBeVisible()
  expect([await listCaches(page), await countWorkers(page)]).toEqual([[], 0])
  // The worker of this page lives until the page is left; it keeps nothing any more.
  await page.goto('/story/bridge')
  await page.goto('/')
  expect(await listCaches(page)).toEqual([])
})

test('when the network is back the copy says that there is a newer page, and shows it', async ({
  page,
  site,
}) => {
  await tellStory(site)
  await turnOn(page)
  await page.context().setOffline(true)
  await page.goto('/')
  await expect(page.getByText(copyLine)).toBeVisible()
  await site.db.updateTable('newsLinks').set({ title: 'The bridge is mended' }).execute()
  await page.context().setOffline(false)
  await expect(page.getByText('A newer version of this page is here.')).toBeVisible()
  await page.getByRole('link', { name: 'Show it' }).click()
  await expect(page.getByRole('link', { name: 'The bridge is mended' }).first()).toBeVisible()
  await expect(page.getByText(copyLine)).toBeHidden()
})

test('a copy brings its own stylesheet along, whatever the site has meanwhile', async ({ page, site }) => {
  await tellStory(site)
  await turnOn(page)
  await page.goto('/story/bridge')
  await untilKept(page, '/story/bridge')
  const sheet = () => page.locator('[data-sheet]').first().getAttribute('data-sheet')
  const before = await sheet()
  await site.db.updateTable('settings').set({ primaryColor: '#aa0011' }).execute()
  const sheetOfFront = async () => {
    await page.goto('/')
    return sheet()
  }
  await expect.poll(sheetOfFront).not.toBe(before)
  await page.context().setOffline(true)
  await page.goto('/story/bridge')
  expect(await sheet()).toBe(before)
  const rules = await page.evaluate(() => document.styleSheets[0]?.cssRules.length ?? 0)
  expect(rules).toBeGreaterThan(50)
  await page.context().setOffline(false)
})

test('a new worker deletes what one of another form had kept, and keeps the front page anew', async ({
  page,
  site,
}) => {
  await tellStory(site)
  await turnOn(page)
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

test('a site that does not offer it any more takes worker and copies away at the next visit', async ({
  page,
  site,
}) => {
  await tellStory(site)
  await turnOn(page)
  await site.db.updateTable('settings').set({ offlineEnabled: false }).execute()
  await page.goto('/')
  // The browser looks for another worker a moment after a page was opened.
  await expect.poll(() => countWorkers(page)).toBe(0)
  await expect.poll(() => listCaches(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('link', { name: 'Read offline' })).toBeHidden()
})

test('the worker touches neither the admin area nor a form', async ({ page, site }) => {
  await tellStory(site)
  await turnOn(page)
  const login = await page.goto('/admin/login')
  expect(login?.fromServiceWorker()).toBe(false)
  expect((await page.goto('/'))?.fromServiceWorker()).toBe(true)
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true')
})
