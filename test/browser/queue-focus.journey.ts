import type { Page } from '@playwright/test'
import { addHeld, fillQueue } from '../support/fill-queue.ts'
import {
  current,
  currentRow,
  editDialog,
  enterQueue,
  listPublished,
  openQueue,
  pressChord,
  pressKeys,
  row,
  stateOf,
  toasts,
} from './desk.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, ownSiteTest as test } from './journey.ts'

// Where the focus is after each action of an editor, who should never need to search for it or use the mouse.

test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED/ })

test('the focus returns to the entry under the cursor when a dialog closes', async ({ page, site }) => {
  await fillQueue(site, 12)
  await enterQueue(page, site)
  await expect(currentRow(page), 'on arrival').toBeFocused()
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
  await page.keyboard.type('q')
  await expect(categories.getByRole('status')).toHaveText('Nothing has these letters.')
  await page.keyboard.press('Backspace')
  await pressKeys(page, 'ArrowDown', 'ArrowDown', 'Enter')
  await expect(categories).toBeHidden()
  await expect(row(page, 'Council story number 3')).toContainText('Business')
  await expect(currentRow(page)).toBeFocused()

  const title = editDialog(page).getByLabel('Title')
  await page.keyboard.press('e')
  await expect(title).toBeFocused()
  await tabToAccept(page)
  // Escape keeps the typed text, and Cancel discards it.
  await title.fill('As our editor puts it')
  await page.keyboard.press('Escape')
  await expect(title).toBeHidden()
  await page.keyboard.press('e')
  await expect(title).toHaveValue('As our editor puts it')
  await editDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await page.keyboard.press('e')
  await expect(title).toHaveValue('Council story number 3')
  await page.keyboard.press('Control+Enter')
  await expect(editDialog(page)).toBeHidden()
  await expect(current(page)).toHaveText('Council story number 4')
  await expect(currentRow(page)).toBeFocused()
  await arriveByLink(page)
})

/** After a click the first key acts; after Enter it leads to the current row, which has not been read yet. */
async function arriveByLink(page: Page): Promise<void> {
  const link = page.getByRole('navigation').getByRole('link', { name: /Queue/ }).first()
  const arrive = async (follow: () => Promise<void>) => {
    await page.goto('/admin/dashboard')
    await follow()
    await expect(current(page)).toHaveText('Council story number 4')
    await page.keyboard.press('j')
  }
  await arrive(() => link.click())
  await expect(current(page)).toHaveText('Council story number 5')
  await arrive(() => link.press('Enter'))
  await expect(currentRow(page)).toBeFocused()
  await expect(current(page)).toHaveText('Council story number 4')
}

/** At most eight tabs lead from the title to the button. */
async function tabToAccept(page: Page): Promise<void> {
  const button = editDialog(page).getByRole('button', { name: 'Accept' })
  const isThere = () => button.evaluate(element => element === document.activeElement)
  let tabs = 0
  for (; tabs < 20 && !(await isThere()); tabs++) await page.keyboard.press('Tab')
  expect(tabs).toBeLessThanOrEqual(8)
}

test('the undo key works after another page, and keeps the place in the list', async ({ page, site }) => {
  await fillQueue(site, 5)
  await addHeld(site, 4)
  await enterQueue(page, site)
  await pressKeys(page, 'j', 'a')
  const published = () => listPublished(site)
  await expect.poll(published, 'the accepted link').toEqual(['Council story number 2', 'Points table'])
  await pressChord(page, ['g', 'd'])
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await pressChord(page, ['g', 'q'])
  await expect(row(page, 'Council story number 1')).toBeVisible()
  await expect(row(page, 'Council story number 2')).toBeHidden()
  await page.keyboard.press('u')
  await expect(current(page)).toHaveText('Council story number 2')
  await expect(page.locator('[data-entry]').nth(1)).toContainText('Council story number 2')
  await expect(toasts(page)).toContainText('Undone')
  await expect(toasts(page)).toContainText('Council story number 2')
  await expect.poll(published, 'no accepted link after the undo').toEqual(['Points table'])
  await page.keyboard.press('r')
  const status = async (title: string) => (await stateOf(site, title)).status
  await expect.poll(() => status('Council story number 2'), 'the rejection').toBe('rejected')

  await openQueue(page, '/admin/queue?view=held')
  await pressKeys(page, 'j', 'j')
  await expect(current(page)).toHaveText('Held story 3')
  const detail = page.getByRole('complementary', { name: 'Entry' })
  await detail.getByRole('button', { name: 'Held story 3 is not a duplicate' }).click()
  await expect(toasts(page)).toContainText('It is now waiting in the queue.')
  await expect(current(page)).toHaveText('Held story 4')
  await expect(row(page, 'Held story 3')).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(current(page)).toHaveText('Held story 3')
  await expect.poll(() => status('Held story 3'), 'held again').toBe('duplicate')
  await expect(detail).toContainText('Held as a duplicate of Points table')
})

test('late pickers and dialogs get the typed text; failing ones say so', async ({ page, site }) => {
  await fillQueue(site, 4)
  const formFile = /\/assets\/edit-dialog-.*\.js$/
  await page.route(formFile, route => route.abort('internetdisconnected'))
  await enterQueue(page, site)
  await page.keyboard.press('e')
  await expect(editDialog(page).getByRole('status')).toContainText('The form could not be loaded')
  await page.unroute(formFile)
  await editDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(currentRow(page)).toBeFocused()

  const form = await holdRequests(page, formFile, { on: 'there' })
  await page.keyboard.press('e')
  await page.keyboard.type('rajn')
  await expect(editDialog(page).getByRole('status')).toHaveText('Loading...')
  await page.keyboard.press('Escape')
  await expect(editDialog(page)).toBeHidden()
  await expect(currentRow(page)).toBeFocused()
  await expect(current(page)).toHaveText('Council story number 1')
  await page.keyboard.press('e')
  form.release()
  await expect(editDialog(page).getByLabel('Title')).toBeFocused()
  await expect(editDialog(page).getByLabel('Title')).toHaveValue('Council story number 1')
  await page.keyboard.press('Escape')
  await expect(editDialog(page)).toBeHidden()

  // However late the screen is drawn.
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.keyboard.press('c')
  await page.keyboard.type('worr')
  await pressKeys(page, 'Backspace', 'Enter', 'f')
  await expect(row(page, 'Council story number 1')).toContainText('World')
  await expect(row(page, 'Council story number 1')).toContainText('Featured')
  await page.keyboard.press('e')
  await expect(editDialog(page).getByLabel('Title')).toBeFocused()
})
