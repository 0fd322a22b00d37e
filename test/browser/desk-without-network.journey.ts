import type { Page } from '@playwright/test'
import { changeManyNewsLinks } from '../../src/domain/news-links/update-news-link.ts'
import { authorizedEditor } from '../support/authorized.ts'
import { addWaitingEntry, getRow } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expect, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// The network fails between loading a page and a click: the page stays, keeps the typed text, and says what failed.

test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ })

async function press(page: Page, button: string | RegExp): Promise<void> {
  await expect(page.getByRole('button', { name: button })).toBeEnabled()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: button }).click()
}

async function pressAgain(page: Page, button: string | RegExp): Promise<void> {
  await page.context().setOffline(false)
  await page.getByRole('button', { name: button }).click()
}

test('offline, feeds, lists and rules keep typed text, say what failed', async ({ outlet, page, site }) => {
  outlet.showFeed('/rss', [{ title: 'The monsoon reaches Kerala', url: 'https://outlet.example/monsoon' }])
  await signInPage(page, site)
  await page.goto('/admin/feeds/add')
  const address = page.getByLabel('Address', { exact: true })
  await address.fill(`${outlet.origin}/rss`)
  await press(page, 'Check')
  await expect(page.getByText('Failed to check the address')).toBeVisible()
  await expect(address).toHaveValue(`${outlet.origin}/rss`)
  await pressAgain(page, 'Check')
  await page.getByLabel('Outlet', { exact: true }).fill('The Outlet')
  await press(page, 'Add Feed')
  await expect(page.getByText('Failed to add feed')).toBeVisible()
  await expect(page.getByLabel('Outlet', { exact: true })).toHaveValue('The Outlet')
  await pressAgain(page, 'Add Feed')
  await expect(page.getByText('Feed has been added.')).toBeVisible()
  await press(page, 'Poll now')
  await expect(page.getByText('Failed to update feed')).toBeVisible()
  await pressAgain(page, 'Poll now')
  await expect(page.getByText(/Polled just now: 0 published, 1 waiting/)).toBeVisible()

  await page.goto('/admin/feeds/import')
  const list = '<opml><body><outline text="Paper" xmlUrl="https://paper.example/rss"/></body></opml>'
  await page.getByLabel('Or paste the list').fill(list)
  await press(page, 'Preview the import')
  await expect(page.getByRole('alert')).toContainText('The server could not be reached')
  await expect(page.getByLabel('Or paste the list')).toHaveValue(list)
  await pressAgain(page, 'Preview the import')
  await press(page, /^Import$/)
  await expect(page.getByRole('alert')).toContainText('not added twice')
  await pressAgain(page, 'Preview the import')
  await page.getByRole('button', { name: /^Import$/ }).click()
  await expect(page).toHaveURL(/\/admin\/feeds$/)
  await changeRule(page)
})

/** A rule keeps its fields if testing it fails, and its place if deleting it fails. */
async function changeRule(page: Page): Promise<void> {
  await page.goto('/admin/queue/rules/add')
  await page.getByLabel('Name', { exact: true }).fill('Horoscopes')
  await page.getByLabel('Words').fill('horoscope')
  await press(page, /^Try on the last/)
  await expect(page.getByRole('alert')).toContainText('The server could not be reached')
  await expect(page.getByLabel('Words')).toHaveValue('horoscope')
  await pressAgain(page, /^Try on the last/)
  await page.getByRole('button', { name: 'Save rule' }).click()
  await expect(page).toHaveURL(/\/queue\/rules$/)
  await press(page, 'Delete Horoscopes')
  await expect(page.getByText('Failed to change rule')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Horoscopes', exact: true })).toBeVisible()
  await pressAgain(page, 'Delete Horoscopes')
  await expect(page.getByText('Rule deleted.')).toBeVisible()
  await page.getByRole('link', { name: 'Add Rule' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
}

test('offline, entries and records stay in their lists, and typed text stays', async ({ page, site }) => {
  await addDecided(site)
  const { password } = await signInPage(page, site)
  await page.goto('/admin/queue/decided')
  await press(page, 'Return to queue: Otters return')
  await expect(page.getByText('Failed to return the entry')).toBeVisible()
  await pressAgain(page, 'Return to queue: Otters return')
  await expect(page.getByText('Back in the queue.')).toBeVisible()
  await page.goto('/admin/queue/duplicates')
  await press(page, 'Ferries leave is not a duplicate')
  await expect(page.getByText('Failed to return the entry')).toBeVisible()
  await pressAgain(page, 'Ferries leave is not a duplicate')
  await expect(page.getByText('It is now waiting in the queue.')).toBeVisible()

  await page.goto('/admin/bin')
  await press(page, /^Restore /)
  await expect(page.getByText('Failed to restore')).toBeVisible()
  await pressAgain(page, /^Restore /)
  await expect(page.getByText('The bin is empty.')).toBeVisible()
  await page.goto('/admin/account')
  const change = page.getByRole('region', { name: 'Change password' })
  await change.getByLabel('Current password').fill(password)
  await page.getByLabel('New password', { exact: true }).fill('nine green crossroads')
  await page.getByLabel('New password again').fill('nine green crossroads')
  await press(page, 'Change password')
  await expect(page.getByText('Failed to update account')).toBeVisible()
  await expect(change.getByLabel('Current password')).toHaveValue(password)
  await page.context().setOffline(false)
  await lookUpOffline(page)
})

/** A rejected entry, a held one, and a deleted link. */
async function addDecided({ db }: Site): Promise<void> {
  await addWaitingEntry(db, { title: 'Otters return', status: 'rejected', decidedAt: new Date() })
  const held = { duplicateRule: 'headline', reason: 'same headline from the same outlet' } as const
  await addWaitingEntry(db, { title: 'Ferries leave', status: 'duplicate', ...held })
  const link = await getRow(db, 'newsLinks', {})
  const by = await authorizedEditor(db, 'Kiran Joshi')
  await changeManyNewsLinks(db, { ids: [link.id], change: { action: 'delete' }, by, now: new Date() })
}

/** A form's failed background requests do not change its fields, not even the first time. */
async function lookUpOffline(page: Page): Promise<void> {
  await page.goto('/admin/categories/add')
  await page.getByLabel('Description').fill('Of the capital')
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await page.getByLabel('Name').fill('दिल्ली')
  await failed
  await expect(page.getByLabel('Name')).toHaveValue('दिल्ली')
  await expect(page.getByLabel('Description')).toHaveValue('Of the capital')
  await page.context().setOffline(false)
  await page.goto('/admin/news/add')
  await page.getByLabel('Title').fill('Rain over Pune')
  await page.context().setOffline(true)
  await page.getByLabel('URL', { exact: true }).fill('https://outlet.example/rain')
  await page.getByRole('button', { name: 'Fetch' }).click()
  await expect(page.getByText('The server could not be reached')).toBeVisible()
  await page.getByRole('link', { name: 'Stories' }).click()
  await expect(page.getByText('There is no connection. This page stays open')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Rain over Pune')
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page.getByLabel('Title')).toHaveValue('Rain over Pune')
  // A computer without a network reaches the server that runs on it.
  await page.context().setOffline(false)
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await page.getByRole('link', { name: 'Stories' }).click()
  await expect(page).toHaveURL(/\/admin\/stories$/)
}
