import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { chooseCount, provesMore } from './count-estimate.ts'

const { db } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
const sport = await addCategory(db, { slug: 'sport' })
await sql`insert into news_links (title, source, url, canonical_url, category)
  select case when n % 2 = 0 then 'Even' else 'Odd' end, repeat('source', 30), url, url, ${news.id}::uuid
  from (select n, 'https://outlet.example/' || n as url from generate_series(1, 2000) as n) as numbered`.execute(
  db,
)

const search = { needle: 'even', categoryId: null, after: null, limit: 25 }

test('a table that the sample reads whole proves what a third of its pages show', async () => {
  expect(await chooseCount(db, search, 10)).toBe('more')
  expect(await chooseCount(db, { ...search, needle: '' }, 10)).toBe('more')
})

test('what is rare, absent, in another category or merely likely is read where the table is small', async () => {
  expect(await chooseCount(db, search, 1_000)).toBe('read')
  expect(await chooseCount(db, { ...search, needle: 'absent' }, 10)).toBe('read')
  expect(await chooseCount(db, { ...search, categoryId: sport.id }, 10)).toBe('read')
})

test('the sample has to show three times as many as asked about, on sixty pages at least', () => {
  // 125,000 pages hold about a million links; 400 of them are read.
  expect(provesMore({ pages: 125_000, pagesWithMatch: 96 }, 10_000)).toBe(true)
  expect(provesMore({ pages: 125_000, pagesWithMatch: 95 }, 10_000)).toBe(false)
  expect(provesMore({ pages: 10_000_000, pagesWithMatch: 59 }, 10_000)).toBe(false)
  expect(provesMore({ pages: 0, pagesWithMatch: 0 }, 0)).toBe(false)
})

test('every page of a small table proves no more than that table has pages', () => {
  expect(provesMore({ pages: 1_000, pagesWithMatch: 400 }, 10_000)).toBe(false)
})
