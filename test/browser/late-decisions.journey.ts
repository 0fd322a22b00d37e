import type { Page } from '@playwright/test'
import { addWaitingEntry } from '../support/builders.ts'
import { addHeld, fillQueue } from '../support/fill-queue.ts'
import { current, editDialog, enterQueue, openQueue, pressKeys, row, stateOf, test, toasts } from './desk.ts'
import { holdRequests, isPost } from './hold-requests.ts'
import { expect } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// An editor who is faster than the responses: the server has applied decisions that the page does not know of yet.

test.use({ expectedNoise: /status of 409|ERR_FAILED/ })

const decide = '**/admin/queue/decide'

/** The changes that have a response, in order. For a response that was held, `requestfinished` may never come. */
function listAnswered(page: Page): string[] {
  const answered: string[] = []
  page.on('response', response => {
    if (response.url().endsWith('/admin/queue/decide'))
      answered.push(new URLSearchParams(response.request().postData() ?? '').get('change') ?? '')
  })
  return answered
}

test('of keys faster than their responses the last counts, whatever arrives', async ({ page, site }) => {
  await fillQueue(site, 4)
  const answered = listAnswered(page)
  await enterQueue(page, site)
  // An entry undone before its decision's response waits again, and no editor holds it.
  const undone = await holdRequests(page, decide, { on: 'back' })
  const newsOfUndo = page.waitForResponse(/queue\/live\?.*id=/)
  await pressKeys(page, 'a', 'u')
  await newsOfUndo
  undone.release()
  await expect.poll(() => answered, 'both responses').toEqual(['publish', 'undo'])
  await expect(row(page, 'Council story number 1')).not.toContainText('Published by')
  await page.keyboard.press('r')
  const statusOf = async (title: string) => (await stateOf(site, title)).status
  await expect.poll(() => statusOf('Council story number 1'), 'the rejection').toBe('rejected')

  // Two keys on one entry.
  await expect(current(page)).toHaveText('Council story number 2')
  await expect.poll(() => answered.length, 'the response to the rejection').toBe(3)
  const twice = await holdRequests(page, decide, { on: 'back' })
  const newsOfFirst = page.waitForResponse(/queue\/live\?.*id=/)
  await pressKeys(page, 'f', 'f')
  await newsOfFirst
  twice.release()
  await expect.poll(() => answered.slice(3), 'both responses').toEqual(['feature', 'unfeature'])
  expect((await stateOf(site, 'Council story number 2')).featured).toBe(false)
  await expect(row(page, 'Council story number 2')).not.toContainText('Featured')

  // An undo on another page.
  const left = await holdRequests(page, decide, { on: 'back' })
  await page.keyboard.press('a')
  await page.getByRole('link', { name: 'Snoozed' }).click()
  await expect(page).toHaveURL(/view=snoozed/)
  await expect(row(page, 'Council story number 3')).toBeHidden()
  await page.keyboard.press('u')
  left.release()
  await expect.poll(() => answered.slice(5), 'both responses').toEqual(['publish', 'undo'])
  expect(await statusOf('Council story number 2')).toBe('waiting')
})

