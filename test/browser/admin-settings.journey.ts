import { expect, press, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

test('an open page gets a new name and colour; poor contrast causes a warning', async ({ page, site }) => {
  await signInPage(page, site)
  const reader = await page.context().newPage()
  const streaming = reader.waitForResponse('**/events')
  await reader.goto(site.origin)
  await streaming
  const accent = () =>
    reader.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))
  const accentBefore = await accent()
  await page.goto('/admin/settings')
  await page.getByLabel('Site Name').fill('Nukkad')
  await press(page, 'Save Changes', 'Settings have been saved')
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeFocused()
  await expect(reader.getByRole('banner').getByText('Nukkad')).toBeVisible()
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Appearance' }).click()
  const color = page.getByLabel('Primary Color')
  await color.fill('#ffdd00')
  await expect(page.getByText('Warning:')).toBeVisible()
  await page.getByRole('button', { name: /^Use #/ }).click()
  await expect(page.getByText('Warning:')).toBeHidden()
  await expect(color).not.toHaveValue('#ffdd00')
  await color.fill('#7a1f1f')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(accent, "the colour of the reader's page").not.toBe(accentBefore)
  await expect(reader).toHaveTitle(/Nukkad/)
})
