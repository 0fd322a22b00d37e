import type { Db } from '../../../database/connect.ts'
import { refreshEditedStories } from '../refresh-edited-stories.ts'
import { enrollNamed, type NamedArticles } from './enroll-named.ts'
import { moveIntoStory } from './move-into-story.ts'
import { openStory } from './open-and-dissolve.ts'
import { partArticles } from './part-articles.ts'
import {
  changeStories,
  findArticles,
  findStory,
  listArticles,
  type StoryEditor,
  type StoryWrite,
} from './story-change.ts'

export type JoinResult =
  | { ok: true; storyId: string; batchId: string; count: number }
  /** `no-articles`: none of them is published or waits any more. */
  | { ok: false; reason: 'no-such-story' | 'no-articles' }

type Articles = StoryEditor & { storyId: string; articles: NamedArticles }

/**
 * Entries and links belong to the story, for ever. One that leads to another story by now joins that one. `count`: how many
 * articles were named and are there.
 */
export async function joinStory(db: Db, given: Articles): Promise<JoinResult> {
  return decideAbout(db, given, async (tx, { storyId, urls }, write) => {
    await moveIntoStory(tx, urls, { ...write, storyId })
  })
}

/** Entries and links do not belong to the story, for ever; those that are in it leave it. */
export async function keepApartFromStory(db: Db, given: Articles): Promise<JoinResult> {
  return decideAbout(db, given, async (tx, { storyId, urls }, write) => {
    const found = await findArticles(tx, urls)
    const inside = found.filter(article => article.storyId === storyId).map(({ url }) => url)
    const outside = urls.filter(url => !inside.includes(url))
    if (inside.length > 0) await moveIntoStory(tx, inside, { ...write, storyId: null })
    const stayed = (await listArticles(tx, [storyId])).map(({ url }) => url)
    if (outside.length === 0 || stayed.length === 0) return
    await partArticles(tx, { ...write, left: outside, stayed, among: 'unchanged' })
    await refreshEditedStories(tx, [storyId], write.now)
  })
}

/** One decision about a story that is there and articles that are there. */
async function decideAbout(
  db: Db,
  { storyId, articles, ...editor }: Articles,
  decide: (tx: Db, about: { storyId: string; urls: string[] }, write: StoryWrite) => Promise<void>,
): Promise<JoinResult> {
  return changeStories(db, editor, async (tx, write) => {
    const story = await findStory(tx, storyId)
    if (!story) return { ok: false, reason: 'no-such-story' }
    const urls = await enrollNamed(tx, articles)
    if (urls.length === 0) return { ok: false, reason: 'no-articles' }
    await decide(tx, { storyId: story.id, urls }, write)
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
