import { addNewsLink } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { expect, test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// A stale save returns 409, which the browser logs to the console.
test.use({ expectedNoise: /status of 409/ })

/** Changes the row as another editor's save would. */
async function saveAsSomebodyElse(
  site: Site,
  { id, ...fields }: { id: string; title?: string; description?: string },
): Promise<void> {
  await site.db
    .updateTable('newsLinks')
    .set(eb => ({ ...fields, version: eb('version', '+', 1) }))
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

test('what only the other editor changed stays when the second one saves again', async ({ page, site }) => {
  await signInPage(page, site)
  const { id } = await openEditForm(site)
  await page.goto(`/admin/news/edit/${id}`)
  await page.getByLabel('Title').fill('My own title')
  await saveAsSomebodyElse(site, { id, description: 'Their description' })
  await page.getByRole('button', { name: 'Update News Link' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'Another editor saved this' })
  await expect(conflict.getByRole('row', { name: /Title The title of both My own title/ })).toBeVisible()
  await expect(conflict.getByRole('row')).toHaveCount(2)
  await expect(page.getByLabel('Title')).toHaveValue('My own title')
  await page.getByRole('button', { name: 'Update News Link' }).click()
  await expect(page.getByText('News article has been updated successfully')).toBeVisible()
  const saved = site.db.selectFrom('newsLinks').select(['title', 'description']).where('id', '=', id)
  expect(await saved.executeTakeFirst()).toEqual({
    title: 'My own title',
    description: 'Their description',
  })
})

test('a draft keeps only what its editor changed', async ({ page, site }) => {
  await signInPage(page, site)
  const { id } = await openEditForm(site)
  await page.goto(`/admin/news/edit/${id}`)
  await page.getByLabel('Title').fill('My draft')
  await saveAsSomebodyElse(site, { id, description: 'Saved meanwhile' })
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('My draft')
  await expect(page.getByLabel('Description')).toHaveValue('Saved meanwhile')
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
