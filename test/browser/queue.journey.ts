import type { Page } from '@playwright/test'
import { addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import type { Site } from '../support/start-site.ts'
import {
  countEntries,
  current,
  editDialog,
  enterQueue,
  listPublished,
  openQueue,
  pressKeys,
  row,
  test,
  toasts,
} from './desk.ts'
import { expect } from './journey.ts'

test.use({ expectedNoise: /status of 409/ })

test('sixty entries by keyboard alone, as fast as the page can draw', async ({ page, site }) => {
  await fillQueue(site, 62)
  await enterQueue(page, site)
  await expect(current(page)).toHaveText('Council story number 1')
  await page.evaluate(async () => {
    const names = () => document.querySelector('[data-entry][aria-current="true"] button')?.textContent
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    for (let n = 0; n < 60; n++) {
      // At the end of a page the next one may still be loading; an editor would wait for an entry too.
      while (!names()) await frame()
      const before = names()
      const key = n % 3 === 2 ? 'r' : 'a'
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      while (names() === before) await frame()
    }
  })
  await expect(current(page)).toHaveText('Council story number 61')
  // The sixty requests are sent one after the other.
  const timeout = 60_000 + 60 * 2 * Number(process.env.LATE_ANSWERS_MS ?? 0)
  const count = (status: 'published' | 'rejected') =>
    expect.poll(() => countEntries(site, status), { message: status, timeout })
  await count('published').toBe(40)
  await count('rejected').toBe(20)
  await expect(page.getByRole('link', { name: /^Queue 2 waiting/ })).toBeVisible()
})

test('every key does what the list of keys says', async ({ page, site }) => {
  await fillQueue(site, 12)
  await enterQueue(page, site)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keys' })
  await expect(sheet).toContainText('Edit and accept')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('j')
  await expect(current(page)).toHaveText('Council story number 2')
  await pressKeys(page, 'k', 'c')
  await expect(page.getByRole('dialog', { name: 'Category' }).getByRole('textbox')).toBeFocused()
  await page.keyboard.type('wor')
  await pressKeys(page, 'Enter', 'f')
  await expect(row(page, 'Council story number 1')).toContainText('World')
  await expect(row(page, 'Council story number 1')).toContainText('Featured')
  await page.keyboard.press('a')
  await expect(current(page)).toHaveText('Council story number 2')
  const link = () => site.db.selectFrom('newsLinks').select(['title', 'featured']).execute()
  const published = { title: 'Council story number 1', featured: true }
  await expect.poll(link, 'the accepted link').toEqual([published])
  await page.keyboard.press('u')
  await expect(current(page)).toHaveText('Council story number 1')
  await expect.poll(link, 'no link after the undo').toEqual([])
  await page.keyboard.press('s')
  await expect(page.getByText(/^Snoozed until/)).toBeVisible()
  await page.keyboard.press('e')
  await expect(editDialog(page).getByLabel('Title')).toHaveValue('Council story number 2')
  await editDialog(page).getByLabel('Title').fill('What the council really said')
  await page.keyboard.press('Control+Enter')
  await expect(editDialog(page)).toBeHidden()
  await expect.poll(() => listPublished(site), 'the edited link').toEqual(['What the council really said'])
  await decideSelection(page, site)
})

/** Rejects two entries together, and undoes it. */
async function decideSelection(page: Page, site: Site): Promise<void> {
  const open = await countEntries(site, 'waiting')
  await expect(current(page)).toHaveText('Council story number 3')
  await pressKeys(page, 'x', 'j', 'j', 'x')
  const bar = page.getByRole('toolbar', { name: 'Selected entries' })
  await expect(bar).toContainText('2 selected')
  // Only the bar has buttons, and Edit applies to the entry under the cursor.
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(1)
  await pressKeys(page, 'j', 'e')
  await expect(editDialog(page).getByLabel('Title')).toHaveValue('Council story number 6')
  await pressKeys(page, 'Escape', 'r')
  await expect(page.getByText('2 entries')).toBeVisible()
  await expect.poll(() => countEntries(site, 'waiting'), 'entries without the two').toBe(open - 2)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => countEntries(site, 'waiting'), 'entries after the undo').toBe(open)
  await expect(row(page, 'Council story number 5')).toBeVisible()
}

