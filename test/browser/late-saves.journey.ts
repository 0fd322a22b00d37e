import { addNewsLink } from '../support/builders.ts'
import type { Site } from '../support/start-site.ts'
import { holdRequests, isPost } from './hold-requests.ts'
import { expect, testWithOwnSite } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// Forms that are open while the page receives a change or moves to the next record. A stale save returns 409, which the
// browser logs to the console.

const test = testWithOwnSite()
test.use({ expectedNoise: /status of (409|503)|ERR_FAILED|ERR_INTERNET/ })

const theirs = 'Another editor saved this while you were editing'

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

test("a form with a live preview does not overwrite another editor's save", async ({ page, site }) => {
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
  await expect(page.getByText(theirs)).toBeVisible()
  const { title } = await site.db
    .selectFrom('siteLinks')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(title).toBe('About them')
})

test("saving a tested rule does not overwrite another editor's change", async ({ page, site }) => {
  const { id } = await site.db
    .insertInto('rules')
    .values({ name: 'Horoscopes', words: ['horoscope'], action: 'reject', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await signInPage(page, site)
  await page.goto(`/admin/queue/rules/edit/${id}`)
  await site.db
    .updateTable('rules')
    .set(eb => ({ name: 'Stars', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await page.getByLabel('Words').fill('zodiac')
  await page.getByRole('button', { name: /^Try on the last/ }).click()
  await page.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByRole('alert')).toContainText('Another editor changed this rule')
})

test('a draft that was not saved keeps the version it was based on', async ({ page, site }) => {
  const { first } = await addLinks(site)
  await signInPage(page, site)
  await page.goto(`/admin/news/edit/${first.id}`)
  await page.getByLabel('Title', { exact: true }).fill('Mine')
  await site.db
    .updateTable('newsLinks')
    .set(eb => ({ title: 'Theirs', version: eb('version', '+', 1) }))
    .where('id', '=', first.id)
    .execute()
  await page.reload()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Mine')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Update News Link' }).click()
  await expect(page.getByText('Failed to update news article')).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Update News Link' }).click()
  await expect(page.getByText(theirs)).toBeVisible()
})

test("no value carries over from one record's form to another's", async ({ page, site }) => {
  const { first, second } = await addLinks(site)
  await signInPage(page, site)
  await page.goto(`/admin/news/edit/${first.id}`)
  await page.getByLabel('URL', { exact: true }).fill(second.url)
  await page.getByRole('link', { name: 'The second of two' }).click()
  await expect(page).toHaveURL(new RegExp(second.id))
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The second of two')
  await expect(page.getByLabel('URL', { exact: true })).toHaveValue(second.url)
})

test('featuring two rows in quick succession features both', async ({ page, site }) => {
  const { first, second } = await addLinks(site)
  await signInPage(page, site)
  await page.goto('/admin/news')
  const { release } = await holdRequests(page, /admin\/news\.data/, { on: 'there', only: isPost })
  for (const { title } of [first, second])
    await page
      .getByRole('row', { name: new RegExp(title) })
      .first()
      .getByRole('button', { name: /^Feature/ })
      .click()
  release()
  const featured = () =>
    site.db
      .selectFrom('newsLinks')
      .select('id')
      .where('id', 'in', [first.id, second.id])
      .where('featured', '=', true)
      .execute()
  await expect.poll(async () => (await featured()).length).toBe(2)
  await expect(page.getByText('News article has been updated successfully')).toHaveCount(2)
})

test('deleting two categories in quick succession deletes both', async ({ page, site }) => {
  for (const name of ['Otters', 'Ferries'])
    await site.db.insertInto('categories').values({ name, slug: name.toLowerCase() }).execute()
  await signInPage(page, site)
  await page.goto('/admin/categories')
  const { release } = await holdRequests(page, /admin\/categories\.data/, { on: 'there', only: isPost })
  for (const name of ['Otters', 'Ferries']) {
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  }
  release()
  const left = () =>
    site.db.selectFrom('categories').select('id').where('slug', 'in', ['otters', 'ferries']).execute()
  await expect.poll(async () => (await left()).length).toBe(0)
  await expect(page.getByRole('row', { name: /Otters|Ferries/ })).toHaveCount(0)
})
