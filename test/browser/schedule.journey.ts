import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoSideScroll, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'
import { takePictures } from './take-pictures.ts'

const test = testWithOwnSite()

/** As a field for a local time has it. */
async function localTime(page: Page, fromNowMs: number): Promise<string> {
  return page.evaluate(ms => {
    const at = new Date(Date.now() + ms - new Date().getTimezoneOffset() * 60_000)
    return at.toISOString().slice(0, 16)
  }, fromNowMs)
}

// The samples step aside for the first link of an editor, which the next journey adds.
test('a link of the samples gets a time to be taken down, and keeps it', async ({ page, site }) => {
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

test('a link that is scheduled stays unseen until its time is moved to now', async ({ page, site }) => {
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
  await expect(page.getByRole('link', { name: /Comes next.*The ferry sails at dawn/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
  await takePictures(page, 'dashboard')
  await page.getByRole('link', { name: /Comes next/ }).click()
  await expect(page).toHaveURL(/queue\/scheduled$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Publish now: The ferry sails at dawn' }).click()
  await expect(page.getByText('The ferry sails at dawn')).toBeHidden()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'The ferry sails at dawn' }).first()).toBeVisible()
})
