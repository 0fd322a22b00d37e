import type { Page } from '@playwright/test'
import { addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import { openDesk, deskTest as test, toasts } from './desk.ts'
import { expect, expectAccessible, expectNoSideScroll } from './journey.ts'

async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSideScroll(page)
      await expectAccessible(page)
      const path = `test-results/screenshots/${name}-${width}-${colorScheme}.png`
      await page.screenshot({ path, fullPage: true })
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

const names = (page: Page) => page.getByRole('row').getByRole('link').allTextContents()

const pressTry = (page: Page) => page.getByRole('button', { name: /^Try on the last/ }).click()

test('a rule is tested before it is saved, and tested again after changes', async ({ site, browser }) => {
  await fillQueue(site, 12)
  await addWaitingEntry(site.db, { title: 'आज का राशिफल', language: 'hi', source: 'दैनिक' })
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await page.goto('/admin/queue/rules')
  await expect(page.getByText('No rules yet. Entries go where their feeds send them.')).toBeVisible()
  await look(page, 'rules-none')
  await page.getByRole('link', { name: 'Add Rule' }).click()
  await pressTry(page)
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await look(page, 'rule-wrong')
  await page.getByLabel('Name', { exact: true }).fill('Horoscopes')
  await page.getByLabel('Words').fill('horoscope\nराशिफल\nnumber 3')
  await pressTry(page)
  const trial = page.getByRole('region', { name: 'Trial' })
  await expect(trial).toContainText('Of the last 13 entries, 2 would have been rejected')
  await look(page, 'rule-tried')
  await page.getByLabel('Words').fill('horoscope\nराशिफल')
  await page.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByRole('alert')).toContainText('has changed since you tried it')
  await expect(trial).toContainText('1 would have been rejected')
  await page.getByRole('button', { name: 'Save rule' }).click()
  await expect(page).toHaveURL(/\/queue\/rules$/)
  await expect.poll(() => names(page)).toEqual(['Horoscopes'])
  // The browser's message about the refused form.
  expect(problems.filter(problem => !problem.includes('400 (Bad Request)'))).toEqual([])
  await context.close()
})

test('rules are reordered, switched off, deleted and restored', async ({ site, browser }) => {
  const [, , , world] = await fillQueue(site, 3)
  const words = { action: 'reject' as const, words: ['horoscope', 'राशिफल'] }
  const language = { action: 'category', language: 'hi', toCategory: world?.id ?? '' } as const
  await site.db
    .insertInto('rules')
    .values({ name: 'Horoscopes', position: 1, hitCount: 1234, ...words })
    .execute()
  await site.db
    .insertInto('rules')
    .values({ name: 'Hindi goes to World', position: 2, ...language })
    .execute()
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await page.goto('/admin/queue/rules')
  await page.getByRole('button', { name: 'Move Hindi goes to World up' }).click()
  await expect.poll(() => names(page)).toEqual(['Hindi goes to World', 'Horoscopes'])
  await page.getByRole('button', { name: 'Switch off Horoscopes' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Switch on Horoscopes' })).toBeFocused()
  await expect(page.getByRole('row', { name: /Horoscopes/ })).toContainText('(off)')
  await page.reload()
  await look(page, 'rules')
  await page.getByRole('button', { name: 'Delete Horoscopes' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Delete Hindi goes to World' })).toBeFocused()
  await expect.poll(() => names(page)).toEqual(['Hindi goes to World'])
  const notices = toasts(page)
  await expect(notices).toContainText('Rule deleted.')
  await notices.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => names(page)).toEqual(['Hindi goes to World', 'Horoscopes'])
  expect(problems).toEqual([])
  await context.close()
})
