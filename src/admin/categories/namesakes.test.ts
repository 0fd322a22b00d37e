import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { posted } from '../../../test/support/signed-in.ts'

const { db, app, cookie } = await adminDesk()
const post = (path: string, fields: Record<string, string>) =>
  app.request(`/admin/categories${path}`, posted({ description: '', orderNum: '1', ...fields }, cookie))

test('two categories cannot get one name without a word', async () => {
  await post('/add', { name: 'Politics', slug: 'politics' })
  const second = await post('/add', { name: 'politics ', slug: 'politics-2' })
  expect(second.status).toBe(409)
  expect(await second.text()).toContain('Another category has this name.')
  await post('/add', { name: 'World', slug: 'world' })
  const { id } = await db
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', 'world')
    .executeTakeFirstOrThrow()
  const edit = (fields: Record<string, string>) =>
    post(`/edit/${id}`, { slug: 'world', version: '1', ...fields })
  expect((await edit({ name: 'Politics' })).status).toBe(409)
  expect((await edit({ name: 'World', description: 'Elsewhere' })).status).toBe(302)
})

test('a category may keep a name that it shares already', async () => {
  const values = ['sport', 'sport-2'].map(slug => ({ name: 'Sport', slug, orderNum: 1 }))
  const [sport] = await db.insertInto('categories').values(values).returning('id').execute()
  const kept = await post(`/edit/${sport?.id}`, {
    name: 'Sport',
    slug: 'sport',
    version: '1',
    description: 'All games',
  })
  expect(kept.status).toBe(302)
})
