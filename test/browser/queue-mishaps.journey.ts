import { addNewsLink, addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import { current, openDesk, openDeskOfTwo, openQueue, row, deskTest as test, toasts } from './desk.ts'
import { holdRequests, isPost } from './hold-requests.ts'
import { expect } from './journey.ts'

// Mishaps with hands, keyboard and network while an editor works through the queue.

test('holding a decision key decides once; holding an arrow key keeps moving', async ({ site, browser }) => {
  await fillQueue(site, 12)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  for (let n = 0; n < 5; n++) await page.keyboard.down('r')
  await page.keyboard.up('r')
  await expect(current(page)).toHaveText('Council story number 2')
  for (let n = 0; n < 5; n++) await page.keyboard.down('j')
  await page.keyboard.up('j')
  await expect(current(page)).toHaveText('Council story number 7')
  const waiting = await site.db.selectFrom('entries').select('id').where('status', '=', 'waiting').execute()
  expect(waiting.length).toBeGreaterThanOrEqual(11)
  expect(problems).toEqual([])
  await context.close()
})

test('a Hindi keyboard works, caps lock changes nothing, and keys of an input method are ignored', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 12)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  const press = (key: string, code: string, more: { shiftKey?: boolean; isComposing?: boolean } = {}) =>
    page.evaluate(
      event => void document.body.dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true })),
      { key, code, ...more },
    )
  await press('र', 'KeyJ')
  await expect(current(page)).toHaveText('Council story number 2')
  await press('J', 'KeyJ')
  await expect(current(page)).toHaveText('Council story number 3')
  await press('ा', 'KeyR', { isComposing: true })
  await press('क', 'KeyK')
  await expect(current(page)).toHaveText('Council story number 2')
  await press('य़', 'Slash', { shiftKey: true })
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
})

test('the queue survives a lost network and continues when it is back', async ({ site, browser }) => {
  await fillQueue(site, 70)
  const { page, context } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  await addWaitingEntry(site.db, { title: 'Came just now' })
  const newer = page.getByRole('button', { name: '1 new entry' })
  await expect(newer).toBeVisible()
  await context.setOffline(true)
  await newer.click()
  await expect(page.getByText('The new entries could not be loaded')).toBeVisible()
  await expect(row(page, 'Council story number 1')).toBeVisible()
  for (let n = 0; n < 49; n++) await page.keyboard.press('j')
  await expect(current(page)).toHaveText('Council story number 50')
  await context.setOffline(false)
  await page.keyboard.press('k')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(current(page)).toHaveText(/number (5[1-9]|6\d|70)/, { timeout: 500 })
  }).toPass({ timeout: 15_000 })
  await newer.click()
  await expect(current(page)).toHaveText('Came just now')
  await context.close()
})

test('logging out in another tab keeps the queue and the typed text', async ({ site, browser }) => {
  await fillQueue(site, 70)
  const { page, context } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  await site.db.deleteFrom('sessions').execute()
  const fetched = page.waitForResponse(/article\/fetch/)
  await page.keyboard.press('e')
  const title = page.getByRole('dialog').getByLabel('Title')
  await title.fill('As our editor puts it')
  await fetched
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('alert')).toContainText('has ended')
  await expect(title).toHaveValue('As our editor puts it')
  await page.keyboard.press('Escape')
  for (let n = 0; n < 49; n++) await page.keyboard.press('j')
  await expect(current(page)).toHaveText('Council story number 50')
  await expect(page).toHaveURL(/\/admin\/queue/)
  await context.close()
})

test('a decision key on an entry that another editor decided shows who decided what', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 3)
  const { asha, ravi, close } = await openDeskOfTwo(site, browser)
  await asha.page.keyboard.press('a')
  await expect(row(ravi.page, 'Council story number 1')).toContainText('Published by Asha Devi')
  for (const key of ['a', 'r', 'e', 'a']) await ravi.page.keyboard.press(key)
  await expect(toasts(ravi.page).getByText('Published by Asha Devi.', { exact: true })).toHaveCount(1)
  await expect(toasts(ravi.page)).toContainText('Council story number 1')
  await expect(current(ravi.page)).toHaveText('Council story number 1')
  await close()
})

