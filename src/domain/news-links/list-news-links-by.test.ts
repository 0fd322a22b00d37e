import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addRows } from '../../../test/support/builders.ts'
import { explainQueries } from '../../../test/support/explain-queries.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { listNewsLinksBy, type NewsLinkFilter } from './list-news-links-by.ts'

const { db, url } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
const quiet = await addCategory(db, { slug: 'quiet' })
const outlets = await addRows(db, 'outlets', [
  { name: 'Large', homeUrl: 'https://large.example/' },
  { name: 'Small', homeUrl: 'https://small.example/' },
])
const [large = '', small = ''] = outlets.map(({ id }) => id)
await sql`insert into news_links (title, source, url, canonical_url, category, language, outlet_id, created_at)
  select 'Headline', 'Source', url, url, case when n % 100 = 0 then ${quiet.id}::uuid else ${news.id}::uuid end,
    case when n % 50 = 0 then 'hi-IN' else 'en' end,
    case when n % 40 = 0 then ${small}::uuid else ${large}::uuid end, now() - make_interval(mins => n)
  from (select n, 'https://outlet.example/' || n as url
  from generate_series(1, 4000) as n) as numbered`.execute(db)
await sql`analyze`.execute(db)

const any: NewsLinkFilter = {
  categoryId: null,
  language: null,
  outletId: null,
  storyId: null,
  from: null,
  to: null,
}
const day = new Date('2026-01-01T00:00:00Z')
const storyId = '00000000-0000-7000-8000-00000000dead'

test.each<[string, Partial<NewsLinkFilter>, string]>([
  ['no filter', {}, 'news_links_newest'],
  ['a category', { categoryId: quiet.id }, 'news_links_newest_in_category'],
  ['a language', { language: 'hi' }, 'news_links_newest_in_language'],
  [
    'a category and a language',
    { categoryId: quiet.id, language: 'hi' },
    'news_links_newest_in_language_and_category',
  ],
  ['a large outlet', { outletId: large }, 'news_links_newest_of_outlet'],
  ['a small outlet', { outletId: small }, 'news_links_newest_of_outlet'],
  ['a story', { storyId }, 'news_links_pkey'],
  ['times', { from: day, to: new Date(day.getTime() + 3_600_000) }, 'news_links_newest'],
])('with the filter %s, each page is read from one index', async (_, filter, index) => {
  for (const after of [null, { at: new Date(), id: storyId }]) {
    const plans = await explainQueries(url, explained =>
      listNewsLinksBy(explained, { filter: { ...any, ...filter }, after, limit: 30 }),
    )
    const indexes = plans.flat().flatMap(step => (step.index?.startsWith('news_links') ? [step.index] : []))
    expect(indexes).toEqual([index])
  }
})
