import type { Page } from '@playwright/test'
import { emptyTables, setRow } from '../support/builders.ts'
import { clearDesk, deskScene, readDesk } from '../support/desk-scene.ts'
import type { Site } from '../support/start-site.ts'
import { test } from './desk.ts'
import { expect, press } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

test.use({ expectedNoise: /status of 409/ })

/** The stories “ab” and “xyz”, and a proposal that the waiting entry “c” belongs to the first. */
async function fillStories({ db }: Site) {
  await clearDesk(db)
  await emptyTables(db, 'rules', 'pins', 'categories')
  const desk = await deskScene(db)
  const [ab, xyz] = [await desk.open('ab'), await desk.open('xyz')]
  const { id: entryId } = await desk.addEntry('c')
  // A proposal is listed while one of its articles is news.
  await setRow(db, 'entries', entryId, { publishedAt: new Date() })
  await desk.enroll('c')
  await desk.propose('ac', { createdAt: new Date() })
  return { ab, xyz }
}

/** Opens a page of stories and waits until its event stream is open. */
async function openStories(page: Page, path = '/admin/stories'): Promise<void> {
  const listening = page.waitForResponse('**/admin/queue/events')
  await page.goto(path)
  await listening
}

const running = (page: Page) => page.getByRole('region', { name: 'Hottest now' }).getByRole('listitem')

test('a proposal accepted by key is shown to others, and undo restores it', async ({ page, ravi, site }) => {
  await fillStories(site)
  await signInPage(page, site, 'Asha Devi')
  await openStories(page)
  await openStories(ravi)
  await expect(running(ravi)).toHaveCount(2)
  await page.keyboard.press('a')
  await expect(page.locator('[data-story-row]').first(), 'read before it is answered').toBeFocused()
  expect(await readDesk(site.db)).toEqual(['ab', 'xyz'])
  await page.keyboard.press('a')
  await expect(page.getByText('Joined into one story.')).toBeVisible()
  expect(await readDesk(site.db)).toEqual(['abc', 'xyz'])
  // It stays in place, so that another does not move under the pointer.
  const proposals = ravi.getByRole('region', { name: 'Proposals waiting' })
  await expect(proposals).toContainText('No longer open: another editor decided it')
  await expect(proposals.getByRole('button', { name: 'Accept' })).toHaveAttribute('aria-disabled', 'true')
  await expect(running(ravi).filter({ hasText: 'Headline b' })).toContainText('3 articles')
  // It outlives the reload that the decision causes for both editors.
  const joined = page.getByRole('region', { name: 'As readers will see it' })
  await expect(joined).toContainText('Headline c')
  await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('region', { name: 'Proposals waiting' })).toBeVisible()
  await expect(joined).toBeHidden()
  await expect(proposals).toContainText('The same event?')
  expect(await readDesk(site.db)).toEqual(['ab', 'xyz'])
  await page.getByRole('heading', { name: 'Proposals waiting' }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText('Kept apart')).toBeVisible()
  await expect(running(page).first()).toBeVisible()
  await ravi.getByRole('searchbox').fill('Headline')
  await ravi.keyboard.press('Enter')
  await expect(ravi.getByRole('heading', { name: 'Found' })).toBeVisible()
  await expect(proposals).toBeHidden()
})

