import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { compiledOnce } from '../../database/quick-lane.ts'
import { isBelow, slicePage, type TimeKey } from '../../database/slice-page.ts'
import type { Edition } from '../../text/language.ts'
import { listedNames } from '../articles/article-fields.ts'
import type { ShownCorrection } from '../corrections/correction.ts'
import { isInEdition } from '../editions/is-in-edition.ts'
import { shownImage } from '../images/signed-image.ts'
import { representsStory } from '../stories/public-story.ts'
import type { NewsLink, NewsLinkPage } from './news-link.ts'

const correction = sql<ShownCorrection | null>`(
  select jsonb_build_object('id', id, 'text', text, 'atMs', floor(extract(epoch from created_at) * 1000))
  from corrections where news_link_id = news_links.id order by created_at desc, id desc limit 1
)`.as('correction')

const columns = [
  'newsLinks.id',
  ...listedNames.map(name => `newsLinks.${name}` as const),
  'newsLinks.createdAt',
  'newsLinks.isSample',
  shownImage(sql.ref('news_links.image_url')).as('picture'),
  shownImage(sql.ref('news_links.source_icon_url')).as('sourceIcon'),
  correction,
] as const

/** Newest first by `created_at`; equal times by id, which is time-ordered too. */
export const listLatest: (db: Db, limit: number, edition?: Edition | null) => Promise<NewsLink[]> =
  compiledOnce((db: Db, limit: number, edition: Edition | null = null) =>
    selectNewsLinks(db, edition).limit(sql.lit(limit)),
  )

export type Headline = Pick<
  NewsLink,
  'id' | 'title' | 'url' | 'source' | 'language' | 'createdAt' | 'correction'
>

/** The headlines of the newest `limit` links of each category, keyed by slug; one link per story. */
export async function listHeadlinesByCategory(
  db: Db,
  limit: number,
  edition: Edition | null,
): Promise<Map<string, Headline[]>> {
  return Map.groupBy(await listNewestOfEach(db, limit, edition), row => row.categorySlug)
}

const listNewestOfEach = compiledOnce((db: Db, limit: number, edition: Edition | null) =>
  db
    .selectFrom('categories')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('newsLinks')
          .select(['newsLinks.id', 'title', 'url', 'source', 'language', 'newsLinks.createdAt', correction])
          .where(isInCategory(sql.ref('categories.id')))
          .where(representsStory(edition))
          .$if(edition !== null, query => query.where(isInEdition(edition)))
          .orderBy('newsLinks.category')
          .orderBy('newsLinks.createdAt', 'desc')
          .orderBy('newsLinks.id', 'desc')
          .limit(sql.lit(limit))
          .as('newest'),
      join => join.onTrue(),
    )
    .selectAll('newest')
    .select('categories.slug as categorySlug')
    .orderBy('newest.createdAt', 'desc')
    .orderBy('newest.id', 'desc'),
)

/** By id and in the order of `ids`; deleted links are missing. */
export async function findByIds(db: Db, ids: readonly string[]): Promise<Map<string, NewsLink>> {
  const links = ids.length === 0 ? [] : await listOfIds(db, { ids })
  const placeOf = new Map(ids.map((id, place) => [id, place]))
  const placed = links.toSorted((a, b) => (placeOf.get(a.id) ?? 0) - (placeOf.get(b.id) ?? 0))
  return new Map(placed.map(link => [link.id, link]))
}

const listOfIds = compiledOnce((db: Db, { ids }: { ids: readonly string[] }) =>
  selectNewsLinks(db).where(sql<boolean>`news_links.id = any(${ids}::uuid[])`),
)

type ListOf = 'links' | 'stories'

type InCategory = {
  categoryId: string
  limit: number
  after: TimeKey | null
  of: ListOf
  edition?: Edition | null
}

/** One page of a category, newest first, below `after`. `next` is null on the last page. `of`: all links, or one per story. */
export async function listInCategory(db: Db, options: InCategory): Promise<NewsLinkPage> {
  const { categoryId, after, limit, of, edition = null } = options
  const rows = after
    ? await listBelow(db, { categoryId, ...after }, of, limit + 1, edition)
    : await listNewest(db, { categoryId }, of, limit + 1, edition)
  return toPage(rows, limit)
}

type CategoryValue = { categoryId: string }

const listNewest = compiledOnce(
  (db: Db, { categoryId }: CategoryValue, of: ListOf, limit: number, edition: Edition | null) =>
    selectInCategory(db, { categoryId, of, limit, edition }),
)

const listBelow = compiledOnce(
  (
    db: Db,
    { categoryId, at, id }: CategoryValue & TimeKey,
    of: ListOf,
    limit: number,
    edition: Edition | null,
  ) =>
    selectInCategory(db, { categoryId, of, limit, edition }).where(
      isBelow('news_links.created_at', { at, id }),
    ),
)

function selectInCategory(
  db: Db,
  { categoryId, of, limit, edition }: CategoryValue & { of: ListOf; limit: number; edition: Edition | null },
) {
  return selectNewsLinks(db, edition)
    .clearOrderBy()
    .where(isInCategory(sql`${categoryId}::uuid`))
    .$if(of === 'stories', query => query.where(representsStory(edition)))
    .orderBy('newsLinks.category')
    .orderBy('newsLinks.createdAt', 'desc')
    .orderBy('newsLinks.id', 'desc')
    .limit(sql.lit(limit))
}

/** The columns and the order of every public list; an edition lists the links in its language. */
export function selectNewsLinks(db: Db, edition: Edition | null = null) {
  return db
    .selectFrom('newsLinks')
    .innerJoin('categories', 'categories.id', 'newsLinks.category')
    .select(columns)
    .select(['categories.slug as categorySlug', 'categories.name as categoryName'])
    .$if(edition !== null, query => query.where(isInEdition(edition)))
    .orderBy('newsLinks.createdAt', 'desc')
    .orderBy('newsLinks.id', 'desc')
}

/**
 * For lists ordered by category, time and id: with `=`, PostgreSQL drops the category from the order and may walk down
 * the index of all times, past every newer link of other categories (ten seconds with a million links).
 */
export function isInCategory(id: RawBuilder<unknown>) {
  return sql<boolean>`news_links.category = any(array[${id}])`
}

function toPage(rows: NewsLink[], limit: number): NewsLinkPage {
  const page = slicePage(rows, { limit, keyOf: ({ createdAt, id }) => ({ at: createdAt, id }) })
  return { newsLinks: page.rows, next: page.next }
}

/** When each category last changed in the edition, by id: its newest link, or an editor's later change. Each is one step down an index. */
export async function listCategoryTimes(db: Db, edition: Edition | null): Promise<Map<string, Date>> {
  const { rows } = await sql<{ id: string; changedAt: Date; newestAt: Date | null }>`
    select categories.id, categories.updated_at as changed_at, newest.created_at as newest_at
    from categories left join lateral (
      select created_at from news_links where category = categories.id and ${isInEdition(edition)}
      order by category, created_at desc, id desc limit 1
    ) newest on true`.execute(db)
  return new Map(
    rows.map(({ id, changedAt, newestAt }) => [id, newestAt && newestAt > changedAt ? newestAt : changedAt]),
  )
}
