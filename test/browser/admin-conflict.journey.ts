import { addNewsLink } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expect, test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// A stale save returns 409, which the browser logs to the console.
test.use({ expectedNoise: /status of 409/ })

/** Changes the row as another editor's save would. */
async function saveAsSomebodyElse(site: Site, { id, title }: { id: string; title: string }): Promise<void> {
  await site.db
    .updateTable('newsLinks')
    .set(eb => ({ title, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

async function openEditForm(site: Site) {
  const { id: category } = await site.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  return addNewsLink(site.db, { category, title: 'The title of both' })
}

test('the second of two editors sees the difference and keeps her version', async ({ page, site }) => {
  await signInPage(page, site)
  const { id } = await openEditForm(site)
  await page.goto(`/admin/news/edit/${id}`)
  await page.getByLabel('Title').fill('My title')
  await saveAsSomebodyElse(site, { id, title: 'Their title' })
  await page.getByRole('button', { name: 'Update News Link' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Another editor saved this' })
  await expect(conflict.getByRole('row', { name: /Title Their title My title/ })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('My title')
  await page.getByRole('button', { name: 'Update News Link' }).click()
  await expect(page.getByText('News article has been updated successfully')).toBeVisible()
  await expect(page.getByRole('row', { name: /My title/ })).toBeVisible()
})

test("the second of two editors takes the first one's version", async ({ page, site }) => {
  await signInPage(page, site)
  const { id } = await openEditForm(site)
  await page.goto(`/admin/news/edit/${id}`)
  await page.getByLabel('Title').fill('Mine again')
  await saveAsSomebodyElse(site, { id, title: 'Theirs again' })
  await page.getByRole('button', { name: 'Update News Link' }).click()
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Theirs again')
  await expect(page.getByText('Another editor saved this')).toBeHidden()
})
