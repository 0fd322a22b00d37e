import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { chooseCount, judgeSample } from './count-estimate.ts'

const { db } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
const sport = await addCategory(db, { slug: 'sport' })
await sql`insert into news_links (title, source, url, canonical_url, category)
  select case when n % 2 = 0 then 'Even' else 'Odd' end, repeat('source', 30), url, url, ${news.id}::uuid
  from (select n, 'https://outlet.example/' || n as url from generate_series(1, 2000) as n) as numbered`.execute(
  db,
)

const search = { needle: 'even', categoryId: null, after: null, limit: 25 }

test('a table that the sample reads whole proves what its pages show', async () => {
  expect(await chooseCount(db, search, 10)).toBe('more')
  expect(await chooseCount(db, { ...search, needle: '' }, 10)).toBe('more')
})

test('what is rare, absent, in another category or merely likely is read where the table is small', async () => {
  expect(await chooseCount(db, search, 1_000)).toBe('read')
  expect(await chooseCount(db, { ...search, needle: 'absent' }, 10)).toBe('read')
  expect(await chooseCount(db, { ...search, categoryId: sport.id }, 10)).toBe('read')
})

// 125,000 pages hold about a million links, of which 10,000 matches would show on 32 of 400 pages.
const pages = 125_000

test('a sample proves what chance does not show once in a billion searches', () => {
  expect(judgeSample({ pages, pagesWithMatch: 79 }, 400, 10_000)).toBe('more')
  expect(judgeSample({ pages, pagesWithMatch: 78 }, 400, 10_000)).toBe('maybe more')
})

test('a larger sample proves what is closer', () => {
  expect(judgeSample({ pages, pagesWithMatch: 253 }, 2_000, 10_000)).toBe('more')
  expect(judgeSample({ pages, pagesWithMatch: 252 }, 2_000, 10_000)).not.toBe('more')
})

test('what a larger sample would hardly prove is worth none', () => {
  expect(judgeSample({ pages, pagesWithMatch: 56 }, 400, 10_000)).toBe('maybe more')
  expect(judgeSample({ pages, pagesWithMatch: 55 }, 400, 10_000)).toBe('perhaps not')
})

test('every page of a small table, and an empty one, prove no more than they have', () => {
  expect(judgeSample({ pages: 1_000, pagesWithMatch: 400 }, 400, 10_000)).toBe('perhaps not')
  expect(judgeSample({ pages: 0, pagesWithMatch: 0 }, 400, 0)).toBe('maybe more')
})
