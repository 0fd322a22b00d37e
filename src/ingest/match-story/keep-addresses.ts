import type { Db } from '../../database/connect.ts'
import { listStories, type PlacedArticle } from '../../domain/stories/load-articles.ts'
import type { PartPlan } from '../../domain/stories/matching/plan-part.ts'
import { isSlugOf } from '../../domain/stories/name-stories.ts'

type Groups = PartPlan['groups']

/** Keeps a public story that a pass splits with the article that it is named after: readers followed its address to that event. */
export async function keepAddresses(
  tx: Db,
  groups: Groups,
  articles: ReadonlyMap<string, PlacedArticle>,
): Promise<Groups> {
  const added = groups
    .filter(({ ids, storyId }) => ids.length > 1 && storyId === null)
    .map(group => ({ group, members: group.ids.flatMap(id => articles.get(id) ?? []) }))
  const left = listStories(added.flatMap(({ members }) => members))
  if (left.length === 0) return groups
  const named = await tx
    .selectFrom('stories')
    .select(['id', 'slug'])
    .where('id', 'in', left)
    .where('hasBeenPublic', '=', true)
    .execute()
  const storyOf = new Map(groups.map(group => [group, group.storyId]))
  for (const { id, slug } of named) {
    const holder = groups.find(({ storyId }) => storyId === id)
    const origin = added.find(({ members }) =>
      members.some(({ storyId, title }) => storyId === id && isSlugOf(slug, title)),
    )
    if (holder && origin && storyOf.get(origin.group) === null)
      storyOf.set(origin.group, id).set(holder, null)
  }
  return groups.map(group => ({ ...group, storyId: storyOf.get(group) ?? null }))
}
