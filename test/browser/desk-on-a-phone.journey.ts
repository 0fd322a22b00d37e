import type { Locator, Page } from '@playwright/test'
import { addWaitingEntry } from '../support/builders.ts'
import { emptySite } from '../support/empty-site.ts'
import { fillQueue } from '../support/fill-queue.ts'
import { countEntries, current, editDialog, enterQueue, toasts } from './desk.ts'
import { expectTappable } from './expect-tappable.ts'
import { expect, expectNoSideScroll, ownSiteTest as test } from './journey.ts'
import { addEditor } from './signed-in-page.ts'

// The queue on a phone, used by touch.

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** True if a tap on the button reaches it and not an element above it. */
const isUncovered = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate(button => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('on a phone toasts cover no button or form; a double tap decides once', async ({ page, site }) => {
  await fillQueue(site, 8)
  const { email, password } = await addEditor(site, 'Asha Devi')
  await page.goto('/admin/login?next=/admin/queue')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(toasts(page)).toContainText('Successfully logged in!')
  const actions = ['Accept', 'Accept and pin', 'Edit', 'Reject', 'Snooze', 'Category', 'Feature']
  for (const name of actions) expect(await isUncovered(page, name), name).toBe(true)
  expect((await box(toasts(page))).top).toBeGreaterThanOrEqual((await box(page.locator('header'))).bottom)
  await page.getByLabel('Dismiss').tap()
  await expect(page.getByLabel('Dismiss')).toHaveCount(0)
  await page.getByRole('button', { name: 'Reject' }).tap()
  await expect(toasts(page)).toContainText('Council story number 1')
  const undo = await box(toasts(page).getByRole('button', { name: 'Undo' }))
  expect(await box(page.getByLabel('Dismiss')), 'one line with Undo').toEqual(undo)
  for (const name of actions) expect(await isUncovered(page, name), name).toBe(true)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  expect(await isUncovered(page, 'Close')).toBe(true)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Accept', exact: true }).tap()
  await expect(toasts(page)).toContainText('In Technology, at the top.')
  await page.getByRole('button', { name: 'Edit' }).tap()
  await expect(editDialog(page).getByLabel('Title')).toHaveValue('Council story number 3')
  for (const name of ['Accept', 'Cancel']) expect(await isUncovered(page, name), name).toBe(true)
  await expectNoSideScroll(page)
  // A toast appears below an entry's form.
  const below = await box(toasts(page))
  expect(below.bottom).toBeLessThanOrEqual(740)
  await expect.poll(async () => (await box(editDialog(page))).bottom).toBeLessThanOrEqual(below.top)
  await page.getByLabel('Dismiss').tap()
  await expect.poll(async () => (await box(editDialog(page))).bottom, 'the form at the bottom').toBe(740)
  await editDialog(page).getByRole('button', { name: 'Cancel' }).tap()
  await expect(editDialog(page)).toBeHidden()

  // The next entry moves under the finger.
  for (const [name, left] of [
    ['Reject', 5],
    ['Accept', 4],
  ] as const) {
    await doubleTap(page, page.getByRole('button', { name, exact: true }))
    await expect.poll(() => countEntries(site, 'waiting'), 'entries after one decision').toBe(left)
    await expect(page.locator('[data-entry]')).toHaveCount(left)
  }

  // The open row is taller than a small phone, and than a screen at 400 % zoom.
  for (const height of [490, 256]) {
    await page.setViewportSize({ width: 320, height })
    await page.getByRole('button', { name: 'Snooze' }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Reject' }).tap()
    await expect(toasts(page)).toContainText('Rejected')
    await expect(current(page)).toBeInViewport({ ratio: 1 })
    expect((await box(current(page))).top, 'below the toast').toBeGreaterThan(
      (await box(toasts(page))).bottom,
    )
  }
  await page.getByRole('button', { name: 'Edit' }).tap()
  await expect(editDialog(page).getByLabel('Title')).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => (await box(editDialog(page))).bottom, 'no toast below the form').toBe(256)
})

const box = async (place: Locator) => {
  const found = await place.boundingBox()
  return { top: found?.y ?? Number.NaN, bottom: (found?.y ?? 0) + (found?.height ?? Number.NaN) }
}

test('on a phone filters are folded, open while active; the queue loads more', async ({ page, site }) => {
  const [politics] = await fillQueue(site, 60)
  await enterQueue(page, site)
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeInViewport()
  await expectTappable(page)
  const category = page.getByLabel('Category')
  await expect(category).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).tap()
  await category.selectOption(politics?.id ?? '')
  await expect(page).toHaveURL(new RegExp(`queue\\?category=${politics?.id}$`))
  await expect(page.locator('[data-entry]')).toHaveCount(15)
  await expect(category).toBeVisible()
  await page.getByRole('link', { name: 'Clear' }).tap()
  await expect(page).toHaveURL(/\/queue$/)
  await expect(page.getByText('Paste a URL')).toBeVisible()
  // Although the open entry is far above.
  await expect(page.locator('[data-entry]')).toHaveCount(50)
  await page.locator('[data-entry]').nth(49).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-entry]')).toHaveCount(60)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveText('60 of 60')
})

