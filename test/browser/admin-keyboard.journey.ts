import { pressChord } from './desk.ts'
import { expect, test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

test('each admin page can be reached by keyboard, is announced, keeps the focus', async ({ page, site }) => {
  await signInPage(page, site)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keys' })
  await expect(sheet.getByText('Add a news link')).toBeVisible()
  await expect(sheet.getByText('Go to Notifications')).toBeVisible()
  // This page has no search field.
  await expect(sheet.getByText('Search', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('a:focus, button:focus')).toHaveCount(0)
  await page.getByRole('link', { name: 'View All Articles' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'News Links', level: 1 })).toBeVisible()
  await expect(page.locator('[aria-live=polite]').filter({ hasText: /^News Links/ })).toBeAttached()
  await expect(page.getByRole('main')).toBeFocused()
  const places = [
    ['c', 'Categories'],
    ['p', 'Site Links'],
    ['s', 'Settings'],
    ['d', 'Dashboard'],
    ['n', 'News Links'],
  ] as const
  for (const [key, heading] of places) {
    await pressChord(page, ['g', key])
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  }
  await page.keyboard.press('?')
  await expect(sheet.getByText('Search', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('g n?')
  await expect(page.getByRole('searchbox')).toHaveValue('g n?')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Tab')
  await page.locator('body').press('n')
  await expect(page.getByRole('heading', { name: 'Add News Link' })).toBeVisible()
  await page.keyboard.press('?')
  await sheet.getByRole('link', { name: 'Turn these keys off' }).click()
  await page.getByRole('button', { name: 'Turn the keys off' }).click()
  await expect(page.getByRole('status').getByText('Single keys do nothing')).toBeVisible()
  await pressChord(page, ['g', 'd'])
  await page.keyboard.press('?')
  await page.getByRole('button', { name: 'Turn the keys on' }).click()
  await page.keyboard.press('?')
  await expect(sheet).toBeVisible()
})
