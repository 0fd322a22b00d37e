import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { explainQueries } from '../../../test/support/explain-queries.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { hasSamples, removeSamples } from '../news-links/remove-samples.ts'

const { db, url } = await freshDatabase()
const category = sql`(select id from categories limit 1)`
await sql`insert into categories (name, slug) values ('News', 'news')`.execute(db)
await sql`insert into news_links (title, source, url, canonical_url, category)
  select 'Headline', 'Source', url, url, ${category}
  from (select 'https://outlet.example/' || n as url from generate_series(1, 20000) as n) as numbered`.execute(
  db,
)

// PostgreSQL's own default, which a server of others has; ours is cheaper.
await sql`do $$ begin execute format('alter database %I set random_page_cost = 4', current_database()); end $$`.execute(
  db,
)

// The first polls of a new installation fill the tables long before PostgreSQL analyzes them.
test('the search for samples reads their index, also without statistics', async () => {
  for (const search of [hasSamples, removeSamples]) {
    const indexes = (await explainQueries(url, search, { isTableFull: true }))
      .flat()
      .flatMap(step => step.index ?? [])
    expect(indexes).toContain('news_links_samples')
  }
})
