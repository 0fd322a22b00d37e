import { sql } from 'kysely'
import { addCategory, addNewsLink, addRow, emptyTables, getRow, setRow } from '../support/builders.ts'
import { holdRequests, isPost } from './hold-requests.ts'
import { expect, ownSiteTest as test } from './journey.ts'
import { signInPage } from './signed-in-page.ts'

// Forms that are open while the page receives a change or moves to the next record. A stale save returns 409, which the
// browser logs to the console.

test.use({ expectedNoise: /status of 409/ })

const newVersion = sql<number>`version + 1`

test("fetching a preview or a trial does not overwrite another editor's save", async ({ page, site }) => {
  await emptyTables(site.db, 'siteLinks')
  const about = { type: 'about', title: 'About us', content: '<p>What we do.</p>' } as const
  const { id } = await addRow(site.db, 'siteLinks', about)
  await signInPage(page, site)
  const seen = page.waitForResponse(/site-links\/preview/)
  await page.goto(`/admin/site-links/edit/${id}`)
  await seen
  await setRow(site.db, 'siteLinks', id, { title: 'About them', version: newVersion })
  const renewed = page.waitForResponse(/site-links\/edit.*\.data/)
  await page.getByLabel('Content').fill('<p>What we do, and why.</p>')
  await renewed
  await page.getByRole('button', { name: /Update/ }).click()
  await expect(page.getByText('Another editor saved this while you were editing')).toBeVisible()
  expect((await getRow(site.db, 'siteLinks', id)).title).toBe('About them')

  const reject = { name: 'Horoscopes', action: 'reject', position: 1 } as const
  const { id: rule } = await addRow(site.db, 'rules', { ...reject, words: ['horoscope'] })
  await page.goto(`/admin/queue/rules/edit/${rule}`)
  await setRow(site.db, 'rules', rule, { name: 'Stars', version: newVersion })
  await page.getByLabel('Words').fill('zodiac')
  await page.getByRole('button', { name: /^Try on the last/ }).click()
  await page.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByRole('alert')).toContainText('Another editor changed this rule')
  await expect(page.getByRole('alert')).toBeFocused()
})

test('two quick clicks change both rows; no form takes a value from another', async ({ page, site }) => {
  const first = await addNewsLink(site.db, { title: 'The first of two' })
  const second = await addNewsLink(site.db, { title: 'The second of two' })
  for (const name of ['Otters', 'Ferries']) await addCategory(site.db, { name, slug: name.toLowerCase() })
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
