import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Site } from '../support/start-site.ts'
import { awaitScript } from './await-script.ts'
import { expect, noteOtherHosts } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// Shared by the desk's journeys, each of which refills the queue. A journey of two editors opens a browser context for each.

/** A signed-in editor's own browser context. Returns the console and script errors as `problems`. */
export async function openDesk(
  site: Site,
  browser: Browser,
  name: string,
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 1280, height: 800 } })
  const problems: string[] = []
  context.on('page', awaitScript)
  noteOtherHosts(context, site, problems)
  const page = await context.newPage()
  page.on('pageerror', error => problems.push(error.message))
  // A decision that came second gets a 409, which the browser logs to the console.
  page.on('console', message => {
    if (!/status of 409/.test(message.text())) problems.push(message.text())
  })
  await signInPage(page, site, name)
  return { page, context, problems }
}

/** Two editors at one queue, each in a separate browser context. `close` fails the journey on any script error. */
export async function openDeskOfTwo(site: Site, browser: Browser) {
  const asha = await openDesk(site, browser, 'Asha Devi')
  const ravi = await openDesk(site, browser, 'Ravi Kumar')
  await openQueue(asha.page)
  await openQueue(ravi.page)
  const close = async () => {
    expect([...asha.problems, ...ravi.problems]).toEqual([])
    await asha.context.close()
    await ravi.context.close()
  }
  return { asha, ravi, close }
}

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

export async function stateOf({ db }: Site, title: string) {
  const found = db.selectFrom('entries').select(['status', 'featured']).where('title', '=', title)
  return found.executeTakeFirstOrThrow()
}
