import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addCategory, addRows } from '../../../test/support/builders.ts'
import { explainQueries } from '../../../test/support/explain-queries.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { listNewsLinksBy, type NewsLinkFilter } from './list-news-links-by.ts'
import { listHeadlinesByCategory, listInCategory, listLatest } from './news-link-queries.ts'

const { db, url } = await freshDatabase()
const news = await addCategory(db, { slug: 'news' })
const quiet = await addCategory(db, { slug: 'quiet' })
const empty = await addCategory(db, { slug: 'empty' })
const outlets = await addRows(db, 'outlets', [
  { name: 'Large', homeUrl: 'https://large.example/' },
  { name: 'Small', homeUrl: 'https://small.example/' },
])
const [large = '', small = ''] = outlets.map(({ id }) => id)
await sql`insert into news_links (title, source, url, canonical_url, category, language, outlet_id, created_at)
  select 'Headline', 'Source', url, url, case when n % 100 = 0 then ${quiet.id}::uuid else ${news.id}::uuid end,
    case when n % 50 = 0 then 'hi-IN' else 'en' end,
    case when n % 40 = 0 then ${small}::uuid else ${large}::uuid end, now() - make_interval(mins => n)
  from (
    select n, 'https://outlet.example/' || n as url from generate_series(1, 4000) as n) numbered`.execute(db)
await sql`analyze`.execute(db)

const indexesOf = async (work: Parameters<typeof explainQueries>[1]) =>
  (await explainQueries(url, work)).flat().flatMap(step => step.index ?? [])

test('the latest links are read in the order of the index by time', async () => {
  expect(await indexesOf(db => listLatest(db, 10))).toContain('news_links_newest')
})

test('each category reads its newest links from its own index, even if it is quiet or empty', async () => {
  const inCategory = 'news_links_newest_in_category'
  expect(await indexesOf(db => listHeadlinesByCategory(db, 4, null))).toContain(inCategory)
  for (const { id } of [news, quiet, empty]) {
    const asked = { categoryId: id, limit: 24, after: null, of: 'stories' } as const
    const indexes = await indexesOf(db => listInCategory(db, asked))
    expect(indexes).toContain(inCategory)
    expect(indexes).not.toContain('news_links_newest')
  }
})

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
    const page = { filter: { ...any, ...filter }, after, limit: 30 }
    const indexes = await indexesOf(explained => listNewsLinksBy(explained, page))
    expect(indexes.filter(name => name.startsWith('news_links'))).toEqual([index])
  }
})
