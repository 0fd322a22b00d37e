import { createChowkClient } from '../../client/chowk-client.ts'
import { expect, expectAccessible, expectNoSideScroll, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const test = testWithOwnSite()

test('an editor creates a token, a program publishes with it, and readers see the link', async ({
  page,
  site,
}) => {
  await signInPage(page, site)
  await page.goto('/admin/account')
  const tokens = page.getByRole('region', { name: 'Tokens for programs' })
  await tokens.getByLabel('Name').fill('Importer')
  await tokens.getByLabel('Publish links').check()
  await tokens.getByRole('button', { name: 'Create a token' }).click()
  await expect(tokens.getByText('Copy it now')).toBeVisible()
  const token = (await tokens.getByText(/^chowk_/).textContent()) ?? ''
  await expectAccessible(page)

  const client = createChowkClient({ origin: site.origin, token })
  const link = { url: 'https://outlet.example/ferry', title: 'The ferry sails again', source: 'The Outlet' }
  const categories = await client.listCategories()
  const category = categories.ok ? (categories.value.categories[0]?.slug ?? '') : ''
  expect(await client.publishLink({ ...link, category })).toMatchObject({ ok: true, status: 201 })
  await page.goto(`/category/${category}`)
  await expect(page.getByRole('link', { name: link.title }).first()).toBeVisible()

  await page.goto('/admin/account')
  await expect(tokens.getByText(/^chowk_/)).toHaveCount(0)
  await tokens.getByRole('button', { name: 'Revoke the token Importer' }).click()
  await expect(tokens.getByText('You have no tokens.')).toBeVisible()
  expect(await client.publishLink({ ...link, category })).toMatchObject({ problem: { code: 'bad-token' } })
})

test('the API page fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/api')
  await expect(page.getByRole('heading', { name: 'GET /api/v1/links', exact: true })).toBeVisible()
  await expectNoSideScroll(page)
  await expectAccessible(page)
  await page.screenshot({ path: 'test-results/screenshots/api-320-light.png', fullPage: true })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.screenshot({ path: 'test-results/screenshots/api-1280-light.png' })
})
