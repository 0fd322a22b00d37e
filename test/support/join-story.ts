import type { Db } from '../../src/database/connect.ts'
import { enrollNamed, type NamedArticles } from '../../src/domain/stories/editing/enroll-named.ts'
import { moveIntoStory } from '../../src/domain/stories/editing/move-into-story.ts'
import { openStory } from '../../src/domain/stories/editing/open-and-dissolve.ts'
import { changeStories, findStory, type StoryEditor } from '../../src/domain/stories/editing/story-change.ts'

// No screen lets an editor name the articles of a story one by one. Tests do, to reach any arrangement of stories.

type JoinResult =
  | { ok: true; storyId: string; batchId: string; count: number }
  | { ok: false; reason: 'no-such-story' | 'no-articles' }

/** Permanently adds entries and links to the story, or to the story that it was merged into. */
export async function joinStory(
  db: Db,
  { storyId, articles, ...editor }: StoryEditor & { storyId: string; articles: NamedArticles },
): Promise<JoinResult> {
  return changeStories(db, editor, async (tx, write) => {
    const story = await findStory(tx, storyId)
    if (!story) return { ok: false, reason: 'no-such-story' }
    const urls = await enrollNamed(tx, articles)
    if (urls.length === 0) return { ok: false, reason: 'no-articles' }
    await moveIntoStory(tx, urls, { ...write, storyId: story.id })
    return { ok: true, storyId: story.id, batchId: write.batchId, count: urls.length }
  })
}

/** Opens a story of at least two articles; they leave their present stories. */
export async function openStoryOf(
  db: Db,
  { articles, ...editor }: StoryEditor & { articles: NamedArticles },
): Promise<JoinResult> {
  return changeStories(db, editor, async (tx, write) => {
    const urls = await enrollNamed(tx, articles)
    if (urls.length < 2) return { ok: false, reason: 'no-articles' }
    const storyId = await openStory(tx, write)
    await moveIntoStory(tx, urls, { ...write, storyId })
    return { ok: true, storyId, batchId: write.batchId, count: urls.length }
  })
}
