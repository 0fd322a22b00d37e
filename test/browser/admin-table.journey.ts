import type { Page } from '@playwright/test'
import { addCategory, addNewsLink, addWaitingEntry } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expect, expectNoSideScroll, press, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

test.use({ expectedNoise: /status of 409/ })

async function addLinks(site: Site, titles: string[]): Promise<void> {
  for (const title of titles) await addNewsLink(site.db, { title, createdAt: new Date() })
}

test('a deleted link returns from toast and bin; the focus moves to the next row', async ({ page, site }) => {
  await signInPage(page, site)
  await addLinks(site, ['In turn: second', 'In turn: first'])
  await page.goto('/admin/news?q=in turn')
  const first = page.getByRole('button', { name: 'Delete In turn: first' })
  const second = page.getByRole('button', { name: 'Delete In turn: second' })
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
  const confirm = dialog.getByRole('button', { name: 'Delete' })
  await first.click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(first).toBeVisible()
  await first.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
  await first.press('Enter')
  await confirm.press('Enter')
  await expect(page.getByText('News article has been deleted successfully')).toBeVisible()
  await expect(first).toBeHidden()
  await expect(second).toBeFocused()
  await press(page, 'Undo', 'The change was undone.')
  await expect(first).toBeVisible()
  for (const button of [first, second]) {
    await button.press('Enter')
    await confirm.press('Enter')
    await expect(button).toBeHidden()
  }
  // After the last row the focus moves to the page.
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Bin', exact: true }).click()
  await press(page, 'Restore In turn: first', 'Restored from the bin.')
})

test('selected links change together; a used category stays; endless words fit', async ({ page, site }) => {
  await signInPage(page, site)
  // The first reload comes without a message.
  const reloaded = page.waitForResponse(/\/admin\/dashboard\.data/)
  await page.goto('/admin')
  await reloaded
  await addLinks(site, ['Bulk one', 'Bulk two'])
  await expect(page.getByText('Bulk one')).toBeVisible()
  await page.goto('/admin/news?q=bulk')
  const one = page.getByRole('checkbox', { name: 'Select Bulk one' })
  await one.check()
  await addLinks(site, ['Bulk three'])
  const showNew = page.getByRole('button', { name: '1 new link: show it' })
  await expect(showNew).toBeVisible()
  await expect(page.getByRole('button', { name: 'Feature Bulk three' })).toHaveCount(0)
  await expect(one).toBeChecked()
  await expect(one).toBeFocused()
  await showNew.click()
  await expect(page.getByRole('button', { name: 'Feature Bulk three' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const bar = page.getByRole('toolbar', { name: 'Selected articles' })
  await expect(bar.getByText('3 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Feature', exact: true }).click()
  await expect(page.getByText('3 news articles have been updated successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unfeature Bulk one' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('3 news articles have been deleted successfully')).toBeVisible()
  await expect(page.getByText('No news links here.')).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()
  await deleteCategories(page, site)

  const endless = { title: 'W'.repeat(5000), source: 'y'.repeat(5000) }
  const { category } = await addNewsLink(site.db, { ...endless, createdAt: new Date() })
  await addWaitingEntry(site.db, { ...endless, category })
  await page.goto('/admin/news')
  await expect(page.getByRole('button', { name: /^Feature W+…?$/ })).toBeInViewport({ ratio: 1 })
  await page.goto('/admin/queue')
  await expectNoSideScroll(page)
  await expect(page.getByRole('button', { name: /^Accept/ }).first()).toBeInViewport()
})

/** A category with articles cannot be deleted, an empty one can. */
async function deleteCategories(page: Page, { db }: Site): Promise<void> {
  const full = await addCategory(db, { name: 'Full section', slug: 'full-section' })
  const empty = await addCategory(db, { name: 'Empty section', slug: 'empty-section' })
  await addNewsLink(db, { category: full.id })
  await page.goto('/admin/categories')
  const kept = page.getByRole('button', { name: 'Delete Full section' })
  await expect(kept).toBeDisabled()
  await kept.press('Enter')
  const reason = page.getByRole('alert').filter({ hasText: 'It contains 1 article' })
  await expect(reason).toBeFocused()
  await expect(reason.getByRole('link', { name: 'Show 1 article' })).toBeVisible()
  const deleteEmpty = async () => {
    await page.getByRole('button', { name: 'Delete Empty section' }).press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  }
  const late = await addNewsLink(db, { category: empty.id })
  await deleteEmpty()
  await expect(page.getByRole('alert').filter({ hasText: 'Empty section' })).toBeFocused()
  await db.deleteFrom('newsLinks').where('id', '=', late.id).execute()
  await page.reload()
  await deleteEmpty()
  await expect(page.getByText('Category has been deleted successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: /Empty section/ })).toHaveCount(0)
  await expect(kept).toBeFocused()
}
