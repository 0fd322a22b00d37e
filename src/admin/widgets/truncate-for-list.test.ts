import { beforeAll, expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { truncateForList } from './truncate-for-list.ts'

const { db, post, see } = await adminDesk()
const letters = 10_000
const title = 'W'.repeat(letters)

const longestRun = (html: string) => Math.max(...(html.match(/W+/g) ?? ['']).map(run => run.length))

test('a name of usual length is unchanged, a longer one ends with an ellipsis', () => {
  expect(truncateForList('Rain over Pune')).toBe('Rain over Pune')
  expect(truncateForList('a'.repeat(300))).toBe('a'.repeat(300))
  expect(truncateForList('a'.repeat(301))).toBe(`${'a'.repeat(300)}…`)
})

test('a surrogate pair is kept whole or left out', () => {
  expect(truncateForList(`${'a'.repeat(299)}🙂🙂`)).toBe(`${'a'.repeat(299)}…`)
  expect(truncateForList(`${'a'.repeat(298)}🙂🙂`)).toBe(`${'a'.repeat(298)}🙂…`)
})

let id = ''
beforeAll(async () => {
  const category = await addCategory(db, { name: 'Politics', slug: 'politics' })
  const form = { title, source: title, url: 'https://outlet.example/w', category: category.id }
  await post('/admin/news/add', form)
  ;({ id } = await db.selectFrom('newsLinks').select('id').executeTakeFirstOrThrow())
  const gone = await addNewsLink(db, { category: category.id, title, source: title })
  await post('/admin/news', { change: 'delete', id: gone.id })
})

test.each(['/admin/news', '/admin/dashboard', '/admin/activity', '/admin/bin'])(
  '%s sends only the shown part of a headline of 10,000 letters',
  async path => {
    const longest = longestRun(await see(path))
    expect(longest).toBeGreaterThanOrEqual(300)
    expect(longest).toBeLessThan(letters)
  },
)

test('old and new names of a record are cut between two letters', async () => {
  const category = await addCategory(db)
  const link = await addNewsLink(db, { category: category.id, title: 'Before' })
  const long = `${'a'.repeat(299)}🙂🙂`
  const form = { title: long, source: 'O', url: link.url, category: category.id, version: '1' }
  await post(`/admin/news/edit/${link.id}`, form)
  for (const path of ['/admin/activity', `/admin/history/${link.id}`]) {
    const page = await see(path)
    expect(page).toContain(`${'a'.repeat(299)}…`)
    expect(page).not.toContain('\uFFFD')
  }
})

test('the form of the record has the whole headline', async () => {
  expect(longestRun(await see(`/admin/news/edit/${id}`))).toBe(letters)
})
