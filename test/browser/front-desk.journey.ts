import type { Locator, Page } from '@playwright/test'
import { addCategory, addNewsLink } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, expectAccessible, expectNoSideScroll, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'
import { takePictures } from './take-pictures.ts'

const test = testWithOwnSite()

/** Forty links of six outlets in four sections, newest first; the samples are removed. */
async function fillSite({ db }: Site): Promise<void> {
  for (const table of ['pins', 'newsLinks', 'categories'] as const) await db.deleteFrom(table).execute()
  const sections = []
  for (const [n, name] of ['Politics', 'World', 'Business', 'Sports'].entries())
    sections.push(await addCategory(db, { name, slug: name.toLowerCase(), orderNum: n + 1 }))
  for (let n = 0; n < 40; n++) {
    const createdAt = new Date(Date.now() - (n + 1) * 300_000)
    const section = sections[n % 4]
    await addNewsLink(db, {
      category: section?.id ?? '',
      title: `Report ${n} of the ${section?.name} desk on the bridge over the river`,
      source: `The ${['Courier', 'Herald', 'Post', 'Mirror', 'Tribune', 'Express'][n % 6]}`,
      description: 'Two sentences say what happened. The second one says why it matters.',
      createdAt,
      publishedAt: createdAt,
    })
  }
}

const lead = (page: Page): Locator => page.locator('[data-place=lead]')
const second = (page: Page, n: number): Locator => page.locator(`[data-place=second-${n}]`)
const candidate = (page: Page, title: string) =>
  page.getByRole('complementary', { name: 'Candidates' }).getByRole('button', { name: `Pin ${title}` })

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish front page' }).first().click()
  await expect(page.getByText('Front page changed', { exact: true })).toBeVisible()
}

