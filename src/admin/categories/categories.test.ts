import { beforeEach, expect, test } from 'vitest'
import { addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { postedBy } from '../../../test/support/posted-by.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'

const { db } = await freshDatabase()
const now = new Date('2026-01-02T06:30:00Z')
const app = testApp(db)
const { cookie } = await signedInAdmin(db, { now })
const politics = { name: 'Politics', slug: 'politics', description: 'Who decides what', orderNum: '3' }

beforeEach(async () => {
  for (const table of ['rules', 'feeds', 'outlets', 'newsLinks', 'categories', 'revisions'] as const) {
    await db.deleteFrom(table).execute()
  }
})

const post = (path: string, fields: Record<string, string>, as = cookie) =>
  app.request(`/admin/categories${path}`, posted(fields, as))
const add = (fields: Record<string, string> = {}) => post('/add', { ...politics, ...fields })
const list = () => db.selectFrom('categories').selectAll().orderBy('name').execute()
const only = async () => {
  const [category] = await list()
  if (!category) throw new Error('no category')
  return category
}
const noticeOf = (response: Response) => response.headers.getSetCookie().join()

test('a category is added as it was typed, without the spaces around', async () => {
  const response = await add({ name: '  Politics ' })
  expect(response.headers.get('location')).toBe('/admin/categories')
  expect(noticeOf(response)).toContain('category-added')
  expect(await list()).toMatchObject([
    { name: 'Politics', slug: 'politics', description: 'Who decides what', orderNum: 3, version: 1 },
  ])
})

test('an order that was left empty is 0', async () => {
  await add({ orderNum: '' })
  expect((await only()).orderNum).toBe(0)
})

test.each([
  [{ name: '' }, 'Name is required'],
  [{ slug: 'The Slug' }, 'Slug should contain only lowercase letters, numbers, and hyphens'],
  [{ orderNum: '-1' }, 'Display order must be at least 0'],
  [{ orderNum: '1.5' }, 'Display order must be a whole number'],
  [{ orderNum: 'first' }, 'Display order must be a number'],
  [{ orderNum: '99999999999' }, 'Display order must be at most 1000000'],
  [{ slug: 'x'.repeat(201) }, 'Use at most 200 characters'],
])('%j is refused with the reason, and nothing is written', async (fields, said) => {
  const response = await add(fields)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(said)
  expect(await list()).toEqual([])
})

test('of two that want one slug at once the second is told', async () => {
  const answers = await Promise.all([add(), add({ name: 'Policies' })])
  expect(answers.map(answer => answer.status).sort()).toEqual([302, 409])
  const refused = answers.find(answer => answer.status === 409)
  expect(await refused?.text()).toContain('Another category has this slug. Choose a different one.')
  expect(await list()).toHaveLength(1)
})

test('the form of a category holds what is stored', async () => {
  await add()
  const { id } = await only()
  const html = await (await app.request(`/admin/categories/edit/${id}`, { headers: { cookie } })).text()
  for (const value of ['Politics', 'politics', '3']) expect(html).toContain(`value="${value}"`)
  expect(html).toContain('Who decides what')
  expect(html).toContain(`/admin/history/${id}`)
})

test('an update names the version that it saw and makes the next', async () => {
  await add()
  const { id } = await only()
  const response = await post(`/edit/${id}`, { ...politics, name: 'Government', version: '1' })
  expect(noticeOf(response)).toContain('category-updated')
  expect(await only()).toMatchObject({ name: 'Government', version: 2 })
})

test('the second of two editors changes nothing and is shown what the first one saved', async () => {
  await add()
  const { id } = await only()
  await post(`/edit/${id}`, { ...politics, name: 'Government', version: '1' })
  const response = await post(`/edit/${id}`, { ...politics, name: 'Parliament', version: '1' })
  expect(response.status).toBe(409)
  expect(await response.text()).toContain('Government')
  expect((await only()).name).toBe('Government')
})

test.each(['', 'x', '-1', '1.5', '99999999999999999999'])(
  'an update without a version that can be, "%s", changes nothing',
  async version => {
    await add()
    const { id } = await only()
    expect((await post(`/edit/${id}`, { ...politics, name: 'Government', version })).status).toBe(409)
    expect((await only()).name).toBe('Politics')
  },
)

test('a slug of another category is refused in the form, its own is not', async () => {
  await add()
  const { id } = await only()
  await add({ name: 'World', slug: 'world' })
  const taken = await post(`/edit/${id}`, { ...politics, slug: 'world', version: '1' })
  expect(taken.status).toBe(409)
  expect(await taken.text()).toContain('Another category has this slug')
  expect((await post(`/edit/${id}`, { ...politics, version: '1' })).status).toBe(302)
})

test.each(['x', '00000000-0000-7000-8000-00000000dead'])(
  'saving category %s leads back to the list',
  async id => {
    const response = await post(`/edit/${id}`, { ...politics, version: '1' })
    expect(response.headers.get('location')).toBe('/admin/categories')
    expect(await list()).toEqual([])
  },
)

test('an unused category is deleted and comes back by undo', async () => {
  await add()
  const { id } = await only()
  const deleted = await post('', { id })
  expect(noticeOf(deleted)).toContain('category-deleted')
  expect(await list()).toEqual([])
  const batch = /category-deleted\.([0-9a-f-]{36})/.exec(noticeOf(deleted))?.[1] ?? ''
  await app.request('/admin/undo', posted({ batch }, cookie))
  expect(await only()).toMatchObject({ id, name: 'Politics' })
})

test('without scripts a category is deleted by its button', async () => {
  await add()
  const page = await (await app.request('/admin/categories', { headers: { cookie } })).text()
  expect(noticeOf(await post('', postedBy(page, 'Delete Politics')))).toContain('category-deleted')
  expect(await list()).toEqual([])
})

test('a category with articles stays, whoever asks', async () => {
  await add()
  const { id } = await only()
  await addNewsLink(db, { category: id })
  const response = await post('', { id })
  expect(response.status).toBe(409)
  expect(await response.text()).toMatch(/was not deleted.*It holds 1 article/)
  expect(await list()).toHaveLength(1)
})

test('a category that only holds feeds says so, and leads to where they are moved', async () => {
  await add()
  const { id } = await only()
  const write = { by: authorizeCommand('Test'), now }
  await addFeed(db, { url: 'https://herald.example/rss', category: id, outletName: 'The Herald' }, write)
  const page = await (await app.request('/admin/categories', { headers: { cookie } })).text()
  expect(page).toMatch(/<button[^>]*aria-disabled="true"[^>]*title="It holds 1 feed"/)
  const pressed = await (await post('', postedBy(page, 'Delete Politics'))).text()
  expect(pressed.replaceAll('<!-- -->', '')).toContain('“Politics” was not deleted. It holds 1 feed.')
  expect(pressed).toContain(`href="/admin/feeds?category=${id}"`)
  expect(pressed).not.toContain(`href="/admin/news?category=${id}"`)
})

test('a link saved into a category while it is deleted keeps it, or finds it gone; never half of both', async () => {
  await add()
  const { id } = await only()
  const [deleted] = await Promise.all([post('', { id }), addNewsLink(db, { category: id }).catch(() => null)])
  const links = await db.selectFrom('newsLinks').select('category').execute()
  expect(links.length).toBe(deleted.status === 409 ? 1 : 0)
  expect(await list()).toHaveLength(links.length)
})

test.each(['', 'x', "' or 1=1", '00000000-0000-7000-8000-00000000dead'])(
  'deleting "%s" leads back to the list and says nothing',
  async id => {
    const response = await post('', { id })
    expect(response.headers.get('location')).toBe('/admin/categories')
    expect(response.headers.getSetCookie()).toEqual([])
  },
)

test('a stranger neither adds, edits nor deletes', async () => {
  await add()
  const { id } = await only()
  for (const [path, fields] of [
    ['/add', { ...politics, slug: 'world' }],
    [`/edit/${id}`, { ...politics, name: 'Mine', version: '1' }],
    ['', { id }],
  ] as const) {
    expect((await post(path, fields, '')).headers.get('location')).toContain('/admin/login')
  }
  expect(await list()).toMatchObject([{ name: 'Politics', version: 1 }])
})
