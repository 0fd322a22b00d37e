import type { Locator } from '@playwright/test'
import { fillQueue } from '../support/fill-queue.ts'
import { openDesk, openQueue, row, deskTest as test } from './desk.ts'
import { expect } from './journey.ts'

// Editors who write Hindi, Tamil or Bengali by sound press Enter, digits and arrows to choose among the words that their
// input method proposes.

/** A key that the input method takes: the field gets its event, but not its effect. */
async function compose(field: Locator, key: string, modifiers: { ctrlKey?: boolean } = {}): Promise<void> {
  await field.dispatchEvent('keydown', { key, bubbles: true, isComposing: true, ...modifiers })
}

test('keys of an input method save no note, choose no category and accept no entry', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 3)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  const field = page.getByRole('dialog').getByRole('textbox').first()

  await page.keyboard.press('m')
  await field.fill('परिषद')
  await compose(field, 'Enter')
  await field.press('End')
  await page.keyboard.type(' की बैठक')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Entry' })).toContainText('परिषद की बैठक')

  await page.keyboard.press('c')
  for (const key of ['1', 'ArrowDown', 'Enter']) await compose(field, key)
  await expect(field).toBeFocused()
  await page.keyboard.type('wor')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Council story number 1')).toContainText('World')

  await page.keyboard.press('e')
  const title = page.getByRole('dialog', { name: 'Edit and accept' }).getByLabel('Title')
  await expect(title).toBeFocused()
  await compose(title, 'Enter', { ctrlKey: true })
  await title.fill('As our editor puts it')
  await page.keyboard.press('Control+Enter')
  await expect(row(page, 'Council story number 1')).toHaveCount(0)
  const published = () => site.db.selectFrom('newsLinks').select('title').execute()
  await expect.poll(published).toEqual([{ title: 'As our editor puts it' }])
  expect(problems).toEqual([])
  await context.close()
})
