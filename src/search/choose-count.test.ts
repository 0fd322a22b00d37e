import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory } from '../../test/support/builders.ts'
import { explainQueries } from '../../test/support/explain-queries.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import type { Db } from '../database/connect.ts'
import { chooseCount, proofMin } from './choose-count.ts'
import { countGrams } from './grams.ts'
import { prepareLookup } from './lookup.ts'

const { db, url } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
const sport = await addCategory(db, { slug: 'sport' })
// Whether a link is in the sample follows from its id.
await sql`insert into news_links (id, title, source, url, canonical_url, category)
  select md5(url)::uuid, case when n % 2 = 0 then 'Even' else 'Odd' end, repeat('source', 30), url, url, ${news.id}::uuid
  from (select n, 'https://outlet.example/' || n as url from generate_series(1, 2000) as n) as numbered`.execute(
  db,
)
await sql`analyze news_links`.execute(db)

type Options = { needle?: string; categoryId?: string; density?: number; max: number }

async function choose(db: Db, { needle = 'even', categoryId, density = 0.5, max }: Options) {
  const lookup = await prepareLookup(db, { needle, categoryId: categoryId ?? null, density })
  return chooseCount(db, lookup, max)
}

/** Which parts of the table were read. */
async function samplesOf(options: Options): Promise<string[]> {
  const plans = await explainQueries(url, db => choose(db, options))
  return plans
    .flat()
    .filter(step => step.node === 'Sample Scan' || step.index === 'news_links_search')
    .map(step => step.node)
}

test('when all disk pages are sampled, their count is a proof', async () => {
  expect(await choose(db, { max: 10 })).toBe('more')
  expect(await choose(db, { needle: '', density: 1, max: 10 })).toBe('more')
  expect(await samplesOf({ max: 10 })).toEqual(['Sample Scan'])
})

test('when pages have several matches each, the sample of the index proves more than the pages can', async () => {
  expect(await choose(db, { max: 250 })).toBe('more')
  expect(await samplesOf({ max: 250 })).toContain('Bitmap Index Scan')
  expect(await choose(db, { categoryId: news.id, max: 250 })).toBe('more')
  expect(await choose(db, { needle: '', categoryId: news.id, density: 1, max: 500 })).toBe('more')
})

test('a needle that is rare, absent, in another category or merely likely is counted by reading a small table', async () => {
  expect(await choose(db, { max: 1_000 })).toBe('read')
  expect(await choose(db, { needle: 'absent', density: 1, max: 10 })).toBe('read')
  expect(await choose(db, { categoryId: sport.id, density: 1, max: 10 })).toBe('read')
})

test('a needle that is rare in the newest links is not sampled, however common it is in the others', async () => {
  expect(await samplesOf({ density: 0.01, max: 250 })).toEqual([])
})

test('two letters are never counted in the sample of the index', async () => {
  expect(await choose(db, { needle: 'ev', max: 250 })).toBe('read')
  expect(await samplesOf({ needle: 'ev', max: 250 })).not.toContain('Bitmap Index Scan')
})

test('a category with few counted links is not sampled', async () => {
  await countGrams(db)
  expect(await samplesOf({ categoryId: news.id, density: 1, max: 10 })).not.toEqual([])
  expect(await samplesOf({ categoryId: sport.id, density: 1, max: 10 })).toEqual([])
})

test('a sample proves only results with a chance of less than one in a million', () => {
  // 32 of 10,000 are expected on 400 of 125,000 pages, give or take 5.6.
  expect(proofMin(10_000, 400 / 125_000)).toBe(71)
})

test('a larger sample proves smaller differences', () => {
  expect(proofMin(10_000, 1 / 16) * 16).toBeCloseTo(12_112, -2)
  expect(proofMin(10_000, 1 / 2) * 2).toBeCloseTo(10_522, -2)
})

test('a sample of all links proves exactly their count, and an empty table proves nothing', () => {
  expect(proofMin(10_000, 1)).toBeGreaterThan(10_000)
  expect(proofMin(0, 0)).toBeGreaterThan(0)
})
