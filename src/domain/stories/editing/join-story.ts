import type { Db } from '../../../database/connect.ts'
import { settleStories } from '../settle-stories.ts'
import { rejectProposalsBetween } from './close-proposals.ts'
import { enrollNamed, type NamedArticles } from './enroll-named.ts'
import { moveIntoStory } from './move-into-story.ts'
import { openStory } from './open-and-dissolve.ts'
import { changeStories, findArticles, findStory, listArticles, type StoryEditor } from './story-change.ts'
import { keepApart } from './write-constraints.ts'

export type JoinResult =
  | { ok: true; storyId: string; batchId: string; count: number }
  /** `no-articles`: none of them is published or waits any more. */
  | { ok: false; reason: 'no-such-story' | 'no-articles' }

/**
 * Entries and links belong to the story, for ever. One that leads to another story by now joins that one. `count`: how many
 * articles were named and are there.
 */
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

/** Entries and links do not belong to the story, for ever; those that are in it leave it. */
export async function keepApartFromStory(
  db: Db,
  { storyId, articles, ...editor }: StoryEditor & { storyId: string; articles: NamedArticles },
): Promise<JoinResult> {
  return changeStories(db, editor, async (tx, write) => {
    const story = await findStory(tx, storyId)
    if (!story) return { ok: false, reason: 'no-such-story' }
    const urls = await enrollNamed(tx, articles)
    if (urls.length === 0) return { ok: false, reason: 'no-articles' }
    const found = await findArticles(tx, urls)
    const inside = found.filter(article => article.storyId === story.id).map(({ url }) => url)
    const outside = urls.filter(url => !inside.includes(url))
    if (inside.length > 0) await moveIntoStory(tx, inside, { ...write, storyId: null })
    const stayed = (await listArticles(tx, [story.id])).map(({ url }) => url)
    if (outside.length > 0 && stayed.length > 0) {
      await keepApart(tx, { ...write, left: outside, stayed, among: 'unchanged' })
      await rejectProposalsBetween(tx, [outside, stayed], write)
      await settleStories(tx, [story.id], write.now)
    }
    return { ok: true, storyId: story.id, batchId: write.batchId, count: urls.length }
  })
}

/** A story of articles that an editor chose, two at least; they leave the stories that they are in. */
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
