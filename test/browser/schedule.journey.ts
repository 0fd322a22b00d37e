import type { Page } from '@playwright/test'
import { getRow } from '../support/builders.ts'
import { expect, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

/** The time in the format of a datetime-local field. */
async function localTime(page: Page, fromNowMs: number): Promise<string> {
  return page.evaluate(ms => {
    const at = new Date(Date.now() + ms - new Date().getTimezoneOffset() * 60_000)
    return at.toISOString().slice(0, 16)
  }, fromNowMs)
}

test("a link's times are in the editor's zone; changed to now, it is public", async ({ page, site }) => {
  await signInPage(page, site)
  await page.goto('/admin/news/add?url=https://outlet.example/ferry')
  await page.getByLabel('Title').fill('The ferry sails at dawn')
  await page.getByLabel('URL', { exact: true }).fill('https://outlet.example/ferry')
  await page.getByLabel('Source', { exact: true }).fill('The Harbour Post')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('Publish at').fill(await localTime(page, 3 * 3_600_000))
  await page.getByRole('button', { name: 'Add News Link' }).click()
  await expect(page).not.toHaveURL(/news\/add/)

  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: /Next up.*The ferry sails at dawn/ }).click()
  await expect(page).toHaveURL(/queue\/scheduled$/)
  await page.getByRole('button', { name: 'Publish now: The ferry sails at dawn' }).press('Enter')
  await expect(page.getByText('The ferry sails at dawn')).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  const { id } = await getRow(site.db, 'newsLinks', { title: 'The ferry sails at dawn' })
  await page.goto(`/admin/news/edit/${id}`)
  const takenDown = await localTime(page, 2 * 86_400_000)
  await page.getByLabel('Take down at').fill(takenDown)
  await page.getByRole('button', { name: 'Update News Link' }).click()
  await expect(page).toHaveURL(/\/admin\/news$/)
  await page.goto(`/admin/news/edit/${id}`)
  await expect(page.getByLabel('Take down at')).toHaveValue(takenDown)
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'The ferry sails at dawn' }).first()).toBeVisible()
})
