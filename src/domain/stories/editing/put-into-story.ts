// Lets an editor match articles that no pass joined and no proposal names.

import type { Db } from '../../../database/connect.ts'
import { updateRecords } from '../../revisions/write-record.ts'
import { checkStoryVersion, type SeenStory, type StoryConflict } from './check-story-version.ts'
import { enrollNamed, type NamedArticles } from './enroll-named.ts'
import { moveIntoStory } from './move-into-story.ts'
import { openStory } from './open-and-dissolve.ts'
import { changeStories, findArticles, findStory, listArticles, type StoryEditor } from './story-change.ts'

export type PutTarget =
  | { kind: 'story'; id: string }
  /** The story of another article. If that is in none: the story of the articles themselves, or else a new one. */
  | { kind: 'article'; article: NamedArticles }
  | { kind: 'new-story' }

export type PutResult =
  | { ok: true; storyId: string; batchId: string; count: number }
  /**
   * `article-gone`: too few of them are published or waiting. `no-target`: the story or the other article is gone. `moved`:
   * another editor has put one of them into a story since.
   */
  | { ok: false; reason: 'article-gone' | 'no-target' | 'moved' }

/**
 * Permanently puts articles into a story; they leave their present ones. `seenStoryIds` are those in which the editor saw them.
 */
export async function putIntoStory(
  db: Db,
  {
    articles,
    to,
    seenStoryIds,
    ...editor
  }: StoryEditor & { articles: NamedArticles; to: PutTarget; seenStoryIds: readonly string[] },
): Promise<PutResult> {
  return changeStories(db, editor, async (tx, write) => {
    const given = await enrollNamed(tx, articles)
    if (given.length < (to.kind === 'new-story' ? 2 : 1)) return { ok: false, reason: 'article-gone' }
    const others = to.kind === 'article' ? await enrollNamed(tx, to.article) : []
    const urls = [...new Set([...others, ...given])]
    const target = await findTarget(tx, { to, others, given })
    if (target === 'gone') return { ok: false, reason: 'no-target' }
    const known = [...seenStoryIds, ...(target ? [target] : [])]
    if (await hasMoved(tx, given, known)) return { ok: false, reason: 'moved' }
    const storyId = target ?? (await openStory(tx, write))
    await moveIntoStory(tx, urls, { ...write, storyId })
    return { ok: true, storyId, batchId: write.batchId, count: given.length }
  })
}

/** Adds articles that are in no story to one that is unchanged since the editor saw it. */
export async function addToStory(
  db: Db,
  { into, articles, ...editor }: StoryEditor & { into: SeenStory; articles: NamedArticles },
): Promise<{ ok: true; batchId: string } | StoryConflict | { ok: false; reason: 'article-gone' | 'moved' }> {
  return changeStories(db, editor, async (tx, write) => {
    const seen = await checkStoryVersion(tx, into)
    if (!seen.ok) return seen
    const urls = await enrollNamed(tx, articles)
    if (urls.length === 0) return { ok: false, reason: 'article-gone' }
    if ((await findArticles(tx, urls)).some(({ storyId }) => storyId !== null))
      return { ok: false, reason: 'moved' }
    await updateRecords(tx, { ...write, table: 'stories', ids: [into.id], values: {} })
    await moveIntoStory(tx, urls, { ...write, storyId: into.id })
    return { ok: true, batchId: write.batchId }
  })
}

/** The id of the story; null for a new one. */
async function findTarget(
  tx: Db,
  { to, others, given }: { to: PutTarget; others: readonly string[]; given: readonly string[] },
): Promise<string | null | 'gone'> {
  switch (to.kind) {
    case 'new-story':
      return null
    case 'story':
      return (await findStory(tx, to.id))?.id ?? 'gone'
    case 'article': {
      if (others.length === 0 || new Set([...others, ...given]).size < 2) return 'gone'
      const found = [...(await findArticles(tx, others)), ...(await findArticles(tx, given))]
      return found.find(({ storyId }) => storyId !== null)?.storyId ?? null
    }
  }
}

/** Whether an editor has put one of the articles into a story that is not `known`, which has other articles. */
async function hasMoved(tx: Db, urls: readonly string[], known: readonly string[]): Promise<boolean> {
  const rows = await tx
    .selectFrom('storyLinks')
    .select('storyId')
    .distinct()
    .where('canonicalUrl', 'in', [...urls])
    .where('placedBy', '=', 'editor')
    .execute()
  for (const { storyId } of rows)
    if (storyId !== null && !known.includes(storyId) && (await listArticles(tx, [storyId])).length > 1)
      return true
  return false
}
