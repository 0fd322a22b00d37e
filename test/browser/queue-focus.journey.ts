import type { Page } from '@playwright/test'
import { addNewsLink, addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import type { Site } from '../support/start-site.ts'
import { current, openDesk, openQueue, row, deskTest as test, toasts } from './desk.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, expectAccessible } from './journey.ts'
import { pressChord } from './press-chord.ts'

// Where the focus is after each action of an editor, who should never need to search for it or use the mouse.

const currentRow = (page: Page) => page.locator('[data-entry][aria-current="true"]')

test('the focus returns to the entry under the cursor when a dialog closes', async ({ site, browser }) => {
  await fillQueue(site, 12)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  await page.keyboard.press('r')
  await expect(currentRow(page)).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(currentRow(page)).toBeFocused()

  await page.keyboard.press('Shift+S')
  await expect(page.getByRole('dialog', { name: 'Snooze until' })).toBeVisible()
  await page.keyboard.press('1')
  await expect(current(page)).toHaveText('Council story number 3')
  await expect(currentRow(page)).toBeFocused()

  await page.keyboard.press('c')
  const categories = page.getByRole('dialog', { name: 'Category' })
  await expect(categories.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(categories).toBeHidden()
  await expect(row(page, 'Council story number 3')).toContainText('Business')
  await expect(currentRow(page)).toBeFocused()

  await page.keyboard.press('e')
  const form = page.getByRole('dialog', { name: 'Edit and accept' })
  await expect(form.getByLabel('Title')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(form).toBeHidden()
  await expect(current(page)).toHaveText('Council story number 4')
  await expect(currentRow(page)).toBeFocused()
  expect(problems).toEqual([])
  await context.close()
})

test('Escape keeps the text typed into an entry, and Cancel discards it', async ({ site, browser }) => {
  await fillQueue(site, 3)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  const title = page.getByRole('dialog', { name: 'Edit and accept' }).getByLabel('Title')
  await page.keyboard.press('e')
  await title.fill('As our editor puts it')
  await page.keyboard.press('Escape')
  await expect(title).toBeHidden()
  await page.keyboard.press('e')
  await expect(title).toHaveValue('As our editor puts it')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.keyboard.press('e')
  await expect(title).toHaveValue('Council story number 1')
  expect(problems).toEqual([])
  await context.close()
})

test('with a selection, Edit applies to the entry under the cursor, and only the bar has buttons', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 4)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  for (const key of ['x', 'j', 'x', 'j']) await page.keyboard.press(key)
  const bar = page.getByRole('toolbar', { name: 'Selected entries' })
  await expect(bar.getByRole('button', { name: 'Accept' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue('Council story number 3')
  expect(problems).toEqual([])
  await context.close()
})

test('a decision can be undone after visiting another page, and the toast names the restored entry', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 5)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  const published = () => site.db.selectFrom('newsLinks').select('title').execute()
  await expect.poll(published).toEqual([{ title: 'Council story number 2' }])
  await pressChord(page, ['g', 'd'])
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await pressChord(page, ['g', 'q'])
  await expect(row(page, 'Council story number 1')).toBeVisible()
  await expect(row(page, 'Council story number 2')).toBeHidden()
  await page.keyboard.press('u')
  await expect(current(page)).toHaveText('Council story number 2')
  await expect(page.locator('[data-entry]').nth(1)).toContainText('Council story number 2')
  const notices = toasts(page)
  await expect(notices).toContainText('Undone')
  await expect(notices).toContainText('Council story number 2')
  await expect.poll(published).toEqual([])
  await page.keyboard.press('r')
  const rejected = site.db.selectFrom('entries').select('title').where('status', '=', 'rejected')
  await expect.poll(() => rejected.execute()).toEqual([{ title: 'Council story number 2' }])
  expect(problems).toEqual([])
  await context.close()
})

test('"Not a duplicate" keeps the place in the list of held entries, and the undo key reverts it', async ({
  site,
  browser,
}) => {
  const [category] = await fillQueue(site, 3)
  const link = await addNewsLink(site.db, { category: category?.id ?? '', title: 'Points table' })
  for (const n of [1, 2, 3, 4]) {
    const reason = 'same headline from the same outlet two hours apart'
    const firstSeenAt = new Date(Date.now() - n * 60_000)
    await addWaitingEntry(site.db, {
      title: `Points table ${n}`,
      status: 'duplicate',
      newsLinkId: link.id,
      reason,
      firstSeenAt,
    })
  }
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page, '/admin/queue?view=held')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(current(page)).toHaveText('Points table 3')
  const detail = page.getByRole('complementary', { name: 'Entry' })
  await detail.getByRole('button', { name: 'Points table 3 is not a duplicate' }).click()
  await expect(toasts(page)).toContainText('It is now waiting in the queue.')
  await expect(current(page)).toHaveText('Points table 4')
  await expect(row(page, 'Points table 3')).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(current(page)).toHaveText('Points table 3')
  await expect.poll(() => statusOf(site, 'Points table 3')).toBe('duplicate')
  await expect(detail).toContainText('Held as a duplicate of Points table')
  expect(problems).toEqual([])
  await context.close()
})

async function statusOf(site: Site, title: string): Promise<string | undefined> {
  const found = site.db.selectFrom('entries').select('status').where('title', '=', title)
  return (await found.executeTakeFirst())?.status
}

test('text typed directly after opening a picker goes to the picker, however late the screen is drawn', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 4)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.keyboard.press('c')
  await page.keyboard.type('worr')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await page.keyboard.press('f')
  await expect(row(page, 'Council story number 1')).toContainText('World')
  await expect(row(page, 'Council story number 1')).toContainText('Featured')
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog', { name: 'Edit and accept' }).getByLabel('Title')).toBeFocused()
  expect(problems).toEqual([])
  await context.close()
})

test('an edit dialog that is still loading takes the focus, says so, and can be closed', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 4)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  const form = await holdRequests(page, /\/assets\/edit-dialog-.*\.js$/, { on: 'there' })
  await openQueue(page)
  await page.keyboard.press('e')
  await page.keyboard.type('rajn')
  const dialog = page.getByRole('dialog', { name: 'Edit and accept' })
  await expect(dialog.getByRole('status')).toHaveText('Loading...')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(currentRow(page)).toBeFocused()
  await expect(current(page)).toHaveText('Council story number 1')
  await page.keyboard.press('e')
  form.release()
  await expect(dialog.getByLabel('Title')).toBeFocused()
  await expect(dialog.getByLabel('Title')).toHaveValue('Council story number 1')
  expect(problems).toEqual([])
  await context.close()
})

test('an edit dialog that fails to load says so, leaves the queue unchanged, and opens at the next try', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 4)
  const { page, context } = await openDesk(site, browser, 'Asha Devi')
  const form = /\/assets\/edit-dialog-.*\.js$/
  await page.route(form, route => route.abort('internetdisconnected'))
  await openQueue(page)
  await page.keyboard.press('e')
  const dialog = page.getByRole('dialog', { name: 'Edit and accept' })
  await expect(dialog.getByRole('status')).toContainText('The form could not be loaded')
  await page.unroute(form)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(currentRow(page)).toBeFocused()
  await page.keyboard.press('e')
  await expect(dialog.getByLabel('Title')).toHaveValue('Council story number 1')
  await context.close()
})
