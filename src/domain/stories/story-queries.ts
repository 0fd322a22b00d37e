import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { compiledOnce } from '../../database/quick-lane.ts'
import { isBelow, slicePage, type TimeKey } from '../../database/slice-page.ts'
import type { Edition } from '../../text/language.ts'
import { withMergeChain } from './merge-chain.ts'
import { isBig, isPublic, isStoryIn, leadOfStoryIn, linkCountedAt, storyColumnsIn } from './public-story.ts'
import { isPossibleSlug, type Story, type StoryLink } from './story.ts'

/** `moved`: it was merged into the story with this slug, which readers may see. */
type FoundStory = { is: 'here'; story: Story } | { is: 'moved'; slug: string }

/** Null for a story that does not exist, is hidden, or is covered by fewer than two outlets. */
export async function findStory(
  db: Db,
  slug: string,
  edition: Edition | null = null,
): Promise<FoundStory | null> {
  if (!isPossibleSlug(slug)) return null
  const [row] = await listOfSlug(db, { slug }, edition)
  if (!row) return null
  const { steps, ...story } = row
  return steps > 0 ? { is: 'moved', slug: story.slug } : { is: 'here', story }
}

// Deleted links disappear immediately, but the story's counts follow a moment later.
const hasOutlets = sql`(
  select min(place.outlet) <> max(place.outlet)
  from story_links place join news_links link on link.id = place.news_link_id where place.story_id = story.id)`

const listOfSlug = compiledOnce(
  (_: Db, { slug }: { slug: string }, edition: Edition | null) => sql<Story & { steps: number }>`
    ${withMergeChain(sql`slug = ${slug}`)}
    select ${storyColumnsIn(edition)}, chain.steps
    from chain join stories story using (id) cross join lateral ${leadOfStoryIn(edition)} lead
    where ${isPublic} and ${hasOutlets}`,
)

/** A page of the articles of the story with this slug, newest first, below `after`; only `findStory` checks who may see the story. */
export async function listStoryLinks(
  db: Db,
  { slug, limit, after }: { slug: string; limit: number; after: TimeKey | null },
): Promise<{ links: StoryLink[]; next: TimeKey | null }> {
  if (!isPossibleSlug(slug)) return { links: [], next: null }
  const rows = after
    ? await listBelow(db, { slug, ...after }, limit + 1)
    : await listNewest(db, { slug }, limit + 1)
  const page = slicePage(rows, {
    limit,
    keyOf: ({ placedAt, placeId }) => ({ at: placedAt, id: placeId }),
  })
  return { links: page.rows, next: page.next }
}

type LinkRow = StoryLink & { placeId: string; placedAt: Date }

const selectLinks = sql`
  select link.id, link.title, link.url, link.source, link.language, ${linkCountedAt} as published_at, place.is_copy,
    coalesce(outlet.lean, 'not-rated') as lean, coalesce(outlet.owner, '') as owner, place.id as place_id, place.published_at as placed_at
  from story_links place join news_links link on link.id = place.news_link_id
    left join outlets outlet on outlet.id = link.outlet_id`

const isOfSlug = (slug: string) => sql`place.story_id = (select id from stories where slug = ${slug})`

const newestFirst = sql`order by place.published_at desc, place.id desc`

const listNewest = compiledOnce(
  (_: Db, { slug }: { slug: string }, limit: number) => sql<LinkRow>`
    ${selectLinks} where ${isOfSlug(slug)} ${newestFirst} limit ${sql.lit(limit)}`,
)

const listBelow = compiledOnce(
  (_: Db, { slug, at, id }: { slug: string } & TimeKey, limit: number) => sql<LinkRow>`
    ${selectLinks}
    where ${isOfSlug(slug)} and ${isBelow('place.published_at', { at, id })}
    ${newestFirst} limit ${sql.lit(limit)}`,
)

/** Hottest first. */
export const listBigStories = compiledOnce((_: Db, limit: number, edition: Edition | null = null) =>
  selectStories(
    sql`where ${isBig} and ${isStoryIn(edition)}
      order by story.public_heat desc, story.id desc limit ${sql.lit(limit)}`,
    edition,
  ),
)

/** Stories that began at `from` or later and before `to`, the most covered first. */
export const listStoriesBetween = listingBy(
  sql`story.public_outlet_count desc, story.public_heat desc, story.id desc`,
)

/** The same, the newest first. */
export const listNewStories = listingBy(sql`story.public_first_at desc, story.id desc`)

function listingBy(order: RawBuilder<unknown>) {
  return compiledOnce((_: Db, { from, to }: Days, limit: number, edition: Edition | null = null) =>
    selectStories(
      sql`where ${isPublic} and ${isStoryIn(edition)}
          and story.public_first_at >= ${from} and story.public_first_at < ${to}
        order by ${order} limit ${sql.lit(limit)}`,
      edition,
    ),
  )
}

type Days = { from: Date; to: Date }

/** Stories that began between these times, the last first, below `after`. */
export async function listStoriesBegun(
  db: Db,
  { from, to, after, limit }: Days & { after: TimeKey | null; limit: number },
): Promise<{ stories: Story[]; next: TimeKey | null }> {
  const below = after ? isBelow('story.public_first_at', after) : sql`true`
  const { rows } = await selectStories(
    sql`where ${isPublic} and story.public_first_at >= ${from} and story.public_first_at < ${to} and ${below}
      order by story.public_first_at desc, story.id desc limit ${limit + 1}`,
    null,
  ).execute(db)
  const page = slicePage(
    rows.toSorted((a, b) => b.firstAt.getTime() - a.firstAt.getTime() || (a.id < b.id ? 1 : -1)),
    { limit, keyOf: ({ firstAt, id }) => ({ at: firstAt, id }) },
  )
  return { stories: page.rows, next: page.next }
}

/** When the last story before `from` began, and the first at `to` or later. */
export async function findStoriesBeside(
  db: Db,
  days: Days,
): Promise<{ olderAt: Date | null; newerAt: Date | null }> {
  const [beside] = await listBeside(db, days)
  return beside ?? { olderAt: null, newerAt: null }
}

const listBeside = compiledOnce(
  (_: Db, { from, to }: Days) => sql<{ olderAt: Date | null; newerAt: Date | null }>`
    select (select max(public_first_at) from stories story where ${isPublic} and public_first_at < ${from}) as older_at,
      (select min(public_first_at) from stories story where ${isPublic} and public_first_at >= ${to}) as newer_at`,
)

/** The slugs of the public stories with the most recent articles. */
export async function listNewestPlaces(
  db: Db,
  limit: number,
  edition: Edition | null = null,
): Promise<{ slug: string; lastAt: Date }[]> {
  const isShown = edition ? sql`${isPublic} and ${isStoryIn(edition)}` : isPublic
  const { rows } = await sql<{ slug: string; lastAt: Date }>`
    select slug, public_last_at as last_at from stories story where ${isShown}
    order by public_last_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

function selectStories(which: RawBuilder<unknown>, edition: Edition | null) {
  return sql<Story>`
    with chosen as materialized (select * from stories story ${which})
    select ${storyColumnsIn(edition)} from chosen story cross join lateral ${leadOfStoryIn(edition)} lead`
}
