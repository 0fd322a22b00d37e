import type { Page } from '@playwright/test'
import { addCategory } from '../support/builders.ts'
import { expect, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const notice = 'Category has been deleted successfully'

async function deleteCategory(page: Page, name: string): Promise<void> {
  await page.goto('/admin/categories')
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

/** On the page of this title, which is drawn after its address is there. */
async function expectNone(tab: Page, title: string): Promise<void> {
  await expect(tab.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(tab.getByText(notice)).toHaveCount(0)
}

test('a notice is shown once, in the tab of its action; no prefetch consumes it', async ({ page, site }) => {
  await signInPage(page, site)
  for (const name of ['Touched', 'Of the other'])
    await addCategory(site.db, { name, slug: name.toLowerCase().replaceAll(' ', '-') })
  const other = await page.context().newPage()
  await other.goto('/admin/dashboard')
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
  await page.getByLabel('Dismiss').click()
  await other.getByRole('link', { name: 'Site Links' }).click()
  await expectNone(other, 'Site Links')
  await page.getByRole('link', { name: 'Outlets' }).click()
  await expectNone(page, 'Outlets')
  await page.goBack()
  await expectNone(page, 'Categories')
  await page.goForward()
  await expectNone(page, 'Outlets')
  await page.reload()
  await expectNone(page, 'Outlets')
  await deleteCategory(other, 'Of the other')
  await expect(other.getByText(notice)).toBeVisible()
})