test('an editor arranges a front page by keyboard, previews it and publishes it', async ({ page, site }) => {
  await fillSite(site)
  await signInPage(page, site)
  await page.goto('/admin/front')
  await expect(lead(page)).toContainText('Report 0')
  let keys = 0
  const press = async (...names: string[]) => {
    for (const name of names) {
      await page.keyboard.press(name)
      keys += 1
    }
  }
  // The lead, three second-tier links, and the leads of two sections.
  for (const choose of [['Enter'], ['Enter'], ['Enter'], ['Enter'], ['s', 'Enter'], ['s', 'Enter']]) {
    await press('j', 'p')
    await press(...choose)
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await expect(
    page.getByRole('status').filter({ hasText: 'changes that readers cannot see yet' }),
  ).toBeVisible()
  await press('v')
  const frame = page.frameLocator('iframe[name=front-preview]')
  await expect(frame.locator('main .featured')).toContainText('Report')
  await page.getByRole('button', { name: 'Phone' }).click()
  await expect(page.locator('iframe[name=front-preview]')).toHaveCSS('width', '360px')
  // The frame gets the keys once it has the focus.
  await frame.getByRole('link').first().focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await press('Shift+P')
  await expect(page.getByText('Front page changed', { exact: true })).toBeVisible()
  test.info().annotations.push({ type: 'keys for a front page of six pins', description: String(keys) })
  expect(keys).toBeLessThanOrEqual(32)
  expect(
    await site.db.selectFrom('pins').select('id').where('newsLinkId', 'is not', null).execute(),
  ).toHaveLength(6)
})

test('items move with the arrow keys and by dragging, and undo reverts the move', async ({ page, site }) => {
  await fillSite(site)
  await signInPage(page, site)
  await page.goto('/admin/front')
  await expect(lead(page)).toContainText('Report 0')
  await lead(page).press('ArrowRight')
  await expect(second(page, 1)).toContainText('Report 0')
  await expect(second(page, 1)).toBeFocused()
  await page.keyboard.press('u')
  await expect(lead(page)).toContainText('Report 0')
  const dragged = page.locator('li', { has: page.getByRole('button', { name: 'Pin Report 9 ' }) })
  await dragged.dragTo(page.getByRole('region', { name: 'Lead', exact: true }))
  await expect(lead(page)).toContainText('Report 9')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(lead(page)).toContainText('Report 0')
})

test('a section is moved, another is hidden, and one undo reverts both', async ({ page, site }) => {
  await fillSite(site)
  await signInPage(page, site)
  await page.goto('/admin/front')
  await page.getByRole('button', { name: 'Move Sports' }).press('ArrowUp')
  await page.getByRole('listitem').filter({ hasText: 'World' }).getByLabel('On the front page').uncheck()
  const reader = await page.context().newPage()
  await reader.goto('/')
  await page.bringToFront()
  await publish(page)
  const undo = page.locator('.toasts').getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await reader.bringToFront()
  await expect(reader.locator('[data-region^=in-] h2')).toHaveText(['Politics', 'Sports', 'Business'])
  await expect(reader.getByRole('link', { name: 'World' }).first()).toBeAttached()
  await page.bringToFront()
  await undo.click()
  await expect(page.getByText('The change was undone.')).toBeVisible()
  await reader.bringToFront()
  await expect(reader.locator('[data-region^=in-] h2')).toHaveText([
    'Politics',
    'World',
    'Business',
    'Sports',
  ])
})

test('an undo says its result even if the change is reported to the open page first', async ({
  page,
  site,
}) => {
  await fillSite(site)
  await signInPage(page, site)
  await page.goto('/admin/front')
  await page.getByRole('button', { name: 'Move Sports' }).press('ArrowUp')
  await publish(page)
  const slow = await holdRequests(page, '**/admin/undo.data*', { on: 'back' })
  // Longer than the desk waits before it reloads.
  const reported = page.evaluate(
    () =>
      new Promise(resolve => {
        new EventSource('/events').onmessage = () => setTimeout(resolve, 500)
      }),
  )
  await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(slow.heldCount).toBe(1)
  await reported
  slow.release()
  await expect(page.getByText('The change was undone.')).toBeVisible()
})

test("a pin expires on a reader's open page, and a second editor sees the first one's changes", async ({
  page,
  site,
}) => {
  await fillSite(site)
  await signInPage(page, site)
  await page.goto('/admin/front')
  await candidate(page, 'Report 12 ').click()
  await page.keyboard.press('Enter')
  await publish(page)
  const other = await (await page.context().browser()?.newContext({ baseURL: site.origin }))?.newPage()
  if (!other) throw new Error('no second browser')
  await signInPage(other, site, 'Asha Devi')
  await other.goto('/admin/front')
  await expect(lead(other)).toContainText('Report 12')
  await candidate(other, 'Report 13 ').click()
  await other.keyboard.press('l')
  await other.keyboard.press('Enter')
  await publish(other)
  await expect(lead(page)).toContainText('Report 13')
  await expect(page.getByText('Pinned by Asha Devi').first()).toBeVisible()
  const reader = await page.context().newPage()
  await reader.goto('/')
  await expect(reader.locator('.featured h2')).toContainText('Report 13')
  const endsAt = new Date(Date.now() + 2_500)
  await site.db.updateTable('pins').set({ endsAt }).where('place', '=', 'lead').execute()
  await expect(reader.locator('.featured h2')).toContainText('Report 13')
  await expect(reader.locator('.featured h2')).toContainText('Report 0')
  expect(Date.now() - endsAt.getTime()).toBeLessThan(4_000)
  await expect(lead(page)).toContainText('Report 0')
  await other.context().close()
})

test('a scheduled pin waits on the desk and becomes the lead on an open page at its time', async ({
  page,
  site,
}) => {
  await fillSite(site)
  await signInPage(page, site)
  await page.goto('/admin/front')
  await candidate(page, 'Report 12 ').click()
  const dialog = page.getByRole('dialog', { name: 'Pin to the front page' })
  await dialog.getByRole('combobox', { name: 'Begins' }).selectOption('At a set time')
  await expect(dialog.getByLabel('Begins at')).not.toHaveValue('')
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/screenshots/front-desk-plan.png' })
  await dialog.getByRole('button', { name: 'Pin', exact: true }).click()
  const planned = page.getByRole('region', { name: 'Planned' })
  await expect(planned).toContainText(/Lead:\s*Report 12/)
  await expect(lead(page)).toContainText('Report 0')
  await publish(page)
  await expect(planned.getByText('Not published')).toBeHidden()
  await takePictures(page, 'front-desk-planned')
  const time = await planned.getByText('Lead:').textContent()
  // The browser's zone is not the server's: a page rendered with its times would fail to hydrate.
  await page.reload()
  await expect(planned.getByText('Lead:')).toHaveText(time ?? '')
  const reader = await page.context().newPage()
  await reader.goto('/')
  await expect(reader.locator('.featured h2')).toContainText('Report 0')
  const beginsAt = new Date(Date.now() + 2_500)
  await site.db.updateTable('pins').set({ beginsAt }).where('place', '=', 'next-lead').execute()
  await expect(reader.locator('.featured h2')).toContainText('Report 12')
  await expect(lead(page)).toContainText('Report 12')
  await expect(planned).toBeHidden()
})

test('the desk is readable and usable at every width, in light and in dark', async ({ page, site }) => {
  await fillSite(site)
  await signInPage(page, site)
  await page.goto('/admin/front')
  await candidate(page, 'Report 5 ').click()
  await page.keyboard.press('Enter')
  await expectNoSideScroll(page)
  await takePictures(page, 'front-desk')
  await candidate(page, 'Report 6 ').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/screenshots/front-desk-pin.png' })
})
