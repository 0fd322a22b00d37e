import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink, addRow, addWaitingEntry, getRow } from '../../../test/support/builders.ts'
import { postedBy } from '../../../test/support/read-forms.ts'
import type { Fields } from '../../../test/support/signed-in.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { addFeed } from '../../domain/feeds/add-feed.ts'
import { undoBatch } from '../../domain/revisions/undo/undo.ts'

const { db, now, see, ...desk } = await adminDesk({
  empty: ['entries', 'rules', 'feeds', 'outlets', 'newsLinks', 'categories', 'revisions'],
})
const politics = { name: 'Politics', slug: 'politics', description: 'Who decides what', orderNum: '3' }

const post = (path: string, fields: Fields) => desk.post(`/admin/categories${path}`, fields)
const add = (fields: Partial<typeof politics> = {}) => post('/add', { ...politics, ...fields })
const list = () => db.selectFrom('categories').selectAll().orderBy('name').execute()
const only = async () => {
  const [category] = await list()
  if (!category) throw new Error('no category')
  return category
}
const noticeOf = (response: Response) => response.headers.getSetCookie().join()

test.each([
  ['Law & Order', 'law-order'],
  ['खेल समाचार', 'khel-samachar'],
])('an empty slug is derived from the name %s', async (name, slug) => {
  expect((await add({ name, slug: ' ' })).status).toBe(302)
  expect(await only()).toMatchObject({ name, slug })
})

test('if a derived slug is taken, the refused form shows it for editing', async () => {
  await add()
  const response = await add({ slug: '' })
  expect(response.status).toBe(409)
  const html = await response.text()
  expect(html).toContain('Another category has this slug')
  expect(html).toMatch(/name="slug"[^>]*value="politics"|value="politics"[^>]*name="slug"/)
})

test('a name that gives no slug asks for one, and so does an edit', async () => {
  expect(await (await add({ name: '!!!', slug: '' })).text()).toContain('Slug is required')
  await add()
  const { id } = await only()
  const response = await post(`/edit/${id}`, { ...politics, slug: '', version: '1' })
  expect(await response.text()).toContain('Slug is required')
})

test('an empty order is stored as 0', async () => {
  await add({ orderNum: '' })
  expect((await only()).orderNum).toBe(0)
})

test('if two editors add the same slug at the same time, the second is refused', async () => {
  const answers = await Promise.all([add(), add({ name: 'Policies' })])
  expect(answers.map(answer => answer.status).sort()).toEqual([302, 409])
  const refused = answers.find(answer => answer.status === 409)
  expect(await refused?.text()).toContain('Another category has this slug. Choose a different one.')
  expect(await list()).toHaveLength(1)
})

test('another category’s slug is refused in the form, the category’s own is not', async () => {
  await add()
  const { id } = await only()
  await add({ name: 'World', slug: 'world' })
  const taken = await post(`/edit/${id}`, { ...politics, slug: 'world', version: '1' })
  expect([taken.status, await taken.text()]).toEqual([
    409,
    expect.stringContaining('Another category has this slug'),
  ])
  expect((await post(`/edit/${id}`, { ...politics, version: '1' })).status).toBe(302)
})

test('without scripts the delete button opens a popover, whose button deletes', async () => {
  await add()
  const page = await see('/admin/categories')
  const [, asked = 'none'] =
    /<button[^>]*popoverTarget="([^"]+)"[^>]*aria-label="Delete Politics"/i.exec(page) ?? []
  const [question = ''] = page.match(/<noscript><div id=.*?<\/noscript>/s) ?? []
  expect(question).toContain(`<div id="${asked}" popover="auto" role="alertdialog"`)
  expect(question).toContain(
    'This will delete the category &quot;Politics&quot;. You can undo it afterwards.',
  )
  const outside = page.replaceAll(/<noscript>.*?<\/noscript>/gs, '')
  expect(postedBy(outside, 'Delete Politics')).toEqual({})
  expect(noticeOf(await post('', postedBy(page, 'Delete Politics')))).toContain('categories-deleted')
  expect(await list()).toEqual([])
})

test('the question before a deletion says how many waiting entries lose the category', async () => {
  await add()
  const { id: category } = await only()
  for (const status of ['waiting', 'waiting', 'rejected'] as const)
    await addWaitingEntry(db, { category, status })
  expect(await see('/admin/categories')).toContain('2 waiting entries stay in the queue without a category.')
})

