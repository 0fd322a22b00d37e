import { addWaitingEntry, getRow, setRows } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import { current, enterQueue, row, stateOf, toasts } from './desk.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, ownSiteTest as test } from './journey.ts'

// Decisions that do not reach the server, and updates that arrive in another order than they were requested.

test.use({ expectedNoise: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })

test('a decision or undo that reaches no server changes and undoes nothing', async ({ page, site }) => {
  await fillQueue(site, 4)
  await enterQueue(page, site)
  const first = row(page, 'Council story number 1')
  const answer = page.waitForResponse('**/admin/queue/decide')
  await page.keyboard.press('f')
  await answer
  await expect(first).toContainText('Featured')
  await page.context().setOffline(true)
  await page.keyboard.press('u')
  await expect(toasts(page)).toContainText('Nothing was saved')
  await expect(first).toContainText('Featured')
  await page.context().setOffline(false)
  await page.keyboard.press('u')
  const isFeatured = async () => (await stateOf(site, 'Council story number 1')).featured
  await expect.poll(isFeatured, 'the undone entry').toBe(false)
  await expect(first).not.toContainText('Featured')

  // Two keys on one entry.
  const lost = await holdRequests(page, '**/admin/queue/decide', { on: 'there', end: route => route.abort() })
  await page.keyboard.press('f')
  // What is decided before the first request begins would go with it.
  await expect.poll(lost.heldCount, 'the request of the first key').toBe(1)
  await page.keyboard.press('c')
  await page.getByRole('dialog', { name: 'Category' }).getByRole('button', { name: 'World' }).click()
  await expect(first).toContainText('World')
  let failed = 0
  page.on('requestfailed', () => {
    failed += 1
  })
  lost.release()
  await expect.poll(() => failed, 'two failed requests').toBe(2)
  await expect(first).toContainText('Business')
  await expect(first).not.toContainText('Featured')
  await page.unrouteAll({ behavior: 'wait' })

  // The Undo button of a decision that was refused disappears.
  const rejected = page.waitForResponse('**/admin/queue/decide')
  await page.keyboard.press('r')
  await rejected
  await page.route('**/admin/queue/decide', route => route.abort())
  // A toast that is pointed at does not disappear by itself.
  await toasts(page).getByText('Rejected').hover()
  await page.keyboard.press('a')
  await expect(toasts(page)).toContainText('Nothing was saved')
  await expect(toasts(page).getByText('Published')).toBeHidden()
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeHidden()
  await expect(toasts(page)).toContainText('Council story number 2')
  await expect(current(page)).toHaveText('Council story number 2')
  await expect(row(page, 'Council story number 2')).toBeFocused()

  // A reason comes back with its entry.
  await setRows(site.db, 'entries', { proposedBy: (await getRow(site.db, 'accounts', {})).id })
  await page.reload()
  const reason = page.getByRole('textbox', { name: /^Reason/ })
  await reason.fill(' Two weeks old')
  const refused = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Reject with reason' }).click()
  await refused
  await row(page, 'Council story number 2').click()
  await expect(reason).toHaveValue('Two weeks old')
})

test('a late update does not hide an earlier one', async ({ page, site }) => {
  await fillQueue(site, 3)
  await enterQueue(page, site)
  let isLate = true
  const late = await holdRequests(page, /queue\/live\?.*above=/, { on: 'back', only: () => isLate })
  await addWaitingEntry(site.db, { title: 'Came just now' })
  await expect.poll(late.heldCount, 'the request of an update').toBe(1)
  isLate = false
  await addWaitingEntry(site.db, { title: 'Came after it' })
  // The menu requests its count after the list requests its updates.
  await expect(page.getByRole('link', { name: /5 waiting/ })).toBeVisible()
  const lateAnswer = page.waitForResponse(/queue\/live\?.*above=/)
  late.release()
  await (await lateAnswer).finished()
  // Longer than the page needs to show a response.
  await page.evaluate(() => fetch('/health').then(() => new Promise(requestAnimationFrame)))
  await expect(page.getByRole('button', { name: '2 new entries' })).toBeVisible()
})
