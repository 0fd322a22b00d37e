import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type Site, startSite } from '../support/start-site.ts'
import { awaitScript } from './await-script.ts'
import { expect, test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// Shared by the journeys of the desk: a site of their own, whose queue each fills anew, and editors with a browser each.

export const deskTest = deskTestWithOwnSite()

/** For a journey that needs a site which no other has filled. */
export function deskTestWithOwnSite() {
  return test.extend<object, { site: Site }>({
    site: [({ playwright: _ }, use) => useEmptySite(use), { scope: 'worker' }],
  })
}

async function useEmptySite(use: (site: Site) => Promise<void>): Promise<void> {
  const site = await startSite()
  await use(site)
  await site.stop()
}

/** A browser of an editor's own, signed in; it fails the journey with any error of a script. */
export async function openDesk(
  site: Site,
  browser: Browser,
  name: string,
): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
  const context = await browser.newContext({ baseURL: site.origin, viewport: { width: 1280, height: 800 } })
  context.on('page', awaitScript)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  // A decision that came second is answered with 409, which the browser's console notes.
  page.on('console', message => {
    if (!/status of 409/.test(message.text())) problems.push(message.text())
  })
  await signInPage(page, site, name)
  return { page, context, problems }
}

/** Two editors at one queue, each in a browser of their own. `close` fails the journey with any error of a script. */
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

/** Opens the queue and waits until its script is at work: it listens then. */
export async function openQueue(page: Page, path = '/admin/queue'): Promise<void> {
  const listening = page.waitForResponse('**/admin/queue/events')
  await page.goto(path)
  await listening
}

export const current = (page: Page) => page.locator('[data-entry][aria-current="true"] button').first()

/** The line of the entry with exactly this headline. */
export const row = (page: Page, title: string) =>
  page.locator('[data-entry]').filter({ has: page.getByRole('button', { name: title, exact: true }) })

/** Where toasts are. */
export const told = (page: Page) => page.getByRole('region', { name: 'Notifications' })