test('stories are split, renamed and merged; the old address redirects', async ({ page, site }) => {
  const { ab, xyz } = await fillStories(site)
  await signInPage(page, site, 'Asha Devi')
  await openStories(page, `/admin/stories/${xyz}`)
  const toasts = page.locator('.toasts')
  await page.getByRole('button', { name: 'Split off selected' }).click()
  await expect(toasts).toContainText('Nothing was changed')
  await page.getByRole('checkbox', { name: 'Select Headline z' }).check()
  await page.getByRole('button', { name: 'Split off selected' }).click()
  await expect(toasts).toContainText('Split off as a new story.')
  await expect(toasts).not.toContainText('Nothing was changed')
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await toasts.getByRole('button', { name: 'Undo' }).click()
  await expect(toasts).toContainText('Undone')
  await expect(toasts).not.toContainText('Split off as a new story.')
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await page.getByLabel('Title', { exact: true }).fill('तूफ़ान और बारिश')
  await page.getByRole('button', { name: 'Save title' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'तूफ़ान और बारिश' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('m')
  await page.keyboard.type('headline a')
  await page.keyboard.press('Enter')
  await press(page, 'Merge into this', 'Stories merged.')
  await expect(page.getByRole('checkbox')).toHaveCount(5)
  expect(await readDesk(site.db)).toEqual(['abxyz'])
  await page.goto(`/admin/stories/${ab}`)
  await expect(page.getByRole('heading', { level: 1, name: 'तूफ़ान और बारिश' })).toBeVisible()
  await expect(page.getByText(/Asha Devi moved it from the story/).first()).toBeVisible()
})

test('a title being typed stays, and replaces no newer one unseen', async ({ page, ravi, site }) => {
  const { ab } = await fillStories(site)
  await signInPage(page, site, 'Asha Devi')
  for (const each of [page, ravi]) await openStories(each, `/admin/stories/${ab}`)
  const title = (of: Page) => of.getByLabel('Title', { exact: true })
  const heading = (of: Page, name: string) => of.getByRole('heading', { level: 1, name })
  const save = (of: Page) => of.getByRole('button', { name: 'Save title' }).click()
  await title(ravi).fill('Rain in the north')
  await title(page).fill('A storm')
  await save(page)
  await expect(heading(ravi, 'A storm')).toBeVisible()
  await expect(title(ravi)).toHaveValue('Rain in the north')
  await save(ravi)
  await expect(ravi.getByText('Another editor has changed this story.')).toBeVisible()
  await expect(heading(ravi, 'A storm')).toBeVisible()
  await expect(title(ravi)).toHaveValue('Rain in the north')
  await save(ravi)
  await expect(heading(ravi, 'Rain in the north')).toBeVisible()
  await expect(heading(page, 'Rain in the north')).toBeVisible()
  await expect(title(page)).toHaveValue('Rain in the north')
})

test('a story is pinned by key; Enter opens a focused row or presses its button', async ({ page, site }) => {
  const { xyz } = await fillStories(site)
  await signInPage(page, site, 'Asha Devi')
  await openStories(page)
  for (const key of ['j', 'j', 'p']) await page.keyboard.press(key)
  const dialog = page.getByRole('dialog', { name: 'Pin to the front page' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByRole('radio', { name: /^Second tier 2($| )/ })).toBeFocused()
  await page.keyboard.press('l')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Pinned: Lead')).toBeVisible()
  const mark = page.getByRole('link', { name: 'Front page 1 change is not published' })
  await expect(mark).toBeVisible()
  const pins = site.db.selectFrom('pins').select('place').where('storyId', 'is not', null)
  expect(await pins.execute()).toEqual([])
  // The draft already fills the lead, so the next free place is chosen; the pin moves there.
  await page.keyboard.press('p')
  await expect(page.getByText('It is pinned as Lead now, and moves from there.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Pinned: Second tier 1')).toBeVisible()
  await expect(page.locator('.toasts')).toContainText('Moved from Lead.')
  await page.keyboard.press('u')
  await page.keyboard.press('p')
  await expect(page.getByText('It is pinned as Lead now, and moves from there.')).toBeVisible()
  await page.keyboard.press('l')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+P')
  await expect(page.getByText('Front page changed', { exact: true })).toBeVisible()
  await expect(mark).toBeHidden()
  expect(await pins.execute()).toEqual([{ place: 'lead' }])

  // Its three articles came at one time, so any of them may name it.
  const pin = page.getByRole('button', { name: /^Pin Headline [xyz]$/ })
  await pin.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pin).toBeFocused()
  await page.locator('[data-story-row]').filter({ has: pin }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/stories/${xyz}`)
})

test('a refused title keeps its error while another editor changes it', async ({ page, ravi, site }) => {
  const { ab } = await fillStories(site)
  await signInPage(page, site, 'Asha Devi')
  for (const each of [page, ravi]) await openStories(each, `/admin/stories/${ab}`)
  const title = page.getByLabel('Title', { exact: true })
  const tooLong = page.getByText('At most 200 characters')
  await title.fill('long '.repeat(50))
  await page.getByRole('button', { name: 'Save title' }).click()
  await expect(tooLong).toBeVisible()
  await ravi.getByLabel('Title', { exact: true }).fill('A storm')
  await ravi.getByRole('button', { name: 'Save title' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A storm' })).toBeVisible()
  await expect(tooLong).toBeVisible()
  await title.fill('A long storm')
  await press(page, 'Save title', 'Another editor has changed this story.')
  await expect(tooLong).toBeHidden()
})
