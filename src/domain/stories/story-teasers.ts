import { sql } from 'kysely'
import type { StoryChange } from '../../database/changes.ts'
import { compiledOnce } from '../../database/compiled-once.ts'
import type { Db } from '../../database/connect.ts'
import type { Lean } from '../outlets/lean.ts'
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
  /** All outlets of the story's newest links, by name, with the link's own; only where a page names them (`withOutlets`). */
  outlets: TeaserOutlet[]
}

export type TeaserOutlet = { name: string; lean: Lean }

type TeaserHeadline = { title: string; url: string; source: string; language: string | null }

type Row = Omit<StoryTeaser, 'otherOutlets'> & { linkId: string; outletCount: number }

/** Teasers by link id, in one statement; a link outside all public stories has none. `withOutlets`: the links whose outlets are named. */
export async function findTeasers(
  db: Db,
  linkIds: readonly string[],
  { withOutlets = [] }: { withOutlets?: readonly string[] } = {},
): Promise<Map<string, StoryTeaser>> {
  if (linkIds.length === 0) return new Map()
  const rows = await listTeasers(db, { linkIds, withOutlets })
  return new Map(
    rows.map(({ linkId, outletCount, ...teaser }) => [
      linkId,
      { ...teaser, otherOutlets: Math.max(outletCount - 1, teaser.headlines.length) },
    ]),
  )
}

const listTeasers = compiledOnce(
  (
    _: Db,
    { linkIds, withOutlets }: { linkIds: readonly string[]; withOutlets: readonly string[] },
  ) => sql<Row>`
    select own.news_link_id as link_id, story.id as story_id, story.slug,
      coalesce(story.title, (select title from news_links where id = ${leadId})) as title,
      story.public_outlet_count as outlet_count, other.headlines, named.outlets
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
      cross join lateral (
        select coalesce(json_agg(json_build_object('name', name, 'lean', lean) order by name), '[]') as outlets
        from (
          select distinct on (member.outlet) coalesce(outlet.name, member.source) as name,
            coalesce(outlet.lean, 'not-rated') as lean
          from (${newestMembers}) member left join outlets outlet on outlet.id = member.outlet_id
          where own.news_link_id = any(${withOutlets}::uuid[])
          order by member.outlet, member.at desc
        ) of_story
      ) named
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