test('a form belongs to the entry it was opened for, and its edit is reported', async ({ page, site }) => {
  const [, , technology] = await fillQueue(site, 3)
  const answered = listAnswered(page)
  await enterQueue(page, site)
  const title = editDialog(page).getByLabel('Title')
  const late = await holdRequests(page, decide, { on: 'back' })
  await page.keyboard.press('e')
  await title.fill('The first story, as we put it')
  await pressKeys(page, 'Control+Enter', 'Escape')
  await expect(editDialog(page)).toBeHidden()
  await pressKeys(page, 'j', 'e')
  await title.fill('The second story')
  late.release()
  await expect.poll(() => answered, 'the response to the edit').toEqual(['edit'])
  await expect(toasts(page)).toContainText('The first story, as we put it')
  await expect(title).toHaveValue('The second story')

  const lost = await holdRequests(page, decide, { on: 'there', end: route => route.abort() })
  await pressKeys(page, 'Control+Enter', 'Escape')
  await expect(editDialog(page)).toBeHidden()
  lost.release()
  await expect(toasts(page)).toContainText('Nothing was saved')
  await page.unrouteAll({ behavior: 'wait' })
  await page.keyboard.press('e')
  await expect(title).toHaveValue('The second story')

  // An edit that is refused because of a change can be accepted after a look at it; reopening keeps the typed text.
  const moveTo = async (version: number) => {
    const moved = { category: technology?.id ?? null, version }
    await site.db.updateTable('entries').set(moved).where('title', '=', 'Council story number 2').execute()
  }
  await moveTo(9)
  await page.keyboard.press('Control+Enter')
  await expect(editDialog(page).getByRole('alert')).toContainText('Check it and accept again.')
  await expect(editDialog(page).getByRole('alert')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(editDialog(page)).toBeHidden()
  await page.keyboard.press('e')
  await expect(title).toHaveValue('The second story')
  await moveTo(10)
  await page.keyboard.press('Control+Enter')
  await expect(editDialog(page).getByRole('alert')).toContainText('Check it and accept again.')
  await expect(editDialog(page).getByRole('button', { name: 'Accept' })).toBeEnabled()
  await page.keyboard.press('Control+Enter')
  const links = site.db.selectFrom('newsLinks').select(['title', 'category'])
  const published = () => links.where('title', '=', 'The second story').execute()
  const expected = [{ title: 'The second story', category: technology?.id }]
  await expect.poll(published, 'the edited link').toEqual(expected)
})

test('an edit or "Not a duplicate" waits its turn, is sent once, keeps its form', async ({ page, site }) => {
  await fillQueue(site, 3)
  await addHeld(site, 2)
  const sent: string[] = []
  page.on('request', request => {
    if (isPost(request)) sent.push(new URLSearchParams(request.postData() ?? '').get('change') ?? '')
  })
  await enterQueue(page, site)
  const first = await holdRequests(page, decide, { on: 'there' })
  await pressKeys(page, 'f', 'e')
  await expect(editDialog(page).getByLabel('Title')).toBeFocused()
  for (let n = 0; n < 3; n++) await page.keyboard.press('Control+Enter')
  first.release()
  await expect(editDialog(page)).toBeHidden()
  await expect(current(page)).toHaveText('Council story number 2')

  await openQueue(page, '/admin/queue?view=held')
  const second = await holdRequests(page, decide, { on: 'there' })
  await page.keyboard.press('f')
  await page.getByRole('button', { name: 'Held story 1 is not a duplicate' }).first().click()
  await page.keyboard.press('e')
  await editDialog(page).getByLabel('Title').fill('The first story, as we put it')
  second.release()
  await expect(toasts(page)).toContainText('It is now waiting in the queue.')
  expect(sent).toEqual(['feature', 'edit', 'feature', 'not-a-duplicate'])
  await editDialog(page).getByRole('button', { name: 'Accept' }).click()
  await expect(editDialog(page)).toBeHidden()
  expect((await stateOf(site, 'Held story 1')).status).toBe('published')
  expect((await stateOf(site, 'Held story 2')).status).toBe('duplicate')
})

test('what happens during a reload, or before the stream opens, is shown', async ({ page, ravi, site }) => {
  await fillQueue(site, 3)
  await signInPage(page, site, 'Asha Devi')
  const stream = await holdRequests(page, '**/admin/queue/events', { on: 'there' })
  await page.goto('/admin/queue')
  await expect(row(page, 'Council story number 2')).toBeVisible()
  await openQueue(ravi)
  await pressKeys(ravi, 'j', 'r')
  const status = async () => (await stateOf(site, 'Council story number 2')).status
  await expect.poll(status, "the other editor's decision").toBe('rejected')
  await addWaitingEntry(site.db, { title: 'Came meanwhile', firstSeenAt: new Date() })
  stream.release()
  await expect(row(page, 'Council story number 2')).toContainText('Rejected by Ravi Kumar')

  // An entry decided during a reload of the queue is not offered again.
  const list = await holdRequests(page, /admin\/queue\.data/, { on: 'back' })
  await page.getByRole('button', { name: '1 new entry' }).click()
  await expect.poll(list.heldCount, 'the request of the list').toBeGreaterThan(0)
  await expect(current(page)).toHaveText('Council story number 1')
  await page.keyboard.press('a')
  list.release()
  await expect(row(page, 'Came meanwhile')).toBeVisible()
  await expect(row(page, 'Council story number 1')).toBeHidden()
  await expect(row(page, 'Council story number 3')).toBeVisible()
  await typeWhileAccepted(page, ravi)
})

/** An open form says at once that another editor accepted its entry, and leads to the link with what was typed. */
async function typeWhileAccepted(page: Page, other: Page): Promise<void> {
  const title = 'Council story number 3'
  const choose = (on: Page) => row(on, title).getByRole('button', { name: title, exact: true }).click()
  await choose(page)
  await page.keyboard.press('e')
  await editDialog(page).getByLabel('Title').fill('As our editor puts it')
  await choose(other)
  await other.keyboard.press('a')
  await expect(editDialog(page).getByRole('alert')).toContainText('Published by Ravi Kumar.')
  await expect(editDialog(page).getByRole('button', { name: 'Accept' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await editDialog(page).getByRole('link', { name: 'Open the published link with your text' }).click()
  await expect(page).toHaveURL(/\/admin\/news\/edit\//)
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('As our editor puts it')
}
