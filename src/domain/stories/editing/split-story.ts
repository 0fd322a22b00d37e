import type { Db } from '../../../database/connect.ts'
import { updateRecords } from '../../revisions/write-record.ts'
import { checkStoryVersion, type SeenStory, type StoryConflict } from './check-story-version.ts'
import { moveIntoStory } from './move-into-story.ts'
import { openStory } from './open-and-dissolve.ts'
import { changeStories, findStory, listArticles, type StoryEditor } from './story-change.ts'

type MoveResult =
  | { ok: true; storyId: string | null; batchId: string; count: number }
  | StoryConflict
  /** `not-in-story`: an article has left it. `whole-story`: no article would stay. `no-target`: the target story is gone. */
  | { ok: false; reason: 'not-in-story' | 'whole-story' | 'no-target' }

/** The destination of articles that leave a story: a new story, another story, or no story. */
export type MoveTarget = { kind: 'new-story' } | { kind: 'story'; id: string } | { kind: 'alone' }

/** Moves articles, named by their canonical addresses, out of a story that is unchanged since the editor saw it. */
export async function moveOutOfStory(
  db: Db,
  { from, urls, to, ...editor }: StoryEditor & { from: SeenStory; urls: readonly string[]; to: MoveTarget },
): Promise<MoveResult> {
  return changeStories(db, editor, async (tx, write) => {
    const seen = await checkStoryVersion(tx, from)
    if (!seen.ok) return seen
    const members = new Set((await listArticles(tx, [from.id])).map(({ url }) => url))
    const leaving = [...new Set(urls)]
    if (leaving.length === 0 || !leaving.every(url => members.has(url)))
      return { ok: false, reason: 'not-in-story' }
    if (to.kind !== 'alone' && leaving.length === members.size) return { ok: false, reason: 'whole-story' }
    const target = to.kind === 'story' ? await findStory(tx, to.id) : null
    if (to.kind === 'story' && target === null) return { ok: false, reason: 'no-target' }
    if (target?.id === from.id) return { ok: false, reason: 'same-story' }
    const storyId = to.kind === 'new-story' ? await openStory(tx, write) : (target?.id ?? null)
    const stays = leaving.length < members.size - 1
    if (stays) await updateRecords(tx, { ...write, table: 'stories', ids: [from.id], values: {} })
    await moveIntoStory(tx, leaving, { ...write, storyId })
    return { ok: true, storyId, batchId: write.batchId, count: leaving.length }
  })
}
