import { expect, test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

test('the keyboard goes everywhere', async ({ page, site }) => {
  await signInPage(page, site)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const places = [
    ['c', 'Categories'],
    ['p', 'Site Links'],
    ['s', 'Settings'],
    ['d', 'Dashboard'],
    ['n', 'News Links'],
  ] as const
  for (const [key, heading] of places) {
    await page.keyboard.press('g')
    await page.keyboard.press(key)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  }
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('g n?')
  await expect(page.getByRole('searchbox')).toHaveValue('g n?')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Tab')
  await page.locator('body').press('n')
  await expect(page.getByRole('heading', { name: 'Add News Link' })).toBeVisible()
})
