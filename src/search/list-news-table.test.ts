import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { insertMany } from '../../test/support/insert-many.ts'
import { listNewsTable, type NewsTableFilter } from './list-news-table.ts'

const { db } = await freshDatabase()
const politics = await addCategory(db, { name: 'Politics' })
const world = await addCategory(db, { name: 'World' })
const hour = (n: number) => new Date(Date.UTC(2026, 0, 1, n))
const all: NewsTableFilter = {
  needle: '',
  categoryId: null,
  source: '',
  featured: false,
  from: null,
  until: null,
}

await addNewsLink(db, {
  category: politics.id,
  title: 'Rain in Kochi',
  source: 'The Outlet',
  createdAt: hour(1),
})
const summit = 'https://outlet.example/summit'
await addNewsLink(db, {
  category: world.id,
  title: 'Summit ends',
  source: 'Rain Daily',
  url: summit,
  createdAt: hour(2),
})
await addNewsLink(db, {
  category: world.id,
  title: 'Election day',
  description: 'It will rain.',
  featured: true,
  createdAt: hour(3),
})

async function titles(filter: Partial<NewsTableFilter>, sort: 'newest' | 'oldest' = 'newest') {
  const page = await listNewsTable(db, { filter: { ...all, ...filter }, sort, after: null, limit: 10 })
  return page.rows.map(row => row.title)
}

test('titles and sources are searched, descriptions are not', async () => {
  expect(await titles({ needle: 'RAIN' })).toEqual(['Summit ends', 'Rain in Kochi'])
  expect(await titles({ needle: '%' })).toEqual([])
})

test.each([
  [{ categoryId: politics.id }, ['Rain in Kochi']],
  [{ needle: 'x', address: summit }, ['Summit ends']],
  [{ source: 'Rain Daily' }, ['Summit ends']],
  [{ featured: true }, ['Election day']],
  [{ from: hour(2), until: hour(3) }, ['Summit ends']],
  [{ needle: 'rain', categoryId: world.id }, ['Summit ends']],
])('%j leaves %j', async (filter, expected) => {
  expect(await titles(filter)).toEqual(expected)
})

test('part of an outlet’s name finds its links, in any case; the whole name only its own', async () => {
  for (const name of ['Rain Daily', 'The Rain Daily Magazine', 'Others'])
    await addRow(db, 'outlets', { name, homeUrl: `https://outlet.example/${name.length}` })
  expect(await titles({ source: 'rain' })).toEqual(['Summit ends'])
  expect(await titles({ source: 'rain daily', needle: 'rain' })).toEqual(['Summit ends'])
  expect(await titles({ source: 'others' })).toEqual([])
  expect(await titles({ source: 'snow' })).toEqual([])
})

test('of more outlets than one list reads, the first by name that have links are listed, and the page is told', async () => {
  const names = Array.from({ length: 21 }, (_, n) => `Wire ${String(n).padStart(2, '0')}`)
  for (const name of names.flatMap(name => [`A silent ${name}`, name]))
    await addRow(db, 'outlets', { name, homeUrl: `https://${name.replaceAll(' ', '-')}.example/` })
  const ids = []
  for (const source of names)
    ids.push((await addNewsLink(db, { category: world.id, source, createdAt: hour(1) })).id)
  const list = async () =>
    listNewsTable(db, { filter: { ...all, source: 'wire' }, sort: 'newest', after: null, limit: 30 })
  const listed = await list()
  expect(listed.rows.map(({ source }) => source).toSorted()).toEqual(names.slice(0, 20))
  expect(listed.hasMoreSources).toBe(true)
  await db
    .deleteFrom('newsLinks')
    .where('id', '=', ids[0] ?? '')
    .execute()
  expect(await list()).toMatchObject({ rows: { length: 20 }, hasMoreSources: false })
  await db.deleteFrom('newsLinks').where('id', 'in', ids).execute()
})

test('the oldest links come first if requested', async () => {
  expect(await titles({}, 'oldest')).toEqual(['Rain in Kochi', 'Summit ends', 'Election day'])
})

test.each(['newest', 'oldest'] as const)('pages by key follow each other, %s first', async sort => {
  const first = await listNewsTable(db, { filter: all, sort, after: null, limit: 2 })
  const second = await listNewsTable(db, { filter: all, sort, after: first.next, limit: 2 })
  const found = [...first.rows, ...second.rows].map(row => row.title)
  expect(found).toEqual(await titles({}, sort))
  expect(second.next).toBeNull()
})

// More links than a walk from the top reads, so that every search strategy is used.
const { db: far } = await freshDatabase()
const { id: category } = await addCategory(far)
await insertMany(
  far,
  sql`
  insert into news_links (title, url, canonical_url, source, description, category, created_at)
  select
    case when n % 300 = 7 then 'Monsoon ' || n when n = 3 then 'Zebra 3' else 'Headline ' || n end,
    'https://outlet.example/' || n, 'https://outlet.example/' || n,
    case when n = 4 then 'Zebra Daily' else 'The Outlet' end,
    case when n % 10 = 0 then 'A zebra.' else '' end,
    ${category}::uuid, timestamptz '2026-01-01' + n * interval '1 minute'
  from generate_series(1, 26000) n`,
)

async function farTitles(
  needle: string,
  { sort = 'newest' as 'newest' | 'oldest', source = '' } = {},
): Promise<string[]> {
  const filter = { ...all, needle, source }
  const page = await listNewsTable(far, { filter, sort, after: null, limit: 50 })
  return page.rows.map(({ title }) => title)
}

test('a rare word is found far down, only in titles and sources', async () => {
  expect(await farTitles('zebra')).toEqual(['Headline 4', 'Zebra 3'])
  expect(await farTitles('zebra', { sort: 'oldest' })).toEqual(['Zebra 3', 'Headline 4'])
})

test('a fairly common word fills its page from further down', async () => {
  const found = await farTitles('monsoon')
  expect(found).toHaveLength(50)
  expect([found[0], found[49]]).toEqual(['Monsoon 25807', 'Monsoon 11107'])
})

test('behind a narrow filter matches are found by reading all links', async () => {
  expect(await farTitles('zebra', { source: 'Zebra Daily' })).toEqual(['Headline 4'])
  expect(await farTitles('headline', { source: 'Zebra Daily' })).toEqual(['Headline 4'])
})
