import type { Page } from '@playwright/test'
import { fillQueue } from '../support/fill-queue.ts'
import type { Site } from '../support/start-site.ts'
import { expect, expectNoSideScroll, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

test.use({ javaScriptEnabled: false })

const status = (page: Page, hasText: string) => page.getByRole('status').filter({ hasText })

test('without JavaScript an editor adds, deletes and restores a category', async ({ page, site }) => {
  await page.goto('/admin/login')
  // Only a script can sign in with a passkey.
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(1)
  await signInPage(page, site)
  await page.goto('/admin/categories/add')
  await page.getByLabel('Name').fill('Spare')
  await page.getByLabel('Slug').fill('spare')
  await page.getByRole('button', { name: 'Add Category' }).click()
  const undoAdding = status(page, 'Category has been added successfully').getByRole('button', {
    name: 'Undo',
  })
  const row = page.getByRole('row', { name: /Spare/ })
  await undoAdding.click()
  await expect(status(page, 'The change was undone.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.reload()
  await expect(status(page, 'The change was undone.')).toHaveCount(0)

  await site.db.insertInto('categories').values({ name: 'Spare', slug: 'spare', orderNum: 90 }).execute()
  await page.reload()
  await row.getByRole('button', { name: 'Delete Spare' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question).toContainText('This will delete the category "Spare". You can undo it afterwards.')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSideScroll(page)
  }
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Delete Spare' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  const deleted = status(page, 'Category has been deleted successfully')
  await expect(deleted).toBeVisible()
  await expect(row).toBeHidden()
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
  await decideInQueue(page, site)
  await page.goto('/admin/front')
  await expect(
    page.getByRole('main').getByRole('button', { name: /^(?:Pin|Publish|Undo|Preview)/ }),
  ).toHaveCount(0)
})

/** A headline opens its entry, whose buttons decide; the filters have a button that applies them. */
async function decideInQueue(page: Page, site: Site): Promise<void> {
  const [politics] = await fillQueue(site, 8)
  const headline = page.getByRole('button', { name: 'Council story number 3', exact: true })
  await page.goto('/admin/queue?age=fresh')
  await headline.click()
  await expect(page).toHaveURL(/age=fresh&entry=/)
  const entry = page.getByRole('complementary', { name: 'Entry' })
  await expect(entry.getByRole('heading')).toHaveText('Council story number 3')
  await expect(entry.getByRole('button', { name: 'Snooze' })).toBeHidden()
  await entry.getByRole('button', { name: 'Reject' }).click()
  await expect(headline).toHaveCount(0)
  await status(page, 'Rejected.').getByRole('button', { name: 'Undo' }).click()
  await expect(headline).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/queue')
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden()
  await page.getByLabel('Category').selectOption(politics?.id ?? '')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Council story' })).toHaveCount(2)
  await page.goto('/admin/news/add')
  await expect(page.getByLabel('Title')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fetch' })).toBeHidden()
}
