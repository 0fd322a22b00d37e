import type { Browser, Page } from '@playwright/test'
import { addNewsLink, addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import type { Site } from '../support/start-site.ts'
import { openDesk, openQueue, row, deskTest as test, toasts } from './desk.ts'
import { holdRequests } from './hold-requests.ts'
import { expect } from './journey.ts'

// An editor who is faster than the responses: the server has applied decisions that the page does not know of yet.

/** The changes whose requests have finished, in order. */
function listAnswered(page: Page): string[] {
  const answered: string[] = []
  page.on('requestfinished', request => {
    if (request.url().endsWith('/admin/queue/decide'))
      answered.push(new URLSearchParams(request.postData() ?? '').get('change') ?? '')
  })
  return answered
}

/** A queue whose decisions the server applies immediately while their responses are held until `release`. */
async function openLateDesk(site: Site, browser: Browser) {
  const desk = await openDesk(site, browser, 'Asha Devi')
  const answered = listAnswered(desk.page)
  const { release } = await holdRequests(desk.page, '**/admin/queue/decide', { on: 'back' })
  await openQueue(desk.page)
  return { ...desk, answered, release }
}

function statusOf({ db }: Site, title: string) {
  return db
    .selectFrom('entries')
    .select(['status', 'featured'])
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
}

test("an entry undone before its decision's response waits again, and no editor holds it", async ({
  site,
  browser,
}) => {
  await fillQueue(site, 3)
  const { page, context, problems, answered, release } = await openLateDesk(site, browser)
  const news = page.waitForResponse(/queue\/live\?.*id=/)
  await page.keyboard.press('a')
  await page.keyboard.press('u')
  await news
  release()
  await expect.poll(() => answered).toEqual(['publish', 'undo'])
  await expect(row(page, 'Council story number 1')).not.toContainText('Published by')
  await page.keyboard.press('r')
  await expect.poll(async () => (await statusOf(site, 'Council story number 1')).status).toBe('rejected')
  expect(problems).toEqual([])
  await context.close()
})

test("after two quick keys on one entry the page shows the second one's result, whatever updates arrive in between", async ({
  site,
  browser,
}) => {
  await fillQueue(site, 3)
  const { page, context, problems, answered, release } = await openLateDesk(site, browser)
  const news = page.waitForResponse(/queue\/live\?.*id=/)
  await page.keyboard.press('f')
  await page.keyboard.press('f')
  await news
  release()
  await expect.poll(() => answered).toEqual(['feature', 'unfeature'])
  expect((await statusOf(site, 'Council story number 1')).featured).toBe(false)
  await expect(row(page, 'Council story number 1')).not.toContainText('Featured')
  expect(problems).toEqual([])
  await context.close()
})

test('the form and the category list stay with the entry they were opened for', async ({ site, browser }) => {
  const [category] = await fillQueue(site, 0)
  const link = await addNewsLink(site.db, { category: category?.id ?? '', title: 'Points table' })
  for (const n of [1, 2]) {
    await addWaitingEntry(site.db, {
      title: `Held story ${n}`,
      status: 'duplicate',
      newsLinkId: link.id,
      category: category?.id ?? null,
      firstSeenAt: new Date(Date.now() - n * 60_000),
      reason: 'same headline from the same outlet two hours apart',
    })
  }
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  const { release } = await holdRequests(page, '**/admin/queue/decide', { on: 'back' })
  await openQueue(page, '/admin/queue?view=held')
  await page.getByRole('button', { name: 'Held story 1 is not a duplicate' }).first().click()
  await page.keyboard.press('e')
  const form = page.getByRole('dialog', { name: 'Edit and accept' })
  await form.getByLabel('Title').fill('The first story, as we put it')
  release()
  await expect(toasts(page)).toContainText('It is now waiting in the queue.')
  await form.getByRole('button', { name: 'Accept' }).click()
  await expect(form).toBeHidden()
  expect((await statusOf(site, 'Held story 1')).status).toBe('published')
  expect((await statusOf(site, 'Held story 2')).status).toBe('duplicate')
  expect(problems).toEqual([])
  await context.close()
})

test('an edit closed before its response closes no other form, and its failure is reported', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 3)
  const { page, context, answered, release } = await openLateDesk(site, browser)
  const form = page.getByRole('dialog', { name: 'Edit and accept' })
  await page.keyboard.press('e')
  await form.getByLabel('Title').fill('The first story, as we put it')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await form.getByLabel('Title').fill('The second story')
  release()
  await expect.poll(() => answered).toEqual(['edit'])
  await expect(toasts(page)).toContainText('The first story, as we put it')
  await expect(form.getByLabel('Title')).toHaveValue('The second story')

  const lost = await holdRequests(page, '**/admin/queue/decide', {
    on: 'there',
    end: route => route.abort(),
  })
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  lost.release()
  await expect(toasts(page)).toContainText('Nothing was saved')
  await page.keyboard.press('e')
  await expect(form.getByLabel('Title')).toHaveValue('The second story')
  await context.close()
})

test('an edit refused because of a change can be accepted after a look at it, and reopening keeps the typed text', async ({
  site,
  browser,
}) => {
  const [, , technology] = await fillQueue(site, 3)
  const { page, context } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  const form = page.getByRole('dialog', { name: 'Edit and accept' })
  await page.keyboard.press('e')
  await form.getByLabel('Title').fill('As we put it')
  const moveTo = async (version: number) => {
    const moved = { category: technology?.id ?? null, version }
    await site.db.updateTable('entries').set(moved).where('title', '=', 'Council story number 1').execute()
  }
  await moveTo(9)
  await page.keyboard.press('Control+Enter')
  await expect(form.getByRole('alert')).toContainText('Check it and accept again.')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await page.keyboard.press('e')
  await expect(form.getByLabel('Title')).toHaveValue('As we put it')
  await moveTo(10)
  await page.keyboard.press('Control+Enter')
  await expect(form.getByRole('alert')).toContainText('Check it and accept again.')
  await page.keyboard.press('Control+Enter')
  const published = () => site.db.selectFrom('newsLinks').select(['title', 'category']).execute()
  await expect.poll(published).toEqual([{ title: 'As we put it', category: technology?.id }])
  await context.close()
})

test('a decision is undone from another page even if its response arrives late', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 3)
  const { page, context, problems, answered, release } = await openLateDesk(site, browser)
  await page.keyboard.press('a')
  await page.getByRole('link', { name: 'Snoozed' }).click()
  await expect(page).toHaveURL(/view=snoozed/)
  await expect(row(page, 'Council story number 2')).toBeHidden()
  await page.keyboard.press('u')
  release()
  await expect.poll(() => answered).toEqual(['publish', 'undo'])
  expect((await statusOf(site, 'Council story number 1')).status).toBe('waiting')
  expect(problems).toEqual([])
  await context.close()
})

test('an entry decided during a reload of the queue is not offered again', async ({ site, browser }) => {
  await fillQueue(site, 3)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  const list = await holdRequests(page, /admin\/queue\.data/, { on: 'back' })
  await openQueue(page)
  await addWaitingEntry(site.db, { title: 'Came just now', firstSeenAt: new Date() })
  await page.getByRole('button', { name: '1 new entry' }).click()
  await expect.poll(list.heldCount).toBeGreaterThan(0)
  await page.keyboard.press('a')
  list.release()
  await expect(row(page, 'Came just now')).toBeVisible()
  await expect(row(page, 'Council story number 1')).toBeHidden()
  await expect(row(page, 'Council story number 2')).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
})
