import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSideScroll, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'
import { takePictures } from './take-pictures.ts'

const test = testWithOwnSite()

/** The time in the format of a datetime-local field. */
async function localTime(page: Page, fromNowMs: number): Promise<string> {
  return page.evaluate(ms => {
    const at = new Date(Date.now() + ms - new Date().getTimezoneOffset() * 60_000)
    return at.toISOString().slice(0, 16)
  }, fromNowMs)
}

// The first link of an editor, which the next journey adds, removes the samples.
test('a sample link gets a time at which it is taken down, and keeps it', async ({ page, site }) => {
  await signInPage(page, site)
  const link = await site.db
    .selectFrom('newsLinks')
    .select('id')
    .where('isSample', '=', true)
    .limit(1)
    .executeTakeFirstOrThrow()
  await page.goto(`/admin/news/edit/${link.id}`)
  const typed = await localTime(page, 2 * 86_400_000)
  await page.getByLabel('Take down at').fill(typed)
  await page.getByRole('button', { name: 'Update News Link' }).click()
  await expect(page).toHaveURL(/\/admin\/news$/)
  await page.goto(`/admin/news/edit/${link.id}`)
  await expect(page.getByLabel('Take down at')).toHaveValue(typed)
})

test('a scheduled link is not public until its time is changed to now', async ({ page, site }) => {
  await signInPage(page, site)
  await page.goto('/admin/news/add?url=https://outlet.example/ferry')
  await page.getByLabel('Title').fill('The ferry sails at dawn')
  await page.getByLabel('URL', { exact: true }).fill('https://outlet.example/ferry')
  await page.getByLabel('Source', { exact: true }).fill('The Harbour Post')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('Publish at').fill(await localTime(page, 3 * 3_600_000))
  await page.getByRole('button', { name: 'Add News Link' }).click()
  await expect(page).not.toHaveURL(/news\/add/)
  for (const path of ['/', '/feed.xml', '/search?q=ferry']) {
    expect(await (await page.request.get(path)).text()).not.toContain('The ferry sails at dawn')
  }

  await page.goto('/admin/dashboard')
  await expect(page.getByRole('link', { name: /Next up.*The ferry sails at dawn/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await takePictures(page, 'dashboard')
  await page.getByRole('link', { name: /Next up/ }).click()
  await expect(page).toHaveURL(/queue\/scheduled$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish now: The ferry sails at dawn' }).press('Enter')
  await expect(page.getByText('The ferry sails at dawn')).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'The ferry sails at dawn' }).first()).toBeVisible()
})
