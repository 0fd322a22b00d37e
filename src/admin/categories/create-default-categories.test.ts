import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'

const { db, post, see, send } = await adminDesk({ at: '2026-03-01T06:00:00Z', empty: ['categories'] })
const countCategories = async () => (await db.selectFrom('categories').select('id').execute()).length

test.each([
  '/admin/news/add?url=https%3A%2F%2Foutlet.example%2Fa',
  '/admin/feeds/add?outlet=The+Outlet',
  '/admin/queue/rules/add',
])('%s offers the default categories if there are none, creates them, and stays open', async path => {
  expect(await see(path)).toContain('Create the default categories')
  const made = await send(path, { intent: 'default-categories' })
  expect([made.status, made.location]).toEqual([302, path])
  expect(await countCategories()).toBe(6)
  expect(await see(path)).not.toContain('Create the default categories')
})

test('a post by script, which goes to the page’s data address, is redirected to the page itself', async () => {
  const made = await post('/admin/feeds/add.data', { intent: 'default-categories' })
  expect(await made.text()).toContain('"/admin/feeds/add"')
})

test('an address pasted without any category can then be accepted into one', async () => {
  await post('/admin/queue/add', { addresses: 'https://outlet.example/a' })
  expect(await countCategories()).toBe(6)
})
