import { findTeasers, listTeaserChanges, type StoryTeaser } from '../domain/stories/story-teasers.ts'
import type { PageContext } from '../http/page-context.ts'

type WithTeaser<Link> = Link & { teaser: StoryTeaser | null }

/** Finds the stories of a page's links, with who covers those of `covered`, and makes the page depend on them. */
export async function findPageTeasers(
  { db, dependsOn, now }: Pick<PageContext, 'db' | 'dependsOn' | 'now'>,
  ids: readonly string[],
  covered: readonly string[] = [],
): Promise<<Link extends { id: string }>(link: Link) => WithTeaser<Link>> {
  const teasers = await findTeasers(db, ids, { ids: covered, now })
  dependsOn(...listTeaserChanges(ids, teasers))
  return link => ({ ...link, teaser: teasers.get(link.id) ?? null })
}
