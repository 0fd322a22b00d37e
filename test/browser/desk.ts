import type { Page } from '@playwright/test'
import { getRow } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { awaitScript } from './await-script.ts'
import { expect, noteOtherHosts, ownSiteTest } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// Shared by the desk's journeys, each of which refills the queue.

/** For journeys of two editors: `ravi` is the page of the second, in a separate browser context. */
export const test = ownSiteTest.extend<{ ravi: Page }>({
  ravi: async ({ browser, site, expectedNoise }, use) => {
    const context = await browser.newContext({ baseURL: site.origin })
    const noise: string[] = []
    context.on('page', awaitScript)
    noteOtherHosts(context, site, noise)
    const page = await context.newPage()
    page.on('pageerror', error => noise.push(error.message))
    page.on('console', message => {
      if (!expectedNoise?.test(message.text())) noise.push(message.text())
    })
    await signInPage(page, site, 'Ravi Kumar')
    await use(page)
    expect(noise).toEqual([])
    await context.close()
  },
})

/** Opens the queue and waits for its event stream, so that its script is running. */
export async function openQueue(page: Page, path = '/admin/queue'): Promise<void> {
  const listening = page.waitForResponse('**/admin/queue/events')
  await page.goto(path)
  await listening
}

/** Signs an editor in on the journey's own page and opens the queue. */
export async function enterQueue(page: Page, site: Site, path?: string): Promise<void> {
  await signInPage(page, site, 'Asha Devi')
  await openQueue(page, path)
}

export async function pressKeys(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Presses two keys without waiting for the page in between, because the page measures the time between them. */
export async function pressChord(page: Page, keys: [string, string]): Promise<void> {
  await Promise.all(keys.map(key => page.keyboard.press(key)))
}

export const current = (page: Page) => page.locator('[data-entry][aria-current="true"] button').first()

export const currentRow = (page: Page) => page.locator('[data-entry][aria-current="true"]')

/** The row of the entry with exactly this headline. */
export const row = (page: Page, title: string) =>
  page.locator('[data-entry]').filter({ has: page.getByRole('button', { name: title, exact: true }) })

/** The dialog in which an entry is edited before it is published. */
export const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit and accept' })

/** The region that contains the toasts. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** How many entries have this state. */
export async function countEntries({ db }: Site, status: 'waiting' | 'published' | 'rejected') {
  return (await db.selectFrom('entries').select('id').where('status', '=', status).execute()).length
}

/** The titles of the published links. */
export async function listPublished({ db }: Site): Promise<string[]> {
  return (await db.selectFrom('newsLinks').select('title').orderBy('title').execute()).map(link => link.title)
}

/** The entry with this title. */
export const stateOf = ({ db }: Site, title: string) => getRow(db, 'entries', { title })
