import { addNewsLink, addRow } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { holdRequests, isPost } from './hold-requests.ts'
import { expect, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// Forms that are open while the page receives a change or moves to the next record. A stale save returns 409, which the
// browser logs to the console.

test.use({ expectedNoise: /status of 409/ })

async function addPage({ db }: Site): Promise<string> {
  const page = { type: 'about', title: 'About us', content: '<p>What we do.</p>' } as const
  await db.deleteFrom('siteLinks').where('type', '=', 'about').execute()
  const { id } = await db.insertInto('siteLinks').values(page).returning('id').executeTakeFirstOrThrow()
  return id
}

async function savePageAsSomebodyElse({ db }: Site, id: string): Promise<void> {
  await db
    .updateTable('siteLinks')
    .set(eb => ({ title: 'About them', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

async function addLinks({ db }: Site) {
  const { id: category } = await db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  const first = await addNewsLink(db, { category, title: 'The first of two' })
  const second = await addNewsLink(db, { category, title: 'The second of two' })
  return { first, second }
}

test("fetching a preview or a trial does not overwrite another editor's save", async ({ page, site }) => {
  const id = await addPage(site)
  await signInPage(page, site)
  const seen = page.waitForResponse(/site-links\/preview/)
  await page.goto(`/admin/site-links/edit/${id}`)
  await seen
  await savePageAsSomebodyElse(site, id)
  const renewed = page.waitForResponse(/site-links\/edit.*\.data/)
  await page.getByLabel('Content').fill('<p>What we do, and why.</p>')
  await renewed
  await page.getByRole('button', { name: /Update/ }).click()
  await expect(page.getByText('Another editor saved this while you were editing')).toBeVisible()
  const saved = site.db.selectFrom('siteLinks').select('title').where('id', '=', id)
  expect(await saved.executeTakeFirst()).toEqual({ title: 'About them' })

  const { id: rule } = await addRow(site.db, 'rules', {
    name: 'Horoscopes',
    words: ['horoscope'],
    action: 'reject',
    position: 1,
  })
  await page.goto(`/admin/queue/rules/edit/${rule}`)
  await site.db
    .updateTable('rules')
    .set(eb => ({ name: 'Stars', version: eb('version', '+', 1) }))
    .where('id', '=', rule)
    .execute()
  await page.getByLabel('Words').fill('zodiac')
  await page.getByRole('button', { name: /^Try on the last/ }).click()
  await page.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByRole('alert')).toContainText('Another editor changed this rule')
  await expect(page.getByRole('alert')).toBeFocused()
})

test('two quick clicks change both rows; no form takes a value from another', async ({ page, site }) => {
  const { first, second } = await addLinks(site)
  for (const name of ['Otters', 'Ferries'])
    await site.db.insertInto('categories').values({ name, slug: name.toLowerCase() }).execute()
  await signInPage(page, site)
  await page.goto(`/admin/news/edit/${first.id}`)
  await page.getByLabel('URL', { exact: true }).fill(second.url)
  await page.getByRole('link', { name: 'The second of two' }).click()
  await expect(page).toHaveURL(new RegExp(second.id))
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The second of two')
  await expect(page.getByLabel('URL', { exact: true })).toHaveValue(second.url)

  await page.goto('/admin/news')
  const features = await holdRequests(page, /admin\/news\.data/, { on: 'there', only: isPost })
  for (const { title } of [first, second])
    await page.getByRole('button', { name: `Feature ${title}`, exact: true }).click()
  features.release()
  const ids = [first.id, second.id]
  const featured = site.db
    .selectFrom('newsLinks')
    .select('id')
    .where('id', 'in', ids)
    .where('featured', '=', true)
  await expect.poll(async () => (await featured.execute()).length, 'featured links').toBe(2)
  await expect(page.getByText('News article has been updated successfully')).toHaveCount(2)

  await page.goto('/admin/categories')
  const deletions = await holdRequests(page, /admin\/categories\.data/, { on: 'there', only: isPost })
  for (const name of ['Otters', 'Ferries']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  }
  deletions.release()
  const left = site.db.selectFrom('categories').select('id').where('slug', 'in', ['otters', 'ferries'])
  await expect.poll(async () => (await left.execute()).length, 'categories that are left').toBe(0)
  await expect(page.getByRole('row', { name: /Otters|Ferries/ })).toHaveCount(0)
})
