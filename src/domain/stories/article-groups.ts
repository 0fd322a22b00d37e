import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { compiledOnce } from '../../database/quick-lane.ts'
import type { Lean } from '../outlets/lean.ts'
import { linkCountedAt } from './public-story.ts'
import { isPossibleSlug, type StoryOutlet } from './story.ts'

/** The published articles of one story that share outlet, category and language. */
export type ArticleGroup = {
  outletId: string | null
  /** The outlet as the story's own counts identify it: its id, or the host of a link without an outlet. */
  placeOutlet: string
  /** As the first article prints the outlet's name. */
  source: string
  lean: Lean
  category: string
  /** The first part of the language tag; '' where neither the link nor the outlet has one. */
  language: string
  linkCount: number
  /** When the first of them was published. */
  firstAt: Date
  /** When the first and the last of them were added to the site. */
  addedFrom: Date
  addedUntil: Date
}

/** The articles of the story with this slug, in the order of each group's first. A story of two thousand articles has few groups. */
export async function listArticleGroups(db: Db, slug: string): Promise<ArticleGroup[]> {
  return isPossibleSlug(slug) ? listOfSlug(db, { slug }) : []
}

/** One `ArticleGroup` per row, of the story whose places `isOfStory` selects. */
export function groupArticles(isOfStory: RawBuilder<unknown>): RawBuilder<ArticleGroup> {
  return sql<ArticleGroup>`
    select link.outlet_id, place.outlet as place_outlet, coalesce(outlet.lean, 'not-rated') as lean, link.category,
      ${languageIn('link', 'outlet')} as language,
      (array_agg(link.source order by ${linkCountedAt}, link.id))[1] as source, count(*)::integer as link_count,
      min(${linkCountedAt}) as first_at, min(link.created_at) as added_from, max(link.created_at) as added_until
    from story_links place join news_links link on link.id = place.news_link_id
      left join outlets outlet on outlet.id = link.outlet_id
    where ${isOfStory}
    group by link.outlet_id, place.outlet, outlet.lean, link.category, 5
    order by added_from, source`
}

const listOfSlug = compiledOnce((_: Db, { slug }: { slug: string }) =>
  groupArticles(sql`place.story_id = (select id from stories where slug = ${slug})`),
)

/** The language of a link, or else of its outlet: `en` for `en-IN`; '' where neither has a tag. */
export function languageIn(link: string, outlet: string): RawBuilder<string> {
  const [own, usual] = [sql.ref(`${link}.language`), sql.ref(`${outlet}.language`)]
  return sql`lower(split_part(coalesce(nullif(${own}, ''), ${usual}, ''), '-', 1))`
}

/** The outlets that cover the story, in the order in which they began to cover it. */
export function outletsOf(groups: readonly ArticleGroup[]): StoryOutlet[] {
  const byFirst = groups.toSorted(
    (a, b) => a.firstAt.getTime() - b.firstAt.getTime() || (a.source < b.source ? -1 : 1),
  )
  return [...Map.groupBy(byFirst, group => group.placeOutlet).values()].flatMap(([first, ...others]) =>
    first
      ? {
          source: first.source,
          firstAt: first.firstAt,
          linkCount: others.reduce((sum, { linkCount }) => sum + linkCount, first.linkCount),
        }
      : [],
  )
}
