import type { Page } from '@playwright/test'
import { addCategory } from '../support/builders.ts'
import { expect, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const test = testWithOwnSite()
const notice = 'Category has been deleted successfully'

async function deleteCategory(page: Page, name: string): Promise<void> {
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

test('prefetching a link between a post and its page does not consume the notice', async ({ page, site }) => {
  await signInPage(page, site)
  await addCategory(site.db, { name: 'Touched', slug: 'touched' })
  let isFetchedAhead = false
  await page.route('**/admin/categories.data*', async route => {
    if (route.request().method() !== 'POST') return route.continue()
    const answer = await route.fetch()
    const ahead = page.waitForResponse(response => response.url().includes('/admin/news.data'))
    await page.getByRole('link', { name: 'News Links' }).hover()
    isFetchedAhead = (await ahead).ok()
    await route.fulfill({ response: answer })
  })
  await deleteCategory(page, 'Touched')
  await expect(page.getByText(notice)).toBeVisible()
  expect(isFetchedAhead).toBe(true)
})

test('a notice is shown once: not after a reload, not when going back and forth, not in another tab', async ({
  page,
  site,
}) => {
  await signInPage(page, site)
  await addCategory(site.db, { name: 'Shown once', slug: 'shown-once' })
  const other = await page.context().newPage()
  await other.goto('/admin/dashboard')
  await deleteCategory(page, 'Shown once')
  await expect(page.getByText(notice)).toBeVisible()
  await page.getByLabel('Dismiss').click()
  const everywhere = async (tab: Page) => {
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tab.getByText(notice)).toHaveCount(0)
  }
  await other.getByRole('link', { name: 'Site Links' }).click()
  await expect(other).toHaveURL(/site-links/)
  await everywhere(other)
  await page.getByRole('link', { name: 'Outlets' }).click()
  await expect(page).toHaveURL(/outlets/)
  await page.goBack()
  await expect(page).toHaveURL(/categories/)
  await everywhere(page)
  await page.goForward()
  await everywhere(page)
  await page.reload()
  await everywhere(page)
})

test('each of two tabs shows the notice of its own action', async ({ page, site }) => {
  await signInPage(page, site)
  await addCategory(site.db, { name: 'Of one tab', slug: 'of-one-tab' })
  await addCategory(site.db, { name: 'Of the other', slug: 'of-the-other' })
  const other = await page.context().newPage()
  await deleteCategory(page, 'Of one tab')
  await expect(page.getByText(notice)).toBeVisible()
  await deleteCategory(other, 'Of the other')
  await expect(other.getByText(notice)).toBeVisible()
})

test('without JavaScript the page after a form shows the result, once', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false })
  const page = await context.newPage()
  await signInPage(page, site)
  await page.goto('/admin/categories/add')
  await page.getByLabel('Name').fill('Without a script')
  await page.getByLabel('Slug').fill('without-a-script')
  await page.getByRole('button', { name: 'Add Category' }).click()
  const added = page.getByRole('status').filter({ hasText: 'Category has been added successfully' })
  await added.getByRole('button', { name: 'Undo' }).click()
  const undone = page.getByRole('status').filter({ hasText: 'The change was undone.' })
  await expect(undone).toBeVisible()
  await expect(page.getByRole('row', { name: /Without a script/ })).toHaveCount(0)
  await page.reload()
  await expect(undone).toHaveCount(0)
  await context.close()
})
