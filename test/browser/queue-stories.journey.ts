import { addCategory, addWaitingEntry } from '../support/builders.ts'
import { clearDesk, deskScene } from '../support/desk-scene.ts'
import type { Site } from '../support/start-site.ts'
import { openDesk, openDeskOfTwo, openQueue, row, deskTest as test } from './desk.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, expectAccessible } from './journey.ts'

/** A story of three waiting entries, and one entry without a category. */
async function fillStories({ db }: Site) {
  await clearDesk(db)
  for (const table of ['pins', 'entries', 'newsLinks', 'feeds', 'outlets', 'categories'] as const)
    await db.deleteFrom(table).execute()
  const desk = await deskScene(db)
  for (const letter of 'abc') await desk.addEntry(letter)
  await desk.open('abc')
  await addCategory(db, { name: 'World', slug: 'world', orderNum: 2 })
  await addWaitingEntry(db, { title: 'The lighthouse', category: null })
}

const countOf = async ({ db }: Site, status: 'published' | 'waiting') =>
  (await db.selectFrom('entries').select('id').where('status', '=', status).execute()).length

test('a story expands, its entries are filed under the best one, and one undo reverts all', async ({
  site,
  browser,
}) => {
  await fillStories(site)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  await expect(page.locator('[data-entry]')).toHaveCount(2)
  await page.locator('[data-entry]').filter({ hasText: 'Headline' }).getByRole('button').first().click()
  await page.keyboard.press('t')
  await expect(page.locator('[data-entry]')).toHaveCount(4)
  await row(page, 'Headline b').getByRole('button', { name: 'Headline b', exact: true }).click()
  await page.keyboard.press('Shift+A')
  await expect(page.getByText('Published, with 2 filed under it')).toBeVisible()
  await expect.poll(() => countOf(site, 'published')).toBe(3)
  expect(await site.db.selectFrom('stories').select('leadUrl').execute()).toEqual([
    { leadUrl: 'https://outlet-b.example/1' },
  ])
  await page.keyboard.press('u')
  await expect.poll(() => countOf(site, 'waiting')).toBe(4)
  expect(await site.db.selectFrom('newsLinks').selectAll().execute()).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('choosing a category accepts an entry without one and pins it in the same decision', async ({
  site,
  browser,
}) => {
  await fillStories(site)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  await row(page, 'The lighthouse').getByRole('button', { name: 'The lighthouse', exact: true }).click()
  await page.keyboard.press('p')
  await expect(page.getByRole('dialog', { name: 'Accept into' })).toBeVisible()
  await page.keyboard.type('wor')
  await page.keyboard.press('Enter')
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Published, pinned: Second tier 2')).toBeVisible()
  await expect.poll(() => countOf(site, 'published')).toBe(1)
  const pins = () => site.db.selectFrom('pins').select('place').where('newsLinkId', 'is not', null).execute()
  expect(await pins()).toEqual([{ place: 'second-2' }])
  await page.keyboard.press('u')
  await expect.poll(() => countOf(site, 'waiting')).toBe(4)
  expect(await pins()).toEqual([])
  await row(page, 'The lighthouse').getByRole('button', { name: 'The lighthouse', exact: true }).click()
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog', { name: 'Accept into' })).toBeVisible()
  await page.keyboard.type('wor')
  await page.keyboard.press('Enter')
  await expect.poll(() => countOf(site, 'published')).toBe(1)
  expect(problems).toEqual([])
  await context.close()
})

test('keys pressed while the places of the front page load choose a place and pin', async ({
  site,
  browser,
}) => {
  await fillStories(site)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openQueue(page)
  await page.locator('[data-entry]').filter({ hasText: 'Headline' }).getByRole('button').first().click()
  await page.keyboard.press('t')
  await expect(page.locator('[data-entry]')).toHaveCount(4)
  await row(page, 'Headline b').getByRole('button', { name: 'Headline b', exact: true }).click()
  const places = page.getByRole('dialog', { name: 'Pin to the front page' })
  const first = await holdRequests(page, /\/admin\/front\/places/, { on: 'back' })
  await page.keyboard.press('p')
  await page.keyboard.press('s')
  await page.keyboard.press('3')
  await page.keyboard.press('Enter')
  await page.keyboard.press('a')
  await expect(places.getByRole('status')).toHaveText('Loading...')
  await expectAccessible(page)
  first.release()
  await expect(page.getByText('Published, pinned: Second tier 3')).toBeVisible()
  await expect(places).toBeHidden()
  await expect.poll(() => countOf(site, 'published')).toBe(1)
  expect(await countOf(site, 'waiting')).toBe(3)
  await page.unroute(/\/admin\/front\/places/)
  const second = await holdRequests(page, /\/admin\/front\/places/, { on: 'back' })
  await page.keyboard.press('p')
  await page.keyboard.press('Escape')
  second.release()
  await expect(places).toBeHidden()
  await page.keyboard.press('j')
  expect(await countOf(site, 'waiting')).toBe(3)
  expect(problems).toEqual([])
  // The released response may still be on its way.
  await page.unrouteAll({ behavior: 'wait' })
  await context.close()
})

test('one editor marks an entry as in progress and leaves a note; the other sees both', async ({
  site,
  browser,
}) => {
  await fillStories(site)
  const { asha, ravi, close } = await openDeskOfTwo(site, browser)
  const pick = (page: typeof asha.page) =>
    row(page, 'The lighthouse').getByRole('button', { name: 'The lighthouse', exact: true }).click()
  await pick(asha.page)
  await pick(ravi.page)
  await asha.page.keyboard.press('h')
  await expect(row(ravi.page, 'The lighthouse')).toContainText('Asha Devi')
  await asha.page.keyboard.press('m')
  await asha.page.getByRole('dialog').getByRole('textbox').fill('Wait for the harbour office')
  await asha.page.keyboard.press('Control+Enter')
  await expect(ravi.page.getByText('Wait for the harbour office').filter({ visible: true })).toBeVisible()
  await close()
})
