import { sql } from 'kysely'
import type { StoryChange } from '../../database/changes.ts'
import { compiledOnce } from '../../database/compiled-once.ts'
import type { Db } from '../../database/connect.ts'
import { isPublic, leadId, newestMembers } from './public-story.ts'
import { teaserHeadlinesMax } from './story.ts'

/** The lines below a link that belongs to a story: "and 6 more outlets", with some of the outlets' headlines. */
export type StoryTeaser = {
  storyId: string
  slug: string
  title: string
  /** Outlets other than the link's own; never 0. */
  otherOutlets: number
  /**
   * One for each other outlet, newest first; copies of an agency's text come last. Each headline is shown once, so there are
   * none where all outlets print the link's own.
   */
  headlines: TeaserHeadline[]
}

type TeaserHeadline = { title: string; url: string; source: string; language: string | null }

type Row = Omit<StoryTeaser, 'otherOutlets'> & { linkId: string; outlets: number }

/** Teasers by link id, in one statement; a link outside all public stories has none. */
export async function findTeasers(db: Db, linkIds: readonly string[]): Promise<Map<string, StoryTeaser>> {
  if (linkIds.length === 0) return new Map()
  const rows = await listTeasers(db, { linkIds })
  return new Map(
    rows.map(({ linkId, outlets, ...teaser }) => [
      linkId,
      { ...teaser, otherOutlets: Math.max(outlets - 1, teaser.headlines.length) },
    ]),
  )
}

const listTeasers = compiledOnce(
  (_: Db, { linkIds }: { linkIds: readonly string[] }) => sql<Row>`
    select own.news_link_id as link_id, story.id as story_id, story.slug,
      coalesce(story.title, (select title from news_links where id = ${leadId})) as title,
      story.public_outlet_count as outlets, other.headlines
    from story_links own join stories story on story.id = own.story_id
      join news_links own_link on own_link.id = own.news_link_id
      cross join lateral (
        select count(*) as outlets, coalesce(
          json_agg(json_build_object('title', title, 'url', url, 'source', source, 'language', language)
            order by is_copy, at desc, id desc) filter (where is_new and nth <= ${sql.lit(teaserHeadlinesMax)}),
          '[]') as headlines
        from (
          select *, row_number() over (partition by is_new order by is_copy, at desc, id desc) as nth
          from (
            select *, lower(title) <> lower(own_link.title)
              and row_number() over (partition by lower(title) order by is_copy, at desc, id desc) = 1 as is_new
            from (
              select distinct on (outlet) * from (${newestMembers}) member where member.outlet <> own.outlet
              order by outlet, is_copy, at desc, id desc
            ) of_outlet
          ) of_headline
        ) ranked
      ) other
    where own.news_link_id = any(${linkIds}::uuid[]) and ${isPublic} and other.outlets > 0`,
)

/** The cache dependencies of a page that shows these links with these teasers, so that it follows each change of a story. */
export function listTeaserChanges(
  linkIds: readonly string[],
  teasers: ReadonlyMap<string, StoryTeaser>,
): StoryChange[] {
  return linkIds.map(id => {
    const teaser = teasers.get(id)
    return teaser ? (`story:${teaser.storyId}` as const) : (`placed:${id}` as const)
  })
}
