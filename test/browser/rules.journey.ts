import type { Page } from '@playwright/test'
import { addRow, addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import { toasts } from './desk.ts'
import { expect, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// The browser's message about a refused form.
test.use({ expectedNoise: /status of 400/ })

const names = (page: Page) =>
  page.getByRole('row').locator('td:first-child').getByRole('link').allTextContents()

const pressTry = (page: Page) => page.getByRole('button', { name: /^Try on the last/ }).click()

test('a rule is tested before it is saved; rules are moved, deleted and restored', async ({ page, site }) => {
  const [, , , world] = await fillQueue(site, 12)
  await addWaitingEntry(site.db, { title: 'आज का राशिफल', language: 'hi', source: 'दैनिक' })
  await signInPage(page, site, 'Asha Devi')
  await page.goto('/admin/queue/rules')
  await expect(page.getByText('No rules yet. Entries go where their feeds send them.')).toBeVisible()
  await page.getByRole('link', { name: 'Add Rule' }).click()
  await pressTry(page)
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill('Horoscopes')
  await page.getByLabel('Words').fill('horoscope\nराशिफल\nnumber 3')
  await pressTry(page)
  const trial = page.getByRole('region', { name: 'Trial' })
  await expect(trial).toContainText('Of 13 entries that arrived last or wait, 2 would have been rejected')
  await page.getByLabel('Words').fill('horoscope\nराशिफल')
  await page.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByRole('alert')).toContainText('has changed since you tried it')
  await expect(trial).toContainText('1 would have been rejected')
  await page.getByRole('button', { name: 'Save rule' }).click()
  await expect(page).toHaveURL(/\/queue\/rules$/)
  await expect.poll(() => names(page), 'the rules').toEqual(['Horoscopes'])
  const language = { action: 'category', language: 'hi', toCategory: world?.id ?? '' } as const
  await addRow(site.db, 'rules', { name: 'Hindi goes to World', position: 2, ...language })
  await page.reload()
  await changeRules(page)
})

async function changeRules(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Move Hindi goes to World up' }).click()
  await expect.poll(() => names(page), 'the rules').toEqual(['Hindi goes to World', 'Horoscopes'])
  await page.getByRole('button', { name: 'Switch off Horoscopes' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Switch on Horoscopes' })).toBeFocused()
  await expect(page.getByRole('row', { name: /Horoscopes/ })).toContainText('(off)')
  await page.getByRole('button', { name: 'Delete Horoscopes' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Delete Hindi goes to World' })).toBeFocused()
  await expect.poll(() => names(page), 'the rules').toEqual(['Hindi goes to World'])
  const deleted = toasts(page).getByRole('dialog').filter({ hasText: 'Rule deleted.' })
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => names(page), 'the rules').toEqual(['Hindi goes to World', 'Horoscopes'])
}
