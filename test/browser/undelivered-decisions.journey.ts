import type { Db } from '../../src/database/connect.ts'
import { addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import { current, openDesk, openQueue, row, deskTest as test, toasts } from './desk.ts'
import { holdRequests } from './hold-requests.ts'
import { expect } from './journey.ts'

// Decisions that do not reach the server, and updates that arrive in another order than they were requested.

test('an undo that does not reach the server changes nothing and can be tried again', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 3)
  const { page, context } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  const first = row(page, 'Council story number 1')
  const answer = page.waitForResponse('**/admin/queue/decide')
  await page.keyboard.press('f')
  await answer
  await expect(first).toContainText('Featured')
  await context.setOffline(true)
  await page.keyboard.press('u')
  await expect(toasts(page)).toContainText('Nothing was saved')
  await expect(first).toContainText('Featured')
  await context.setOffline(false)
  await page.keyboard.press('u')
  await expect.poll(() => isFeatured(site.db)).toBe(false)
  await expect(first).not.toContainText('Featured')
  await context.close()
})

test('without a network two keys on one entry leave it unchanged', async ({ site, browser }) => {
  await fillQueue(site, 3)
  const { page, context } = await openDesk(site, browser, 'Asha Devi')
  const lost = await holdRequests(page, '**/admin/queue/decide', {
    on: 'there',
    end: route => route.abort(),
  })
  await openQueue(page)
  await page.keyboard.press('f')
  await page.keyboard.press('c')
  await page.getByRole('dialog', { name: 'Category' }).getByRole('button', { name: 'World' }).click()
  const first = row(page, 'Council story number 1')
  await expect(first).toContainText('World')
  let failed = 0
  page.on('requestfailed', () => {
    failed += 1
  })
  lost.release()
  await expect.poll(() => failed).toBe(2)
  await expect(first).toContainText('Business')
  await expect(first).not.toContainText('Featured')
  await context.close()
})

test('the Undo button of a refused decision disappears and undoes no other decision', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 3)
  const { page, context } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  const answer = page.waitForResponse('**/admin/queue/decide')
  await page.keyboard.press('r')
  await answer
  await page.route('**/admin/queue/decide', route => route.abort())
  await page.keyboard.press('a')
  await expect(toasts(page)).toContainText('Nothing was saved')
  // Sooner than the toast would disappear by itself.
  await expect(toasts(page).getByText('Published')).toBeHidden({ timeout: 2_000 })
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeHidden({ timeout: 2_000 })
  await expect(current(page)).toHaveText('Council story number 3')
  await context.close()
})

test('a late update does not hide an earlier one', async ({ site, browser }) => {
  await fillQueue(site, 3)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  let isLate = true
  const late = await holdRequests(page, /queue\/live\?.*above=/, { on: 'back', only: () => isLate })
  await addWaitingEntry(site.db, { title: 'Came just now' })
  await expect.poll(late.heldCount).toBe(1)
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
  expect(problems).toEqual([])
  await context.close()
})

async function isFeatured(db: Db): Promise<boolean> {
  const entries = db.selectFrom('entries').select('featured').where('title', '=', 'Council story number 1')
  return (await entries.executeTakeFirstOrThrow()).featured
}
