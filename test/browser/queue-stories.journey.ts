import type { Page } from '@playwright/test'
import { addCategory, addWaitingEntry, emptyTables } from '../support/builders.ts'
import { clearDesk, deskScene, readDesk } from '../support/desk-scene.ts'
import type { Site } from '../support/start-site.ts'
import { countEntries, currentRow, enterQueue, pressKeys, row } from './desk.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, ownSiteTest as test } from './journey.ts'

/** A story of three waiting entries, and one entry without a category. */
async function fillStories({ db }: Site) {
  await clearDesk(db)
  await emptyTables(db, 'pins', 'entries', 'newsLinks', 'feeds', 'outlets', 'categories')
  const desk = await deskScene(db)
  for (const letter of 'abc') await desk.addEntry(letter)
  await desk.open('abc')
  await addCategory(db, { name: 'World', slug: 'world', orderNum: 2 })
  await addWaitingEntry(db, { title: 'The lighthouse', category: null })
}

const choose = (page: Page, title: string) =>
  row(page, title).getByRole('button', { name: title, exact: true }).click()

const countPublished = (site: Site, expected: number) =>
  expect.poll(() => countEntries(site, 'published'), 'published entries').toBe(expected)

test('a story expands, is published and undone; keys pin before places load', async ({ page, site }) => {
  await fillStories(site)
  await enterQueue(page, site)
  const entries = page.locator('[data-entry]')
  await expect(entries).toHaveCount(2)
  await entries.filter({ hasText: 'Headline' }).getByRole('button').first().click()
  await expect(currentRow(page)).toHaveAccessibleName(/\d outlets? story .* more entr/)
  await page.keyboard.press('t')
  await expect(entries).toHaveCount(4)
  await expect(currentRow(page).getByRole('button', { name: 'Collapse', expanded: true })).toBeFocused()
  await choose(page, 'Headline b')
  await page.keyboard.press('Shift+A')
  await expect(page.getByText('Published, with 2 filed under it')).toBeVisible()
  await countPublished(site, 3)
  const lead = await site.db.selectFrom('stories').select('leadUrl').execute()
  expect(lead).toEqual([{ leadUrl: 'https://outlet-b.example/1' }])
  await page.keyboard.press('u')
  await countPublished(site, 0)
  expect(await countEntries(site, 'waiting')).toBe(4)
  expect(await site.db.selectFrom('newsLinks').selectAll().execute()).toEqual([])

  await expect(entries).toHaveCount(4)
  await choose(page, 'Headline b')
  await pinWhileLoading(page, site)
})

async function pinWhileLoading(page: Page, site: Site): Promise<void> {
  const places = page.getByRole('dialog', { name: 'Pin to the front page' })
  const first = await holdRequests(page, /\/admin\/front\/places/, { on: 'back' })
  await pressKeys(page, 'p', 's', '3', 'Enter', 'a')
  await expect(places.getByRole('status')).toHaveText('Loading...')
  first.release()
  await expect(page.getByText('Published, pinned: Second tier 3')).toBeVisible()
  await expect(places).toBeHidden()
  await countPublished(site, 1)
  expect(await countEntries(site, 'waiting')).toBe(3)
  await page.unroute(/\/admin\/front\/places/)
  const second = await holdRequests(page, /\/admin\/front\/places/, { on: 'back' })
  await pressKeys(page, 'p', 'Escape')
  second.release()
  await expect(places).toBeHidden()
  await page.keyboard.press('j')
  expect(await countEntries(site, 'waiting')).toBe(3)
  // The released response may still be on its way.
  await page.unrouteAll({ behavior: 'wait' })
}

/** By keys alone, beside the entries of the scene, and undone. */
async function putIntoStory(page: Page, site: Site): Promise<void> {
  await page.keyboard.press('i')
  const dialog = page.getByRole('dialog', { name: 'Put into a story' })
  await page.keyboard.type('headline')
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await pressKeys(page, 'Enter', 'Enter')
  await expect(page.getByText('Put into the story', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Not this story' }).first()).toBeVisible()
  expect(await readDesk(site.db)).toHaveLength(1)
  await expect.poll(() => countPlaced(site), 'places in stories').toBe(4)
  await page.keyboard.press('u')
  await expect.poll(() => countPlaced(site), 'places in stories').toBe(3)
  await page.keyboard.press('Escape')
}

const countPlaced = async ({ db }: Site) =>
  (await db.selectFrom('storyLinks').select('id').where('storyId', 'is not', null).execute()).length

test('choosing a category accepts an entry without one, and pins it at once', async ({ page, site }) => {
  await fillStories(site)
  await enterQueue(page, site)
  await choose(page, 'The lighthouse')
  await putIntoStory(page, site)
  const intoWorld = async () => {
    await expect(page.getByRole('dialog', { name: 'Accept into' })).toBeVisible()
    await page.keyboard.type('wor')
    await page.keyboard.press('Enter')
  }
  await choose(page, 'The lighthouse')
  await page.keyboard.press('p')
  await intoWorld()
  await pressKeys(page, '2', 'Enter')
  await expect(page.getByText('Published, pinned: Second tier 2')).toBeVisible()
  await countPublished(site, 1)
  const pins = () => site.db.selectFrom('pins').select('place').where('newsLinkId', 'is not', null).execute()
  const toast = page.locator('.toasts')
  await expect(toast).toContainText('Readers see it there once you publish the front page (1 change).')
  expect(await pins()).toEqual([])
  await page.keyboard.press('Shift+P')
  await expect(page.getByText('Front page changed', { exact: true })).toBeVisible()
  expect(await pins()).toEqual([{ place: 'second-2' }])
  // The first undo takes back the publication of the front page, the second that of the entry.
  await page.keyboard.press('u')
  await expect.poll(pins, 'pins after the first undo').toEqual([])
  await countPublished(site, 1)
  await page.keyboard.press('u')
  await countPublished(site, 0)
  await choose(page, 'The lighthouse')
  await page.keyboard.press('a')
  await intoWorld()
  await countPublished(site, 1)
})
