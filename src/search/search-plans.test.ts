import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory } from '../../test/support/builders.ts'
import { explainQueries } from '../../test/support/explain-queries.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { findAllMatches, findMatches, findNewestMatches } from './find-matches.ts'
import { prepareLookup } from './lookup.ts'

const { db, url } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
await sql`insert into news_links (title, source, url, canonical_url, category, created_at)
  select case when n % 20 = 0 then 'Monsoon, दिल्ली क्र' else 'Hello' end, '9', url, url, ${news.id}::uuid, now() - make_interval(mins => n)
  from (select n, 'https://outlet.example/' || n as url from generate_series(1, 1500) as n) as numbered`.execute(
  db,
)
await sql`analyze news_links`.execute(db)

const needles = ['m', 'monsoon', 'क्र', '்', '%', "n't", '\\', 'absent', 'a'.repeat(200)]
const after = { at: new Date(), id: news.id }

for (const categoryId of [null, news.id]) {
  const where = categoryId ? 'in a category' : 'everywhere'

  test(`any needle is looked up in the search index ${where}`, async () => {
    for (const needle of needles) {
      const lookup = await prepareLookup(db, { needle, categoryId, density: 0 })
      const search = { ...lookup, after: null, limit: 25 }
      const plans = await explainQueries(url, async db => {
        await findMatches(db, search, 10_001)
        await findAllMatches(db, { ...search, after })
      })
      const indexes = plans.map(steps => steps.map(step => step.index))
      expect(indexes, needle).toEqual(Array(2).fill(expect.arrayContaining(['news_links_search'])))
      expect(plans.flat().map(step => step.node)).not.toContain('Seq Scan')
    }
  })

  test(`the newest are walked by the index of their order ${where}`, async () => {
    const index = categoryId ? 'news_links_newest_in_category' : 'news_links_newest'
    for (const key of [null, after]) {
      const search = { needle: 'monsoon', categoryId, after: key, limit: 25 }
      const [steps] = await explainQueries(url, db => findNewestMatches(db, search, 2_000))
      expect(steps).toContainEqual({ node: 'Index Scan', index })
    }
  })
}
