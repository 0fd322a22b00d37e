import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { insertMany } from '../../test/support/insert-many.ts'
import { listNewsTable } from './list-news-table.ts'

// More links than a walk from the top reads, so that every search strategy is used.

const { db } = await freshDatabase()
const { id: category } = await addCategory(db)
await insertMany(
  db,
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

async function titles(
  needle: string,
  { limit = 50, sort = 'newest' as 'newest' | 'oldest', source = '' } = {},
) {
  const filter = { needle, categoryId: null, source, featured: false, from: null, until: null }
  const page = await listNewsTable(db, { filter, sort, after: null, limit })
  return page.rows.map(({ title }) => title)
}

test('a rare word is found far down, only in titles and sources', async () => {
  expect(await titles('zebra')).toEqual(['Headline 4', 'Zebra 3'])
  expect(await titles('zebra', { sort: 'oldest' })).toEqual(['Zebra 3', 'Headline 4'])
})

test('a fairly common word fills its page from further down', async () => {
  const found = await titles('monsoon')
  expect(found).toHaveLength(50)
  expect([found[0], found[49]]).toEqual(['Monsoon 25807', 'Monsoon 11107'])
})

test('behind a narrow filter matches are found by reading all links', async () => {
  expect(await titles('zebra', { source: 'Zebra Daily' })).toEqual(['Headline 4'])
  expect(await titles('headline', { source: 'Zebra Daily' })).toEqual(['Headline 4'])
})
