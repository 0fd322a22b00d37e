import type { Browser, Page } from '@playwright/test'
import { addNewsLink, addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import type { Site } from '../support/start-site.ts'
import { openDesk, openQueue, row, deskTest as test, told } from './desk.ts'
import { holdRequests } from './hold-requests.ts'
import { expect } from './journey.ts'

// An editor who is faster than the answers: what the server has done already is not known here yet.

/** Decisions and answers so far, in order. */
function listAnswered(page: Page): string[] {
  const answered: string[] = []
  page.on('requestfinished', request => {
    if (request.url().endsWith('/admin/queue/decide'))
      answered.push(new URLSearchParams(request.postData() ?? '').get('change') ?? '')
  })
  return answered
}

/** A queue whose decisions the server makes at once, and answers when they are let go. */
async function openLateDesk(site: Site, browser: Browser) {
  const desk = await openDesk(site, browser, 'Asha Devi')
  const answered = listAnswered(desk.page)
  const { letGo } = await holdRequests(desk.page, '**/admin/queue/decide', { on: 'back' })
  await openQueue(desk.page)
  return { ...desk, answered, letGo }
}

function statusOf({ db }: Site, title: string) {
  return db
    .selectFrom('entries')
    .select(['status', 'featured'])
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
}

test('what is undone before its decision was answered waits again, and is nobody else’s', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 3)
  const { page, context, problems, answered, letGo } = await openLateDesk(site, browser)
  const news = page.waitForResponse(/queue\/live\?.*id=/)
  await page.keyboard.press('a')
  await page.keyboard.press('u')
  await news
  letGo()
  await expect.poll(() => answered).toEqual(['publish', 'undo'])
  await expect(row(page, 'Council story number 1')).not.toContainText('Published by')
  await page.keyboard.press('r')
  await expect.poll(async () => (await statusOf(site, 'Council story number 1')).status).toBe('rejected')
  expect(problems).toEqual([])
  await context.close()
})

test('two quick keys on one entry show what they left, whatever was heard between', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 3)
  const { page, context, problems, answered, letGo } = await openLateDesk(site, browser)
  const news = page.waitForResponse(/queue\/live\?.*id=/)
  await page.keyboard.press('f')
  await page.keyboard.press('f')
  await news
  letGo()
  await expect.poll(() => answered).toEqual(['feature', 'unfeature'])
  expect((await statusOf(site, 'Council story number 1')).featured).toBe(false)
  await expect(row(page, 'Council story number 1')).not.toContainText('Featured')
  expect(problems).toEqual([])
  await context.close()
})

test('a form and a list of categories stay with the entry that they were opened for', async ({
  site,
  browser,
}) => {
  const [category] = await fillQueue(site, 0)
  const link = await addNewsLink(site.db, { category: category?.id ?? '', title: 'Points table' })
  for (const n of [1, 2]) {
    await addWaitingEntry(site.db, {
      ...{ title: `Held story ${n}`, status: 'duplicate', newsLinkId: link.id },
      ...{ category: category?.id ?? null, firstSeenAt: new Date(Date.now() - n * 60_000) },
      reason: 'same headline from the same outlet two hours apart',
    })
  }
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  const { letGo } = await holdRequests(page, '**/admin/queue/decide', { on: 'back' })
  await openQueue(page, '/admin/queue?view=held')
  await page.getByRole('button', { name: 'Held story 1 is not a duplicate' }).first().click()
  await page.keyboard.press('e')
  const form = page.getByRole('dialog', { name: 'Edit and accept' })
  await form.getByLabel('Title').fill('The first story, as we put it')
  letGo()
  await expect(told(page)).toContainText('It waits in the queue.')
  await form.getByRole('button', { name: 'Accept' }).click()
  await expect(form).toBeHidden()
  expect((await statusOf(site, 'Held story 1')).status).toBe('published')
  expect((await statusOf(site, 'Held story 2')).status).toBe('duplicate')
  expect(problems).toEqual([])
  await context.close()
})

test('an edit that was left while it was sent closes no other form, and its failure is told', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 3)
  const { page, context, answered, letGo } = await openLateDesk(site, browser)
  const form = page.getByRole('dialog', { name: 'Edit and accept' })
  await page.keyboard.press('e')
  await form.getByLabel('Title').fill('The first story, as we put it')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await form.getByLabel('Title').fill('The second story')
  letGo()
  await expect.poll(() => answered).toEqual(['edit'])
  await expect(told(page)).toContainText('The first story, as we put it')
  await expect(form.getByLabel('Title')).toHaveValue('The second story')

  const lost = await holdRequests(page, '**/admin/queue/decide', {
    on: 'there',
    end: route => route.abort(),
  })
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  lost.letGo()
  await expect(told(page)).toContainText('Nothing was saved')
  await page.keyboard.press('e')
  await expect(form.getByLabel('Title')).toHaveValue('The second story')
  await context.close()
})

test('what is undone on another page than it was decided on is undone, however late the answer', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 3)
  const { page, context, problems, answered, letGo } = await openLateDesk(site, browser)
  await page.keyboard.press('a')
  await page.getByRole('link', { name: 'Snoozed' }).click()
  await expect(page).toHaveURL(/view=snoozed/)
  await expect(row(page, 'Council story number 2')).toBeHidden()
  await page.keyboard.press('u')
  letGo()
  await expect.poll(() => answered).toEqual(['publish', 'undo'])
  expect((await statusOf(site, 'Council story number 1')).status).toBe('waiting')
  expect(problems).toEqual([])
  await context.close()
})

test('what was decided while the queue came anew is not there to be decided again', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 3)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  const list = await holdRequests(page, /admin\/queue\.data/, { on: 'back' })
  await openQueue(page)
  await addWaitingEntry(site.db, { title: 'Came just now', firstSeenAt: new Date() })
  await page.getByRole('button', { name: '1 new entry' }).click()
  await expect.poll(list.asked).toBeGreaterThan(0)
  await page.keyboard.press('a')
  list.letGo()
  await expect(row(page, 'Came just now')).toBeVisible()
  await expect(row(page, 'Council story number 1')).toBeHidden()
  await expect(row(page, 'Council story number 2')).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
})
