import { findTeasers, listTeaserChanges, type StoryTeaser } from '../domain/stories/story-teasers.ts'
import type { PageContext } from '../http/page-context.ts'

type WithTeaser<Link> = Link & { teaser: StoryTeaser | null }

/** Finds the stories of a page's links and makes the page depend on them. */
export async function findPageTeasers(
  { db, dependsOn }: Pick<PageContext, 'db' | 'dependsOn'>,
  ids: readonly string[],
): Promise<<Link extends { id: string }>(link: Link) => WithTeaser<Link>> {
  const teasers = await findTeasers(db, ids)
  dependsOn(...listTeaserChanges(ids, teasers))
  return link => ({ ...link, teaser: teasers.get(link.id) ?? null })
}