test("a phone's navigation is one row at its section, and counts move nothing", async ({ page, site }) => {
  await emptySite(site)
  await enterQueue(page, site, '/admin/settings')
  const sections = page.getByRole('navigation', { name: 'Admin' })
  await expect(sections.getByRole('link', { name: 'Settings' })).toBeInViewport({ ratio: 0.95 })
  await expect(sections.getByText('More')).toBeInViewport({ ratio: 1 })
  const before = await placesOf(sections)
  expect(new Set(before.map(({ y }) => y)).size, 'rows').toBe(1)
  await addWaitingEntry(site.db, {})
  await expect(sections.getByRole('link', { name: 'Queue' })).toContainText('1')
  expect(await placesOf(sections)).toEqual(before)
  await expectTappable(page)
  await sections.getByText('More').tap()
  await sections.getByRole('link', { name: 'Bin' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Bin' })).toBeVisible()
})

test("on a phone Android's Back closes what is open instead of leaving the page", async ({ page, site }) => {
  await page.addInitScript(() => {
    const { CloseWatcher } = window
    if (!CloseWatcher) return
    const watchers: InstanceType<typeof CloseWatcher>[] = []
    window.CloseWatcher = class extends CloseWatcher {
      constructor() {
        super()
        watchers.push(this)
      }
      override destroy() {
        super.destroy()
        watchers.splice(watchers.indexOf(this), 1)
      }
    }
    Object.assign(window, { watchers })
  })
  const goBack = async () => {
    await expect.poll(() => page.evaluate('watchers.length')).toBe(1)
    await page.evaluate('watchers[0].requestClose()')
  }
  await fillQueue(site, 1)
  await enterQueue(page, site)
  await page.getByRole('button', { name: 'Edit' }).tap()
  await expect(editDialog(page)).toBeVisible()
  await goBack()
  await expect(editDialog(page)).toBeHidden()
  await page.getByRole('button', { name: 'Edit' }).tap()
  await page.keyboard.press('Escape')
  await expect(editDialog(page)).toBeHidden()
  const sections = page.getByRole('navigation', { name: 'Admin' })
  await sections.getByText('More').tap()
  await expect(sections.getByRole('link', { name: 'Bin' })).toBeVisible()
  await goBack()
  await expect(sections.getByRole('link', { name: 'Bin' })).toBeHidden()
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: 'Delete Politics' }).tap()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await goBack()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page).toHaveURL(/categories$/)
})

const placesOf = (sections: Locator) =>
  sections.locator('a:not(ul a), details').evaluateAll(all =>
    all.map(one => {
      const { x, y, width } = one.getBoundingClientRect()
      return { x, y, width }
    }),
  )

/** Two taps of one finger, in the time that two taps take. */
async function doubleTap(page: Page, button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2)
  await Promise.all([tap(), tap()])
}
