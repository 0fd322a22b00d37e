import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory } from '../../../test/support/builders.ts'
import { explainQueries } from '../../../test/support/explain-queries.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { listHeadlinesByCategory, listInCategory, listLatest } from './news-link-queries.ts'

const { db, url } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
const quiet = await addCategory(db, { slug: 'quiet' })
const empty = await addCategory(db, { slug: 'empty' })
await sql`insert into news_links (title, source, url, canonical_url, category, created_at)
  select 'Headline', 'Source', url, url, case when n > 1480 then ${quiet.id}::uuid else ${news.id}::uuid end,
    now() - make_interval(mins => n)
  from (select n, 'https://outlet.example/' || n as url
  from generate_series(1, 1500) as n) as numbered`.execute(db)
await sql`analyze`.execute(db)

const indexesOf = async (work: Parameters<typeof explainQueries>[1]) =>
  (await explainQueries(url, work)).flat().flatMap(step => step.index ?? [])

test('the latest links are read in the order of the index by time', async () => {
  expect(await indexesOf(db => listLatest(db, 10))).toContain('news_links_newest')
})

test('each category reads its newest links from its own index, even if it is quiet or empty', async () => {
  expect(await indexesOf(db => listHeadlinesByCategory(db, 4, null))).toContain(
    'news_links_newest_in_category',
  )
  for (const { id } of [news, quiet, empty]) {
    const indexes = await indexesOf(db =>
      listInCategory(db, { categoryId: id, limit: 24, after: null, of: 'stories' }),
    )
    expect(indexes).toContain('news_links_newest_in_category')
    expect(indexes).not.toContain('news_links_newest')
  }
})
