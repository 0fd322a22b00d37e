import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory } from '../../../test/support/builders.ts'

const { db, post } = await adminDesk()
const link = { title: 'Monsoon arrives', url: 'https://outlet.example/a', source: 'The Outlet' }

test('a date more than a day ahead is refused, unless the link is published by then', async () => {
  const { id: category } = await addCategory(db)
  const fields = { ...link, category, publishedAt: '2026-01-05T09:00:00Z' }
  const refused = await post('/admin/news/add', fields)
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('“Publish at”')
  const saved = await post('/admin/news/add', { ...fields, publishedAt: '2026-01-02T23:00:00Z' })
  expect(saved.status).toBe(302)
  const { id } = await db.selectFrom('newsLinks').select('id').executeTakeFirstOrThrow()
  const edited = await post(`/admin/news/edit/${id}`, { ...fields, version: '1' })
  expect(edited.status).toBe(400)
  const embargoed = { ...fields, url: 'https://outlet.example/embargo', publishAt: '2026-01-05T09:00:00Z' }
  expect((await post('/admin/news/add', embargoed)).status).toBe(302)
})