test('a category with articles cannot be deleted', async () => {
  await add()
  const { id } = await only()
  await addNewsLink(db, { category: id })
  const response = await post('', { id })
  expect(response.status).toBe(409)
  expect(await response.text()).toMatch(/was not deleted.*It contains 1 article/)
  expect(await list()).toHaveLength(1)
})

test('a category that only holds feeds says so, and links to the page that moves them', async () => {
  await add()
  const { id } = await only()
  const write = { by: authorizeCommand('Test'), now }
  await addFeed(db, { url: 'https://herald.example/rss', category: id, outletName: 'The Herald' }, write)
  const page = await see('/admin/categories')
  expect(page).toMatch(/<button[^>]*aria-disabled="true"[^>]*title="It contains 1 feed"/)
  expect(page).toContain('>0, 1 feed<')
  const pressed = await (await post('', postedBy(page, 'Delete Politics'))).text()
  expect(pressed.replaceAll('<!-- -->', '')).toContain('“Politics” was not deleted. It contains 1 feed.')
  expect(pressed).toContain(`href="/admin/feeds?category=${id}"`)
  expect(pressed).not.toContain(`href="/admin/news?category=${id}"`)
})

test('a link saved while its category is deleted either keeps it or finds it gone, never half of both', async () => {
  await add()
  const { id } = await only()
  const [deleted] = await Promise.all([post('', { id }), addNewsLink(db, { category: id }).catch(() => null)])
  const links = await db.selectFrom('newsLinks').select('category').execute()
  expect(links.length).toBe(deleted.status === 409 ? 1 : 0)
  expect(await list()).toHaveLength(links.length)
})

test('the empty list offers the usual categories, as the first steps on the dashboard promise', async () => {
  const html = await see('/admin/categories')
  expect(html).toContain('value="default-categories"')
  const response = await post('', { intent: 'default-categories' })
  expect(response.headers.get('location')).toBe('/admin/categories')
  expect((await list()).map(({ name }) => name)).toContain('Politics')
  expect(await see('/admin/categories')).not.toContain('value="default-categories"')
})

test('two categories cannot get one name without a word', async () => {
  await add()
  const second = await add({ name: 'politics ', slug: 'politics-2' })
  expect(second.status).toBe(409)
  expect(await second.text()).toContain('Another category has this name.')
  await add({ name: 'World', slug: 'world' })
  const id = (await list()).at(-1)?.id
  const edit = (name: string) => post(`/edit/${id}`, { ...politics, slug: 'world', version: '1', name })
  expect((await edit('Politics')).status).toBe(409)
  expect((await edit('World')).status).toBe(302)
})

test('a category may keep a name that it shares already', async () => {
  const sport = await addCategory(db, { name: 'Sport', slug: 'sport' })
  await addCategory(db, { name: 'Sport', slug: 'sport-2' })
  const kept = await post(`/edit/${sport.id}`, { ...politics, name: 'Sport', slug: 'sport', version: '1' })
  expect(kept.status).toBe(302)
})

test('what was learnt about categories can be forgotten, and undo learns it again', async () => {
  const { id } = await addCategory(db, { name: 'Kerala' })
  const page = () => see('/admin/categories')
  expect(await page()).not.toContain('Forget what was learnt')
  await addRow(db, 'categorySigns', { sign: 'en kochi', category: id, weight: 2 })
  expect(await page()).toContain('Forget what was learnt')
  expect(noticeOf(await post('', { intent: 'forget-learnt' }))).toContain('categories-forgotten')
  expect(await page()).not.toContain('Forget what was learnt')
  const since = () => db.selectFrom('settings').select('categoriesLearntSince').executeTakeFirstOrThrow()
  expect((await since()).categoriesLearntSince).not.toBeNull()
  const { batchId } = await getRow(db, 'revisions', { recordTable: 'settings' })
  expect(await undoBatch(db, { batchId, by: authorizeCommand('Test'), now })).toMatchObject({ ok: true })
  expect((await since()).categoriesLearntSince).toBeNull()
})

const slugOf = (name: string, as?: string) =>
  desk.open(`/admin/categories/slug?name=${encodeURIComponent(name)}`, as)

test('the form gets a slug in Latin letters for a name in any script, and an answer for any name', async () => {
  expect(await (await slugOf('राजनीति')).json()).toEqual({ name: 'राजनीति', slug: 'rajniti' })
  expect(await (await slugOf('!!!')).json()).toEqual({ name: '!!!', slug: '' })
  expect((await slugOf('क'.repeat(300))).status).toBe(200)
})