test('two editors at one queue see each other, and decide no entry twice', async ({ page, ravi, site }) => {
  await fillQueue(site, 8)
  await enterQueue(page, site)
  await openQueue(ravi)
  await page.keyboard.press('a')
  await expect(row(ravi, 'Council story number 1')).toContainText('Published by Asha Devi')
  await expect(ravi.getByRole('link', { name: /^Queue 7 waiting/ })).toBeVisible()
  // A decision key on an entry that another editor decided shows who decided what, once.
  await pressKeys(ravi, 'a', 'r', 'e', 'a')
  await expect(toasts(ravi).getByText('Published by Asha Devi.', { exact: true })).toHaveCount(1)
  await expect(toasts(ravi)).toContainText('Council story number 1')
  await ravi.keyboard.press('Escape')
  await expect(editDialog(ravi)).toBeHidden()
  await expect(current(ravi)).toHaveText('Council story number 1')
  await ravi.keyboard.press('j')
  await decideAtOnce(site, [page, ravi])

  await ravi.keyboard.press('j')
  await expect(current(ravi)).toHaveText('Council story number 4')
  await pickFourth(page)
  await page.keyboard.press('h')
  await expect(row(ravi, 'Council story number 4')).toContainText('Asha Devi')
  await page.keyboard.press('m')
  await page.getByRole('dialog').getByRole('textbox').fill('Wait for the harbour office')
  await page.keyboard.press('Control+Enter')
  await expect(ravi.getByText('Wait for the harbour office').filter({ visible: true })).toBeVisible()
})

const pickFourth = (page: Page) =>
  row(page, 'Council story number 4')
    .getByRole('button', { name: 'Council story number 4', exact: true })
    .click()

/** Both press at the same moment on the second entry: one decides, the other sees who was first. */
async function decideAtOnce(site: Site, [first, second]: [Page, Page]): Promise<void> {
  const { promise: bothPressed, resolve: releaseBoth } = Promise.withResolvers<void>()
  for (const page of [first, second]) {
    await page.route('**/admin/queue/decide', async route => {
      await bothPressed
      await route.continue()
    })
    await expect(current(page)).toHaveText('Council story number 2')
  }
  await first.keyboard.press('a')
  await second.keyboard.press('r')
  releaseBoth()
  const decided = site.db
    .selectFrom('revisions')
    .select(['accountName'])
    .where('recordTable', '=', 'entries')
    .innerJoin('entries', 'entries.id', 'revisions.recordId')
    .where('entries.title', '=', 'Council story number 2')
  await expect.poll(async () => (await decided.execute()).length, 'one decision').toBe(1)
  const [winner] = await decided.execute()
  const loser = winner?.accountName === 'Asha Devi' ? second : first
  const sentence = new RegExp(`(Published|Rejected) by ${winner?.accountName}\\.`)
  const refusals = toasts(loser).locator('[data-type=error]').filter({ hasText: 'Council story number 2' })
  await expect(refusals.filter({ hasText: sentence }).first()).toBeVisible()
  for (const page of [first, second]) await page.unroute('**/admin/queue/decide')
}

test('arriving entries move nothing until the editor shows them', async ({ page, site }) => {
  await fillQueue(site, 5)
  await enterQueue(page, site)
  await page.keyboard.press('j')
  const list = page.getByRole('list', { name: 'Entries' })
  const before = [await list.innerText(), await list.boundingBox()]
  for (const n of [1, 2]) await addWaitingEntry(site.db, { title: `Fresh ${n}`, firstSeenAt: new Date() })
  const line = page.getByRole('button', { name: '2 new entries' })
  await expect(line).toBeVisible()
  expect([await list.innerText(), await list.boundingBox()]).toEqual(before)
  await expect(current(page)).toHaveText('Council story number 2')
  await line.click()
  await expect(current(page)).toHaveText('Fresh 2')
  // After a look into the search, keys are for the list again.
  await pressKeys(page, '/', 'x', 'Escape', 'j')
  await expect(current(page)).toHaveText('Fresh 1')
})