test('a key pressed at the moment when more entries load decides the first of them', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 52)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  const { promise: isEmpty, resolve: releaseMore } = Promise.withResolvers<void>()
  await page.route('**/admin/queue.data*', async route => {
    await isEmpty
    await route.continue()
  })
  await openQueue(page)
  await page.evaluate(() => {
    const pressed = new KeyboardEvent('keydown', { key: 'r', bubbles: true })
    new MutationObserver((_, observer) => {
      const current = document.querySelector('[data-entry][aria-current="true"] button')
      if (!current?.textContent?.endsWith('number 51')) return
      observer.disconnect()
      document.body.dispatchEvent(pressed)
    }).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
  await page.keyboard.press('Shift+X')
  await page.keyboard.press('r')
  await expect(row(page, 'Council story number 50')).toBeHidden()
  releaseMore()
  await expect(current(page)).toHaveText('Council story number 52')
  expect(problems).toEqual([])
  await context.close()
})

test('an edit and a "Not a duplicate" wait for the decision before them, and are sent once', async ({
  site,
  browser,
}) => {
  const [category] = await fillQueue(site, 3)
  const link = await addNewsLink(site.db, { category: category?.id ?? '', title: 'Points table' })
  const firstSeenAt = new Date(Date.now() - 600_000)
  await addWaitingEntry(site.db, {
    title: 'Points table two',
    status: 'duplicate',
    newsLinkId: link.id,
    firstSeenAt,
    reason: 'same headline from the same outlet two hours apart',
  })
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  const sent: string[] = []
  page.on('request', request => {
    if (isPost(request)) sent.push(new URLSearchParams(request.postData() ?? '').get('change') ?? '')
  })
  await openQueue(page)
  const first = await holdRequests(page, '**/admin/queue/decide', { on: 'there' })
  await page.keyboard.press('f')
  await page.keyboard.press('e')
  const form = page.getByRole('dialog', { name: 'Edit and accept' })
  await expect(form.getByLabel('Title')).toBeFocused()
  for (let n = 0; n < 3; n++) await page.keyboard.press('Control+Enter')
  first.release()
  await expect(form).toBeHidden()
  await expect(current(page)).toHaveText('Council story number 2')

  await openQueue(page, '/admin/queue?view=held')
  const second = await holdRequests(page, '**/admin/queue/decide', { on: 'there' })
  await page.keyboard.press('f')
  await page.getByRole('button', { name: 'Points table two is not a duplicate' }).first().click()
  second.release()
  await expect(toasts(page)).toContainText('It is now waiting in the queue.')
  expect(sent).toEqual(['feature', 'edit', 'feature', 'not-a-duplicate'])
  expect(problems).toEqual([])
  await context.close()
})

test('entries and decisions from before the event stream opened appear as soon as it opens', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 3)
  const asha = await openDesk(site, browser, 'Asha Devi')
  const ravi = await openDesk(site, browser, 'Ravi Kumar')
  const stream = await holdRequests(asha.page, '**/admin/queue/events', { on: 'there' })
  await asha.page.goto('/admin/queue')
  await expect(row(asha.page, 'Council story number 2')).toBeVisible()
  await openQueue(ravi.page)
  await ravi.page.keyboard.press('j')
  await ravi.page.keyboard.press('r')
  const rejected = site.db.selectFrom('entries').select('title').where('status', '=', 'rejected')
  await expect.poll(() => rejected.execute()).toEqual([{ title: 'Council story number 2' }])
  await addWaitingEntry(site.db, { title: 'Came meanwhile' })
  stream.release()
  await expect(row(asha.page, 'Council story number 2')).toContainText('Rejected by Ravi Kumar')
  await expect(asha.page.getByRole('button', { name: '1 new entry' })).toBeVisible()
  expect([...asha.problems, ...ravi.problems]).toEqual([])
  await asha.context.close()
  await ravi.context.close()
})
