import { findTeasers, listTeaserChanges, type StoryTeaser } from '../domain/stories/story-teasers.ts'
import type { PageContext } from '../http/page-context.ts'

export type WithTeaser<Link> = Link & { teaser: StoryTeaser | null }

/** Finds the stories of the links that a page shows, and lets the page hear when one of them changes. */
export async function findPageTeasers(
  { db, dependsOn }: Pick<PageContext, 'db' | 'dependsOn'>,
  ids: readonly string[],
): Promise<<Link extends { id: string }>(link: Link) => WithTeaser<Link>> {
  const teasers = await findTeasers(db, ids)
  dependsOn(...listTeaserChanges(ids, teasers))
  return link => ({ ...link, teaser: teasers.get(link.id) ?? null })
}
