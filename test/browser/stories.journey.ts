import type { Page } from '@playwright/test'
import { setRow } from '../support/builders.ts'
import { clearDesk, deskScene, readDesk } from '../support/desk-scene.ts'
import type { Site } from '../support/start-site.ts'
import { openDesk } from './desk.ts'
import { expect, ownSiteTest as test } from './journey.ts'

/** The stories “ab” and “xyz”, and a proposal that the waiting entry “c” belongs to the first. */
async function fillStories({ db }: Site) {
  await clearDesk(db)
  for (const table of ['rules', 'pins', 'categories'] as const) await db.deleteFrom(table).execute()
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

test('a proposal is accepted by key, another editor sees it, and undo restores it', async ({
  site,
  browser,
}) => {
  await fillStories(site)
  const asha = await openDesk(site, browser, 'Asha Devi')
  const ravi = await openDesk(site, browser, 'Ravi Kumar')
  await openStories(asha.page)
  await openStories(ravi.page)
  await expect(running(ravi.page)).toHaveCount(2)
  await asha.page.keyboard.press('j')
  await asha.page.keyboard.press('a')
  await expect(asha.page.getByText('Joined into one story.')).toBeVisible()
  expect(await readDesk(site.db)).toEqual(['abc', 'xyz'])
  await expect(ravi.page.getByRole('region', { name: 'Proposals waiting' })).toBeHidden()
  await expect(running(ravi.page).filter({ hasText: 'Headline b' })).toContainText('3 articles')
  // It outlives the reload that the decision causes for both editors.
  const joined = asha.page.getByRole('region', { name: 'As readers will see it' })
  await expect(joined).toContainText('Headline c')
  await asha.page.locator('.toasts').getByRole('button', { name: 'Undo' }).click()
  await expect(asha.page.getByRole('region', { name: 'Proposals waiting' })).toBeVisible()
  await expect(joined).toBeHidden()
  await expect(ravi.page.getByRole('region', { name: 'Proposals waiting' })).toBeVisible()
  expect(await readDesk(site.db)).toEqual(['ab', 'xyz'])
  await asha.page.getByRole('heading', { name: 'Proposals waiting' }).click()
  await asha.page.keyboard.press('j')
  await asha.page.keyboard.press('x')
  await expect(asha.page.getByText('Kept apart')).toBeVisible()
  await expect(running(asha.page).first()).toBeVisible()
  expect([...asha.problems, ...ravi.problems]).toEqual([])
  await asha.context.close()
  await ravi.context.close()
})

test('stories are split, renamed by hand and merged; the old address redirects to the new one', async ({
  site,
  browser,
}) => {
  const { ab, xyz } = await fillStories(site)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
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
  await page.getByRole('button', { name: 'Merge into this' }).click()
  await expect(page.getByText('Stories merged.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(5)
  expect(await readDesk(site.db)).toEqual(['abxyz'])
  await page.goto(`/admin/stories/${ab}`)
  await expect(page.getByRole('heading', { level: 1, name: 'तूफ़ान और बारिश' })).toBeVisible()
  await expect(page.getByText(/Asha Devi moved it from the story/).first()).toBeVisible()
  expect(problems).toEqual([])
  await context.close()
})

test('a title that is being typed stays in its field, and does not replace a newer one unseen', async ({
  site,
  browser,
}) => {
  const { ab } = await fillStories(site)
  const asha = await openDesk(site, browser, 'Asha Devi')
  const ravi = await openDesk(site, browser, 'Ravi Kumar')
  for (const { page } of [asha, ravi]) await openStories(page, `/admin/stories/${ab}`)
  const title = ({ page }: typeof asha) => page.getByLabel('Title', { exact: true })
  const heading = ({ page }: typeof asha, name: string) => page.getByRole('heading', { level: 1, name })
  const save = ({ page }: typeof asha) => page.getByRole('button', { name: 'Save title' }).click()
  await title(ravi).fill('Rain in the north')
  await title(asha).fill('A storm')
  await save(asha)
  await expect(heading(ravi, 'A storm')).toBeVisible()
  await expect(title(ravi)).toHaveValue('Rain in the north')
  await save(ravi)
  await expect(ravi.page.getByText('Another editor has changed this story.')).toBeVisible()
  await expect(heading(ravi, 'A storm')).toBeVisible()
  await expect(title(ravi)).toHaveValue('Rain in the north')
  await save(ravi)
  await expect(heading(ravi, 'Rain in the north')).toBeVisible()
  await expect(heading(asha, 'Rain in the north')).toBeVisible()
  await expect(title(asha)).toHaveValue('Rain in the north')
  expect([...asha.problems, ...ravi.problems]).toEqual([])
  await asha.context.close()
  await ravi.context.close()
})

test('a story is pinned by key; Enter opens the story of the focused row, and presses the focused button of it', async ({
  site,
  browser,
}) => {
  const { xyz } = await fillStories(site)
  const { page, context, problems } = await openDesk(site, browser, 'Asha Devi')
  await openStories(page)
  for (const key of ['j', 'j', 'p']) await page.keyboard.press(key)
  const dialog = page.getByRole('dialog', { name: 'Pin to the front page' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByRole('radio', { name: /^Second tier 2/ })).toBeFocused()
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
  expect(problems).toEqual([])
  await context.close()
})

test('a refused title keeps its error while another editor changes the story', async ({ site, browser }) => {
  const { ab } = await fillStories(site)
  const asha = await openDesk(site, browser, 'Asha Devi')
  const ravi = await openDesk(site, browser, 'Ravi Kumar')
  for (const { page } of [asha, ravi]) await openStories(page, `/admin/stories/${ab}`)
  const title = asha.page.getByLabel('Title', { exact: true })
  const tooLong = asha.page.getByText('At most 200 characters')
  await title.fill('long '.repeat(50))
  await asha.page.getByRole('button', { name: 'Save title' }).click()
  await expect(tooLong).toBeVisible()
  await ravi.page.getByLabel('Title', { exact: true }).fill('A storm')
  await ravi.page.getByRole('button', { name: 'Save title' }).click()
  await expect(asha.page.getByRole('heading', { level: 1, name: 'A storm' })).toBeVisible()
  await expect(tooLong).toBeVisible()
  await title.fill('A long storm')
  await asha.page.getByRole('button', { name: 'Save title' }).click()
  await expect(asha.page.getByText('Another editor has changed this story.')).toBeVisible()
  await expect(tooLong).toBeHidden()
  expect([...asha.problems, ...ravi.problems]).toEqual([])
  await asha.context.close()
  await ravi.context.close()
})
