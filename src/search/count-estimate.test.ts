import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory } from '../../test/support/builders.ts'
import { explainQueries } from '../../test/support/explain-queries.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { chooseCount, provesMore } from './count-estimate.ts'
import { countGrams } from './count-grams.ts'

const { db, url } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
const sport = await addCategory(db, { slug: 'sport' })
await sql`insert into news_links (title, source, url, canonical_url, category)
  select case when n % 2 = 0 then 'Even' else 'Odd' end, repeat('source', 30), url, url, ${news.id}::uuid
  from (select n, 'https://outlet.example/' || n as url from generate_series(1, 2000) as n) as numbered`.execute(
  db,
)

const search = { needle: 'even', categoryId: null, after: null, limit: 25 }

test('a table that the samples read whole proves what its pages show', async () => {
  expect(await chooseCount(db, search, { max: 10, density: 0.5 })).toBe('more')
  expect(await chooseCount(db, { ...search, needle: '' }, { max: 10, density: 1 })).toBe('more')
})

test('what is rare, absent, in another category or merely likely is read where the table is small', async () => {
  expect(await chooseCount(db, search, { max: 1_000, density: 0.5 })).toBe('read')
  expect(await chooseCount(db, { ...search, needle: 'absent' }, { max: 10, density: 1 })).toBe('read')
  expect(await chooseCount(db, { ...search, categoryId: sport.id }, { max: 10, density: 1 })).toBe('read')
})

test('what the newest links hardly have is not sampled, however common it is among the others', async () => {
  const samplesAt = async (density: number) => {
    const plans = await explainQueries(url, db => chooseCount(db, search, { max: 10, density }))
    return plans.flat().filter(step => step.node === 'Sample Scan').length
  }
  expect(await samplesAt(0.01)).toBe(0)
  expect(await samplesAt(0.5)).toBe(1)
})

test('a category that hardly a link counted has is not sampled', async () => {
  await countGrams(db)
  const inCategory = (categoryId: string) =>
    explainQueries(url, db => chooseCount(db, { ...search, categoryId }, { max: 10, density: 1 }))
  expect(await inCategory(news.id)).not.toEqual([])
  expect(await inCategory(sport.id)).toEqual([])
})

// 125,000 pages hold about a million links, of which 10,000 matches would show on 32 of 400 pages.
const pages = 125_000

test('a sample proves what chance does not show once in a billion times', () => {
  expect(provesMore(79, 400, pages, 10_000)).toBe(true)
  expect(provesMore(78, 400, pages, 10_000)).toBe(false)
})

test('a larger sample proves what is closer', () => {
  expect(provesMore(253, 2_000, pages, 10_000)).toBe(true)
  expect(provesMore(252, 2_000, pages, 10_000)).toBe(false)
})

test('every page of a small table, and an empty one, prove no more than they have', () => {
  expect(provesMore(400, 400, 1_000, 10_000)).toBe(false)
  expect(provesMore(0, 400, 0, 0)).toBe(false)
})
