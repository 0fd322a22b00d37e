import type { Locator, Page } from '@playwright/test'
import { addNewsLink } from '../support/builders.ts'
import { expect, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const test = testWithOwnSite()

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

async function scrollDown(page: Page, y: number): Promise<void> {
  await page.evaluate(top => window.scrollTo(0, top), y)
  await expect.poll(() => place(page)).toBe(y)
}

/** Playwright's own click would scroll to the button first. */
function press(button: Locator): Promise<void> {
  return button.dispatchEvent('click')
}

test.beforeEach(async ({ page, site }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await signInPage(page, site)
})

test('a new admin page opens at its top, and Back restores the old position', async ({ page }) => {
  await page.goto('/admin/news')
  await scrollDown(page, 409)
  await page
    .getByRole('link', { name: /^Edit / })
    .nth(12)
    .click()
  await expect(page.getByRole('heading', { name: 'Edit News Link' })).toBeVisible()
  expect(await place(page)).toBe(0)
  await scrollDown(page, 150)
  await press(page.getByRole('link', { name: 'Cancel' }))
  await expect(page.getByRole('heading', { name: 'News Links' })).toBeVisible()
  expect(await place(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Edit News Link' })).toBeVisible()
  await expect.poll(() => place(page)).toBe(150)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'News Links' })).toBeVisible()
  await expect.poll(() => place(page)).toBe(409)
  await page.reload()
  await expect.poll(() => place(page)).toBe(409)
})

test('the next page of a list opens at its top', async ({ page }) => {
  await page.goto('/admin/news')
  await scrollDown(page, 900)
  await press(page.getByRole('link', { name: 'Next page' }))
  await expect(page.getByRole('link', { name: 'First page' })).toBeVisible()
  expect(await place(page)).toBe(0)
})

test('the page after a save opens at its top, with its toast', async ({ page, site }) => {
  const { id: category } = await site.db
    .selectFrom('categories')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { id } = await addNewsLink(site.db, { category })
  await page.goto(`/admin/news/edit/${id}`)
  await scrollDown(page, 200)
  await press(page.getByRole('button', { name: 'Update News Link' }))
  await expect(page.getByText('News article has been updated successfully')).toBeVisible()
  expect(await place(page)).toBe(0)
})

test('a click that returns to the same page keeps the position: delete, undo, tabs and settings', async ({
  page,
  site,
}) => {
  const { id: category } = await site.db
    .selectFrom('categories')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  for (let n = 0; n < 20; n++) {
    const row = { name: `Spare ${n}`, slug: `spare-${n}`, orderNum: 90 + n }
    await site.db.insertInto('categories').values(row).execute()
  }
  await addNewsLink(site.db, { category })
  await page.goto('/admin/categories')
  await scrollDown(page, 300)
  await press(page.getByRole('button', { name: 'Delete Spare 12' }))
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('Category has been deleted successfully')).toBeVisible()
  expect(await place(page)).toBe(300)
  await press(page.getByRole('button', { name: 'Undo' }))
  await expect(page.getByText('The change was undone.')).toBeVisible()
  expect(await place(page)).toBe(300)
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto('/admin/settings')
  await scrollDown(page, 90)
  await press(page.getByRole('link', { name: 'AdSense' }))
  await expect(page.getByLabel('Publisher ID')).toBeVisible()
  expect(await place(page)).toBe(90)
  await scrollDown(page, 320)
  await press(page.getByRole('button', { name: 'Save Changes' }))
  await expect(page.getByText('Settings have been saved')).toBeVisible()
  expect(await place(page)).toBe(320)
})
