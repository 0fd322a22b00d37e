import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory } from '../../test/support/builders.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { sampleOfIndex, sampleOfPages } from './choose-count.ts'
import { prepareLookup } from './lookup.ts'

const { db } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
await sql`insert into news_links (title, source, url, canonical_url, category)
  select case when n % 2 = 0 then 'Even' else 'Odd' end, repeat('source', 30), url, url, ${news.id}::uuid
  from (select n, 'https://outlet.example/' || n as url from generate_series(1, 2000) as n) as numbered`.execute(
  db,
)
await sql`analyze news_links`.execute(db)
const lookup = await prepareLookup(db, { needle: 'even', categoryId: null, density: 0.5 })

async function idsInSample(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from news_links
    where search_grams(search_text, category, id) @@ ${"'\x1fsample'"}::tsquery`.execute(db)
  return rows.map(({ id }) => id)
}

test('one link in sixteen is in the sample of the index, whatever its text', async () => {
  // Within six standard deviations for 2,000 links.
  expect(Math.abs((await idsInSample()).length - 125)).toBeLessThan(65)
})

test('the sample of the index counts only its own matches, up to the maximum', async () => {
  const inSample = new Set(await idsInSample())
  const { rows } = await sql<{ id: string }>`select id from news_links where title = 'Even'`.execute(db)
  const sample = sampleOfIndex(db, lookup)
  expect(await sample.count(10_000)).toBe(rows.filter(({ id }) => inSample.has(id)).length)
  expect(await sample.count(5)).toBe(5)
})

test("expected and estimated counts of the index's sample follow its share", () => {
  const sample = sampleOfIndex(db, lookup)
  expect(sample.share).toBe(1 / 16)
  expect(sample.expect(1_000)).toBe(62.5)
  expect(sample.estimate(62.5)).toBe(1_000)
})

test('a sample of pages counts each page once, and never more pages than exist', async () => {
  const sample = sampleOfPages(db, lookup, 100_000)
  expect(sample.share).toBe(1)
  expect(await sample.count(1)).toBe(lookup.table.pages)
})

test('for pages, estimating an expected count gives the original number', () => {
  const sample = sampleOfPages(db, { ...lookup, table: { pages: 125_000, links: 1_000_000 } }, 200)
  for (const matches of [1_000, 37_000, 400_000]) {
    expect(sample.estimate(sample.expect(matches))).toBeCloseTo(matches, 0)
  }
  expect(sample.expect(125_000)).toBeCloseTo(200 * (1 - (7 / 8) ** 8), 5)
})

test('an empty table has an empty sample', () => {
  const sample = sampleOfPages(db, { ...lookup, table: { pages: 0, links: 0 } }, 200)
  expect(sample.share).toBe(0)
  expect(sample.expect(0)).toBe(0)
  expect(sample.estimate(0)).toBe(0)
})
