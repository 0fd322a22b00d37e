import type { Page } from '@playwright/test'
import { expect, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// A link added by hand replaces the samples, which other journeys read.
const test = testWithOwnSite()

// Text that an editor typed and left without saving.

async function leaveAndReturn(page: Page, path: string): Promise<void> {
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  await page.goto(path)
}

test('the slug of a new category follows its name until it is typed, also in a draft', async ({
  page,
  site,
}) => {
  await signInPage(page, site)
  const path = '/admin/categories/add'
  const [name, slug] = [page.getByLabel('Name'), page.getByLabel('Slug')]
  await page.goto(path)
  await name.fill('Sports Desk')
  await expect(slug).toHaveValue('sports-desk')
  await leaveAndReturn(page, path)
  await expect(name).toHaveValue('Sports Desk')
  await expect(slug).toHaveValue('sports-desk')
  await name.fill('Cinema')
  await expect(slug).toHaveValue('cinema')
  await name.fill('सिनेमा')
  await expect(slug).toHaveValue('sinema')
  await page.reload()
  await expect(slug).toHaveValue('sinema')
  await name.fill('खेल')
  await expect(slug).toHaveValue('khel')

  await slug.fill('our-own')
  await page.reload()
  await expect(slug).toHaveValue('our-own')
  await name.fill('Cinema')
  await expect(slug).toHaveValue('our-own')
})
