import { addWaitingEntry } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import { current, openDesk, openDeskOfTwo, openQueue, row, deskTest as test } from './desk.ts'
import { expect, expectAccessible, expectNoSideScroll } from './journey.ts'

// A generous limit, so that a slow machine does not fail on delays that people would not notice.
const hurried = { timeout: 60_000 }

test('sixty entries by keyboard alone', async ({ site, browser }) => {
  await fillQueue(site, 62)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  await expectAccessible(page)
  await expect(current(page)).toHaveText('Council story number 1')
  const slowest = await page.evaluate(async () => {
    const names = () => document.querySelector('[data-entry][aria-current="true"] button')?.textContent
    let slowestMs = 0
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
    for (let n = 0; n < 60; n++) {
      // At the end of a page the next one may still be loading; an editor would wait for an entry too.
      while (!names()) await frame()
      const before = names()
      const startedAt = performance.now()
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: n % 3 === 2 ? 'r' : 'a', bubbles: true }),
      )
      while (names() === before) await frame()
      slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    }
    return slowestMs
  })
  test.info().annotations.push({ type: 'slowest key', description: `${Math.round(slowest)} ms` })
  await expect(current(page)).toHaveText('Council story number 61')
  const count = (status: 'published' | 'rejected') =>
    site.db.selectFrom('entries').select('id').where('status', '=', status).execute()
  await expect.poll(async () => (await count('published')).length, hurried).toBe(40)
  await expect.poll(async () => (await count('rejected')).length, hurried).toBe(20)
  await expect(page.getByRole('link', { name: /^Queue 2 waiting/ })).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
})

test('every key does what the list of keys says', async ({ site, browser }) => {
  await fillQueue(site, 12)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keys' })
  await expect(sheet).toContainText('Edit and accept')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await page.keyboard.press('j')
  await expect(current(page)).toHaveText('Council story number 2')
  await page.keyboard.press('k')
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog', { name: 'Category' }).getByRole('textbox')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('wor')
  await page.keyboard.press('Enter')
  await page.keyboard.press('f')
  await expect(row(page, 'Council story number 1')).toContainText('World')
  await expect(row(page, 'Council story number 1')).toContainText('Featured')

  await page.keyboard.press('a')
  await expect(current(page)).toHaveText('Council story number 2')
  const link = () => site.db.selectFrom('newsLinks').select(['title', 'featured']).execute()
  await expect.poll(link, hurried).toEqual([{ title: 'Council story number 1', featured: true }])
  await page.keyboard.press('u')
  await expect(current(page)).toHaveText('Council story number 1')
  await expect.poll(link, hurried).toEqual([])

  await page.keyboard.press('s')
  await expect(page.getByText(/^Snoozed until/)).toBeVisible()
  await page.keyboard.press('e')
  const edit = page.getByRole('dialog', { name: 'Edit and accept' })
  await expect(edit.getByLabel('Title')).toHaveValue('Council story number 2')
  await expectAccessible(page)
  await edit.getByLabel('Title').fill('What the council really said')
  await page.keyboard.press('Control+Enter')
  await expect(edit).toBeHidden()
  await expect.poll(link, hurried).toEqual([{ title: 'What the council really said', featured: false }])
  expect(problems).toEqual([])
  await context.close()
})

test('a selection is decided and undone as a whole', async ({ site, browser }) => {
  await fillQueue(site, 6)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  for (const key of ['x', 'j', 'j', 'x']) await page.keyboard.press(key)
  await expect(page.getByRole('toolbar', { name: 'Selected entries' })).toContainText('2 selected')
  await expectAccessible(page)
  await page.keyboard.press('r')
  await expect(page.getByText('2 entries')).toBeVisible()
  const open = () => site.db.selectFrom('entries').select('id').where('status', '=', 'waiting').execute()
  await expect.poll(async () => (await open()).length, hurried).toBe(4)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await open()).length, hurried).toBe(6)
  await expect(row(page, 'Council story number 3')).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
})

test('arriving entries move nothing until the editor shows them', async ({ site, browser }) => {
  await fillQueue(site, 5)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  await page.keyboard.press('j')
  const before = await page.getByRole('list', { name: 'Entries' }).innerText()
  for (const n of [1, 2]) await addWaitingEntry(site.db, { title: `Fresh ${n}`, firstSeenAt: new Date() })
  await expect(page.getByRole('button', { name: '2 new entries' })).toBeVisible(hurried)
  expect(await page.getByRole('list', { name: 'Entries' }).innerText()).toBe(before)
  await expect(current(page)).toHaveText('Council story number 2')
  await page.getByRole('button', { name: '2 new entries' }).click()
  await expect(current(page)).toHaveText('Fresh 2')
  expect(problems).toEqual([])
  await context.close()
})

test('two editors at one queue see each other and never decide the same entry twice', async ({
  site,
  browser,
}) => {
  await fillQueue(site, 8)
  const { asha, ravi, close } = await openDeskOfTwo(site, browser)
  await asha.page.keyboard.press('a')
  const decidedRow = row(ravi.page, 'Council story number 1')
  await expect(decidedRow).toContainText('Published by Asha Devi', hurried)
  await expect(ravi.page.getByRole('link', { name: /^Queue 7 waiting/ })).toBeVisible(hurried)
  await expectAccessible(ravi.page)

  // Both press at the same moment: one decides, the other sees who was first. Both requests are held until both have
  // pressed.
  await ravi.page.keyboard.press('j')
  const { promise: bothPressed, resolve: releaseBoth } = Promise.withResolvers<void>()
  for (const { page } of [asha, ravi]) {
    await page.route('**/admin/queue/decide', async route => {
      await bothPressed
      await route.continue()
    })
  }
  await asha.page.keyboard.press('a')
  await ravi.page.keyboard.press('r')
  releaseBoth()
  const decided = site.db
    .selectFrom('revisions')
    .select(['accountName'])
    .where('recordTable', '=', 'entries')
    .innerJoin('entries', 'entries.id', 'revisions.recordId')
    .where('entries.title', '=', 'Council story number 2')
  await expect.poll(async () => (await decided.execute()).length, hurried).toBe(1)
  const [winner] = await decided.execute()
  const loser = winner?.accountName === 'Asha Devi' ? ravi.page : asha.page
  const sentence = new RegExp(`(Published|Rejected) by ${winner?.accountName}\\.`)
  await expect(loser.getByRole('region', { name: 'Notifications' }).getByText(sentence)).toBeVisible(hurried)
  await close()
})

for (const width of [360, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the queue at ${width} pixels in ${colorScheme} colours`, async ({ site, browser }) => {
      await fillQueue(site, 20)
      const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await openQueue(page)
      await expectNoSideScroll(page)
      await expectAccessible(page)
      await page.screenshot({ path: `test-results/screenshots/queue-${width}-${colorScheme}.png` })
      expect(problems).toEqual([])
      await context.close()
    })
  }
}
