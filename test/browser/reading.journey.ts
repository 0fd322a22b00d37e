import { addNewsLink } from '../support/builders.ts'
import { expect, expectAccessible, expectNoSideScroll, test } from './journey.ts'

test('a reader opens the front page and finds the lead, the latest ten and every section', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/ - Your Trusted News Source$/)
  await expect(
    page.getByRole('region', { name: 'Featured', exact: true }).getByRole('heading', { level: 2 }),
  ).toBeVisible()
  const latest = page.getByRole('region', { name: 'Latest News' })
  await expect(latest.getByRole('listitem')).toHaveCount(10)
  for (const section of [
    'Latest Headlines',
    'Politics',
    'Business',
    'Technology',
    'World',
    'Opinion',
    'Videos',
  ]) {
    await expect(page.getByRole('region', { name: section, exact: true }).getByRole('article')).toHaveCount(4)
  }
  const lead = page.getByRole('link', { name: 'Read full article' })
  await expect(lead).toHaveAttribute('target', '_blank')
  await expect(lead).toHaveAttribute('href', /^https:\/\/example\.com\/samples\//)
  await expectAccessible(page)
  await expectNoSideScroll(page)
})

test('a reader goes through a category to its last page and back to the newest', async ({ page, site }) => {
  const { id } = await site.db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', 'opinion')
    .executeTakeFirstOrThrow()
  for (let n = 1; n <= 24; n++) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, n))
    await addNewsLink(site.db, { category: id, title: `Older opinion ${n}`, createdAt })
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'More Opinion' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opinion News')
  await expect(page.getByText('Opinion pieces and editorials')).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(24)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'More articles' }).click()
  await expect(page.getByRole('link', { name: 'Older opinion 1', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'More articles' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Newest' }).click()
  await expect(page).toHaveURL(/\/category\/opinion$/)
})

test('a reader sees all headlines together on /index', async ({ page }) => {
  await page.goto('/index')
  await expect(page.getByRole('main').getByRole('link', { name: 'Do not pave the last pond' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSideScroll(page)
})

test('a reader opens the static pages from the footer', async ({ page }) => {
  const titles = ['About Us', 'Contact Us', 'Privacy Policy', 'Terms of Service']
  for (const title of titles) {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
    await expectAccessible(page)
  }
  await page.goto('/privacy-policy')
  await expect(page).toHaveURL(/\/privacy$/)
})

test('an unknown address says so and links home, or to the admin area below /admin', async ({ page }) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible()
  await expect(page.getByText('/no/such/page')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Debug Route Issues' }).click()
  await expect(page).toHaveURL(/\/route-test$/)
  await page.goto('/admin/no-such-page')
  await expect(page.getByRole('link', { name: 'Return to Admin Login' })).toBeVisible()
  await page.goto('/no/such/page')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
})
