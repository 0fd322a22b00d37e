import { addCategory, addNewsLink, addWaitingEntry } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expect, expectNoSideScroll, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

const test = testWithOwnSite()

async function addLinks(site: Site, titles: string[]): Promise<void> {
  const { id: category } = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  for (const title of titles) await addNewsLink(site.db, { category, title, createdAt: new Date() })
}

test('deleting a link needs confirmation, removes the row, and can be undone', async ({ page, site }) => {
  await signInPage(page, site)
  await addLinks(site, ['A link that is deleted'])
  await page.goto('/admin/news')
  const row = page.getByRole('row', { name: /A link that is deleted/ })
  await page.getByRole('button', { name: 'Delete A link that is deleted' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(row).toBeVisible()
  await page.getByRole('button', { name: 'Delete A link that is deleted' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('News article has been deleted successfully')).toBeVisible()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The change was undone.')).toBeVisible()
  await expect(row).toBeVisible()
})

test('several links are selected, featured and deleted together', async ({ page, site }) => {
  await signInPage(page, site)
  await addLinks(site, ['Bulk one', 'Bulk two'])
  await page.goto('/admin/news?q=bulk')
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const bar = page.getByRole('toolbar', { name: 'Selected articles' })
  await expect(bar.getByText('2 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Feature', exact: true }).click()
  await expect(page.getByText('2 news articles have been updated successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unfeature Bulk one' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('2 news articles have been deleted successfully')).toBeVisible()
  await expect(page.getByText('No news links here.')).toBeVisible()
})

test('after a deletion the focus moves to the next row, and after the last one to the page', async ({
  page,
  site,
}) => {
  await signInPage(page, site)
  await addLinks(site, ['In turn: second', 'In turn: first'])
  await page.goto('/admin/news?q=in turn')
  const first = page.getByRole('button', { name: 'Delete In turn: first' })
  const second = page.getByRole('button', { name: 'Delete In turn: second' })
  const dialog = page.getByRole('alertdialog')
  await first.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
  const confirm = dialog.getByRole('button', { name: 'Delete' })
  await first.press('Enter')
  await confirm.press('Enter')
  await expect(first).toBeHidden()
  await expect(second).toBeFocused()
  await second.press('Enter')
  await confirm.press('Enter')
  await expect(second).toBeHidden()
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('going back to the first page of a list keeps the filters', async ({ page, site }) => {
  await signInPage(page, site)
  await addLinks(
    site,
    Array.from({ length: 51 }, (_, n) => `Many of one kind, ${n}`),
  )
  await page.goto('/admin/news?q=one kind')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
  await page.getByRole('link', { name: 'First page' }).click()
  await expect(page.getByRole('link', { name: 'First page' })).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toHaveValue('one kind')
})

test('an endless headline and source leave space for the buttons of their row', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInPage(page, site)
  const { id: category } = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  const endless = { title: 'W'.repeat(5000), source: 'y'.repeat(5000) }
  const link = await addNewsLink(site.db, { category, ...endless, createdAt: new Date() })
  const { id } = await addWaitingEntry(site.db, { ...endless, category })
  await page.goto('/admin/news')
  await expect(page.getByRole('button', { name: /^Feature W+…?$/ })).toBeInViewport({ ratio: 1 })
  await page.goto('/admin/queue')
  await expectNoSideScroll(page)
  await expect(page.getByRole('button', { name: /^Accept/ }).first()).toBeInViewport()
  await site.db.deleteFrom('newsLinks').where('id', '=', link.id).execute()
  await site.db.deleteFrom('entries').where('id', '=', id).execute()
})

test('on a phone a source fits on one line, and an outlet omits empty values', async ({ page, site }) => {
  await signInPage(page, site)
  const { id: category } = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  const source = 'The Evening Post of the Hills'
  await addNewsLink(site.db, { category, title: 'A link of the hills', source, createdAt: new Date() })
  await site.db.insertInto('outlets').values({ name: source, homeUrl: 'https://hills.example/' }).execute()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/news?q=hills')
  const lines = await page.getByRole('cell', { name: source, exact: true }).evaluate(cell => {
    // Only the text, because the element around it has a box of another height.
    const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() ?? cell
    const range = document.createRange()
    range.selectNodeContents(text)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
  await page.goto('/admin/outlets?q=hills')
  const row = page.getByRole('row', { name: source })
  await expect(row.getByText('Not rated')).toBeVisible()
  for (const cell of await row.getByText('–', { exact: true }).all()) await expect(cell).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(row.getByText('–', { exact: true })).toHaveCount(4)
})

test('the bin restores a deleted record', async ({ page, site }) => {
  await signInPage(page, site)
  await addLinks(site, ['Out of the bin'])
  await page.goto('/admin/news?q=bin')
  await page.getByRole('button', { name: 'Delete Out of the bin' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('deleted successfully')).toBeVisible()
  await page.getByRole('button', { name: /My Account/ }).click()
  await page.getByRole('link', { name: 'Bin', exact: true }).click()
  await page.getByRole('button', { name: 'Restore Out of the bin' }).click()
  await expect(page.getByText('Restored to the earlier version.')).toBeVisible()
})

test('a category with articles cannot be deleted, an empty one can', async ({ page, site }) => {
  await signInPage(page, site)
  const full = await addCategory(site.db, { name: 'Full section', slug: 'full-section' })
  await addCategory(site.db, { name: 'Empty section', slug: 'empty-section' })
  await addNewsLink(site.db, { category: full.id })
  await page.goto('/admin/categories')
  await expect(page.getByRole('button', { name: 'Delete Full section' })).toBeDisabled()
  await page.getByRole('button', { name: 'Delete Full section' }).press('Enter')
  const reason = page.getByRole('alert').filter({ hasText: 'It contains 1 article' })
  await expect(reason).toBeFocused()
  await expect(reason.getByRole('link', { name: 'Show 1 article' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Delete Empty section' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('Category has been deleted successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: /Empty section/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete Full section' })).toBeFocused()
})
