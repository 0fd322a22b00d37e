import { expect, expectNoSideScroll, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const test = testWithOwnSite()
test.use({ javaScriptEnabled: false })

test('without JavaScript Delete asks first: Cancel keeps the record, a second Delete removes it', async ({
  page,
  site,
}) => {
  await site.db.insertInto('categories').values({ name: 'Spare', slug: 'spare', orderNum: 90 }).execute()
  await signInPage(page, site)
  await page.goto('/admin/categories')
  const row = page.getByRole('row', { name: /Spare/ })
  await row.getByRole('button', { name: 'Delete Spare' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expect(question).toContainText('This will delete the category "Spare". You can undo it afterwards.')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSideScroll(page)
    await page.screenshot({ path: `test-results/screenshots/delete-without-script-${width}.png` })
  }
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: 'Delete Spare' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  const deleted = page.getByRole('status').filter({ hasText: 'Category has been deleted successfully' })
  await expect(deleted).toBeVisible()
  await expect(row).toBeHidden()
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row', { name: /Spare/ })).toBeVisible()
})
