import type { Locator, Page } from '@playwright/test'
import { addNewsLink } from '../support/builders.ts'
import { fillQueue } from '../support/fill-queue.ts'
import { openQueue, deskTest as test, toasts } from './desk.ts'
import { expectTappable } from './expect-tappable.ts'
import { expect, expectAccessible, expectNoSideScroll } from './journey.ts'
import { addEditor, signInPage } from './signed-in-page.ts'

// The queue on a phone, used by touch.

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** True if a tap on the button reaches it and not an element above it. */
const isUncovered = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate(button => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('the toasts after signing in and after a decision cover no button of the open entry', async ({
  page,
  site,
}) => {
  await fillQueue(site, 8)
  const { email, password } = await addEditor(site, 'Asha Devi')
  await page.goto(`${site.origin}/admin/login?next=/admin/queue`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const notices = toasts(page)
  await expect(notices).toContainText('Successfully logged in!')
  const actions = ['Accept', 'Edit', 'Reject', 'Snooze', 'Category', 'Feature']
  for (const name of actions) expect(await isUncovered(page, name), name).toBe(true)
  await page.getByLabel('Dismiss').tap()
  await page.getByRole('button', { name: 'Reject' }).tap()
  await expect(notices).toContainText('Council story number 1')
  for (const name of actions) expect(await isUncovered(page, name), name).toBe(true)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  expect(await isUncovered(page, 'Close')).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit' }).tap()
  const form = page.getByRole('dialog', { name: 'Edit and accept' })
  await expect(form.getByLabel('Title')).toHaveValue('Council story number 2')
  for (const name of ['Accept', 'Cancel']) expect(await isUncovered(page, name), name).toBe(true)
  await expectNoSideScroll(page)
})

test("a toast appears below an entry's form and covers none of it", async ({ page, site }) => {
  await fillQueue(site, 8)
  await signInPage(page, site, 'Asha Devi')
  await openQueue(page)
  await page.getByRole('button', { name: 'Accept' }).tap()
  await expect(toasts(page)).toContainText('In Business, at the top.')
  await page.getByRole('button', { name: 'Edit' }).tap()
  const form = page.getByRole('dialog', { name: 'Edit and accept' })
  await expect(form.getByLabel('Title')).toHaveValue('Council story number 2')
  const box = async (place: Locator) => {
    const found = await place.boundingBox()
    return { top: found?.y ?? Number.NaN, bottom: (found?.y ?? 0) + (found?.height ?? Number.NaN) }
  }
  const below = await box(toasts(page))
  expect(below.bottom).toBeLessThanOrEqual(740)
  expect((await box(form)).bottom).toBeLessThanOrEqual(below.top)
  await page.getByLabel('Dismiss').tap()
  await expect.poll(async () => (await box(form)).bottom).toBe(740)
})

test('the filters are collapsed until opened, and stay open while they are active', async ({
  page,
  site,
}) => {
  const [politics] = await fillQueue(site, 8)
  await signInPage(page, site, 'Asha Devi')
  await openQueue(page)
  await expect(page.getByRole('button', { name: 'Accept' })).toBeInViewport()
  await expectAccessible(page)
  await expectTappable(page)
  const category = page.getByLabel('Category')
  await expect(category).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).tap()
  await expectAccessible(page)
  await category.selectOption(politics?.id ?? '')
  await expect(page).toHaveURL(/category=/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Council story' })).toHaveCount(2)
  await expect(category).toBeVisible()
  await page.getByRole('link', { name: 'Clear' }).tap()
  await expect(page).toHaveURL(/\/queue$/)
  await expect(page.getByText('Paste a URL')).toBeVisible()
})

test('without JavaScript the filters and a button that applies them are visible', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  const [politics] = await fillQueue(site, 8)
  await signInPage(page, site, 'Asha Devi')
  await page.goto('/admin/queue')
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden()
  await page.getByLabel('Category').selectOption(politics?.id ?? '')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Council story' })).toHaveCount(2)
  await context.close()
})

test('without JavaScript a headline opens its entry, whose buttons decide', async ({ browser, site }) => {
  const context = await browser.newContext({
    baseURL: site.origin,
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  await fillQueue(site, 8)
  await signInPage(page, site, 'Asha Devi')
  await page.goto('/admin/queue?age=fresh')
  await page.getByRole('button', { name: 'Council story number 3', exact: true }).click()
  await expect(page).toHaveURL(/age=fresh&entry=/)
  const entry = page.getByRole('complementary', { name: 'Entry' })
  await expect(entry.getByRole('heading')).toHaveText('Council story number 3')
  await expect(entry.getByRole('button', { name: 'Snooze' })).toBeHidden()
  await entry.getByRole('button', { name: 'Reject' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Rejected.' })
  await expect(page.getByRole('button', { name: 'Council story number 3', exact: true })).toHaveCount(0)
  await toast.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Council story number 3', exact: true })).toBeVisible()
  const { id: category } = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  await addNewsLink(site.db, { category })
  await page.goto('/admin/news')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Delete / })
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'has been deleted' })).toBeVisible()
  await page.goto('/admin/news/add')
  await expect(page.getByLabel('Title')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fetch' })).toBeHidden()
  await context.close()
})

test('a double tap decides one entry, although the next one moves under the finger', async ({
  page,
  site,
}) => {
  await fillQueue(site, 6)
  await signInPage(page, site, 'Asha Devi')
  await openQueue(page)
  const countWaiting = async () =>
    (await site.db.selectFrom('entries').select('id').where('status', '=', 'waiting').execute()).length
  for (const [name, left] of [
    ['Reject', 5],
    ['Accept', 4],
  ] as const) {
    await doubleTap(page, page.getByRole('button', { name, exact: true }))
    await expect.poll(countWaiting).toBe(left)
    await expect(page.locator('[data-entry]')).toHaveCount(left)
  }
})

/** Two taps of one finger, in the time that two taps take. */
async function doubleTap(page: Page, button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
  await Promise.all([tap(), tap()])
}
