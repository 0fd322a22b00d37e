import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { emptyBefore } from '../../../test/support/empty-before.ts'
import { posted } from '../../../test/support/signed-in.ts'

const { db, app, cookie } = await adminDesk({ at: '2026-03-01T06:00:00Z' })
const countCategories = async () => (await db.selectFrom('categories').select('id').execute()).length

emptyBefore(db, 'categories')

test.each([
  '/admin/news/add?url=https%3A%2F%2Foutlet.example%2Fa',
  '/admin/feeds/add?outlet=The+Outlet',
  '/admin/queue/rules/add',
])('%s offers the default categories if there are none, creates them, and stays open', async path => {
  const page = () => app.request(path, { headers: { cookie } }).then(answer => answer.text())
  expect(await page()).toContain('Create the default categories')
  const made = await app.request(path, posted({ intent: 'default-categories' }, cookie))
  expect({ status: made.status, location: made.headers.get('location') }).toEqual({
    status: 302,
    location: path,
  })
  expect(await countCategories()).toBe(6)
  expect(await page()).not.toContain('Create the default categories')
})

test('a post by script, which goes to the page’s data address, is redirected to the page itself', async () => {
  const made = await app.request('/admin/feeds/add.data', posted({ intent: 'default-categories' }, cookie))
  expect(await made.text()).toContain('"/admin/feeds/add"')
})

test('an address pasted without any category can then be accepted into one', async () => {
  await app.request('/admin/queue/add', posted({ addresses: 'https://outlet.example/a' }, cookie))
  expect(await countCategories()).toBe(6)
})
