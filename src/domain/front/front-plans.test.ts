import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { explainQueries } from '../../../test/support/explain-queries.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { readFrontMaterial } from './front-queries.ts'

const { db, url } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
await sql`insert into news_links (title, source, url, canonical_url, category, created_at)
  select 'Headline', 'Source', url, url, ${news.id}::uuid, now() - make_interval(mins => n)
  from (
    select n, 'https://outlet.example/' || n as url from generate_series(1, 1500) as n) numbered`.execute(db)
await sql`analyze`.execute(db)

test('every query of the front page uses an index', async () => {
  const plans = await explainQueries(url, tx => readFrontMaterial(tx))
  const indexes = plans.flat().flatMap(({ index }) => index ?? [])
  expect(indexes).toEqual(
    expect.arrayContaining(['news_links_newest', 'news_links_featured', 'news_links_newest_in_category']),
  )
})
