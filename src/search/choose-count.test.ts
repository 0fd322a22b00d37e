import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory } from '../../test/support/builders.ts'
import { explainQueries } from '../../test/support/explain-queries.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import type { Db } from '../database/connect.ts'
import { chooseCount, proofMin } from './choose-count.ts'
import { countGrams } from './count-grams.ts'
import { prepareLookup } from './lookup.ts'

const { db, url } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
const sport = await addCategory(db, { slug: 'sport' })
await sql`insert into news_links (title, source, url, canonical_url, category)
  select case when n % 2 = 0 then 'Even' else 'Odd' end, repeat('source', 30), url, url, ${news.id}::uuid
  from (select n, 'https://outlet.example/' || n as url from generate_series(1, 2000) as n) as numbered`.execute(
  db,
)
await sql`analyze news_links`.execute(db)

type Options = { needle?: string; categoryId?: string; density?: number; max: number }

async function choose(db: Db, { needle = 'even', categoryId, density = 0.5, max }: Options) {
  const lookup = await prepareLookup(db, { needle, categoryId: categoryId ?? null, density })
  return chooseCount(db, lookup, max)
}

/** Which parts of the table were looked at. */
async function samplesOf(options: Options): Promise<string[]> {
  const plans = await explainQueries(url, db => choose(db, options))
  return plans
    .flat()
    .filter(step => step.node === 'Sample Scan' || step.index === 'news_links_search')
    .map(step => step.node)
}

test('a table whose pages are all read proves what they show', async () => {
  expect(await choose(db, { max: 10 })).toBe('more')
  expect(await choose(db, { needle: '', density: 1, max: 10 })).toBe('more')
  expect(await samplesOf({ max: 10 })).toEqual(['Sample Scan'])
})

test('what pages cannot prove, for they have more than one match, a sample of the index does', async () => {
  expect(await choose(db, { max: 250 })).toBe('more')
  expect(await samplesOf({ max: 250 })).toContain('Bitmap Index Scan')
  expect(await choose(db, { categoryId: news.id, max: 250 })).toBe('more')
  expect(await choose(db, { needle: '', categoryId: news.id, density: 1, max: 500 })).toBe('more')
})

test('what is rare, absent, in another category or merely likely is read where the table is small', async () => {
  expect(await choose(db, { max: 1_000 })).toBe('read')
  expect(await choose(db, { needle: 'absent', density: 1, max: 10 })).toBe('read')
  expect(await choose(db, { categoryId: sport.id, density: 1, max: 10 })).toBe('read')
})

test('what the newest links hardly have is not sampled, however common it is among the others', async () => {
  expect(await samplesOf({ density: 0.01, max: 250 })).toEqual([])
})

test('of two letters no sample of the index is asked for', async () => {
  expect(await choose(db, { needle: 'ev', max: 250 })).toBe('read')
  expect(await samplesOf({ needle: 'ev', max: 250 })).not.toContain('Bitmap Index Scan')
})

test('a category that hardly a link counted has is not sampled', async () => {
  await countGrams(db)
  expect(await samplesOf({ categoryId: news.id, density: 1, max: 10 })).not.toEqual([])
  expect(await samplesOf({ categoryId: sport.id, density: 1, max: 10 })).toEqual([])
})

test('a sample proves what chance does not show once in a million times', () => {
  // 32 of 10,000 are expected on 400 of 125,000 pages, give or take 5.6.
  expect(proofMin(10_000, 400 / 125_000)).toBe(71)
})

test('a larger sample proves what is closer', () => {
  expect(proofMin(10_000, 1 / 16) * 16).toBeCloseTo(12_112, -2)
  expect(proofMin(10_000, 1 / 2) * 2).toBeCloseTo(10_522, -2)
})

test('every link proves no more than there is, and an empty table nothing', () => {
  expect(proofMin(10_000, 1)).toBeGreaterThan(10_000)
  expect(proofMin(0, 0)).toBeGreaterThan(0)
})
