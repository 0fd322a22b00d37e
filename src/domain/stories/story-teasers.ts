import { sql } from 'kysely'
import type { StoryChange } from '../../database/changes.ts'
import type { Db } from '../../database/connect.ts'
import { compiledOnce } from '../../database/quick-lane.ts'
import { type ArticleGroup, groupArticles } from './article-groups.ts'
import { isPublic, leadId, newestMembers } from './public-story.ts'
import { readSpectrumOutlets } from './spectrum-queries.ts'
import { teaserHeadlinesMax } from './story.ts'
import { describeCoverage, type StoryCoverage } from './story-coverage.ts'

/** The lines below a link that belongs to a story: "and 6 more outlets", with some of the outlets' headlines. */
export type StoryTeaser = {
  storyId: string
  slug: string
  title: string
  heat: number
  /** Outlets other than the link's own; never 0. */
  otherOutlets: number
  /** One for each other outlet, newest first, copies last. Each headline is shown once; none if all outlets print the link's own. */
  headlines: TeaserHeadline[]
  /** When the first article of the story was published. */
  firstAt: Date
  /** Who covers the story, and when the last of its articles was added to the site; only where a page shows it. */
  coverage: StoryCoverage | null
  lastAddedAt: Date | null
}

type TeaserHeadline = { title: string; url: string; source: string; language: string | null }

type Row = Omit<StoryTeaser, 'otherOutlets' | 'coverage' | 'lastAddedAt'> & {
  linkId: string
  outletCount: number
  groups: (Omit<ArticleGroup, Times> & Record<Times, string>)[]
}

type Times = 'firstAt' | 'addedFrom' | 'addedUntil'

/** `covered`: the links below which the page shows who covers their story. */
type Covered = { ids: readonly string[]; now: Date }

/** Teasers by link id; a link outside all public stories has none. */
export async function findTeasers(
  db: Db,
  linkIds: readonly string[],
  covered: Covered | null = null,
): Promise<Map<string, StoryTeaser>> {
  if (linkIds.length === 0) return new Map()
  const rows = await listTeasers(db, { linkIds, covered: covered?.ids ?? [] })
  const coverages = covered ? await readCoverages(db, rows, covered.now) : new Map<string, StoryCoverage>()
  return new Map(
    rows.map(({ linkId, outletCount, groups, ...teaser }) => [
      linkId,
      {
        ...teaser,
        otherOutlets: Math.max(outletCount - 1, teaser.headlines.length),
        coverage: coverages.get(linkId) ?? null,
        lastAddedAt: lastOf(groups.map(group => readTimes(group).addedUntil)),
      },
    ]),
  )
}

async function readCoverages(db: Db, rows: readonly Row[], now: Date): Promise<Map<string, StoryCoverage>> {
  const stories = rows
    .filter(row => row.groups.length > 0)
    .map(({ linkId, groups }) => ({ linkId, groups: groups.map(readTimes) }))
    .map(story => ({ ...story, isCompared: story.groups.some(({ lean }) => lean !== 'not-rated') }))
  const read = await readSpectrumOutlets(db, stories)
  return new Map(
    read.map(({ linkId, groups, outlets }) => {
      const firstAt = groups[0]?.addedFrom ?? now
      return [linkId, describeCoverage(outlets, { firstAt, now })]
    }),
  )
}

function lastOf(times: readonly Date[]): Date | null {
  return times.reduce<Date | null>((last, at) => (last && last > at ? last : at), null)
}

function readTimes({ firstAt, addedFrom, addedUntil, ...group }: Row['groups'][number]): ArticleGroup {
  return {
    ...group,
    firstAt: new Date(firstAt),
    addedFrom: new Date(addedFrom),
    addedUntil: new Date(addedUntil),
  }
}

const listTeasers = compiledOnce(
  (_: Db, { linkIds, covered }: { linkIds: readonly string[]; covered: readonly string[] }) => sql<Row>`
    select own.news_link_id as link_id, story.id as story_id, story.slug,
      coalesce(story.title, (select title from news_links where id = ${leadId})) as title,
      story.public_outlet_count as outlet_count, story.public_first_at as first_at, story.public_heat as heat, other.headlines, covering.groups
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
        select coalesce(json_agg(json_build_object('outletId', outlet_id, 'placeOutlet', place_outlet, 'lean', lean,
          'category', category, 'language', language, 'source', source, 'linkCount', link_count, 'firstAt', first_at,
          'addedFrom', added_from, 'addedUntil', added_until) order by added_from, source), '[]') as groups
        from (${groupArticles(sql`place.story_id = story.id and own.news_link_id = any(${covered}::uuid[])`)}) article
      ) covering
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
