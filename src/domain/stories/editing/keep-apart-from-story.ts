import type { Db } from '../../../database/connect.ts'
import type { Batch } from '../../revisions/editor.ts'
import { refreshEditedStories } from '../refresh-edited-stories.ts'
import { enrollNamed, type NamedArticles } from './enroll-named.ts'
import { moveIntoStory } from './move-into-story.ts'
import { separateArticles } from './separate-articles.ts'
import { changeStories, findArticles, findStory, listPlaced, type StoryEditor } from './story-change.ts'

type KeepApartResult =
  /** `count` is the number of the named articles that exist. */
  | { ok: true; storyId: string; batchId: string; count: number }
  /** `article-gone`: none of them is published or waiting any more. */
  | { ok: false; reason: 'no-such-story' | 'article-gone' }

/**
 * Permanently keeps entries and links out of the story, or out of the story that it was merged into; those that are in it
 * leave it.
 */
export async function keepApartFromStory(
  db: Db,
  { storyId: given, articles, ...editor }: StoryEditor & { storyId: string; articles: NamedArticles },
): Promise<KeepApartResult> {
  return changeStories(db, editor, async (tx, write) => {
    const story = await findStory(tx, given)
    if (!story) return { ok: false, reason: 'no-such-story' }
    const urls = await enrollNamed(tx, articles)
    if (urls.length === 0) return { ok: false, reason: 'article-gone' }
    await separate(tx, { storyId: story.id, urls }, write)
    return { ok: true, storyId: story.id, batchId: write.batchId, count: urls.length }
  })
}

async function separate(
  tx: Db,
  { storyId, urls }: { storyId: string; urls: string[] },
  write: Batch,
): Promise<void> {
  const found = await findArticles(tx, urls)
  const inside = found.filter(article => article.storyId === storyId).map(({ url }) => url)
  const outside = urls.filter(url => !inside.includes(url))
  if (inside.length > 0) await moveIntoStory(tx, inside, { ...write, storyId: null })
  const stayed = await listPlaced(tx, storyId)
  if (outside.length === 0 || stayed.length === 0) return
  await separateArticles(tx, { ...write, left: outside, stayed, among: 'unchanged' })
  await refreshEditedStories(tx, [storyId], write.now)
}
