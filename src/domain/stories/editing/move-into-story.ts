import type { Db } from '../../../database/connect.ts'
import type { Batch } from '../../revisions/editor.ts'
import { refreshEditedStories } from '../refresh-edited-stories.ts'
import { acceptProposalsOf } from './close-proposals.ts'
import { dissolveLeft } from './open-and-dissolve.ts'
import { separateArticles } from './separate-articles.ts'
import { findArticles, listPlaced, moveArticles } from './story-change.ts'
import { keepTogether } from './write-constraints.ts'

/**
 * Moves articles into a story: from now on they are kept together with its articles, and apart from the articles of the
 * stories that they left. With `storyId` null they are in no story. Returns the ids of the stories that they left.
 */
export async function moveIntoStory(
  tx: Db,
  urls: readonly string[],
  { storyId, ...write }: Batch & { storyId: string | null },
): Promise<string[]> {
  const found = await findArticles(tx, urls)
  const articles = found.filter(article => storyId === null || article.storyId !== storyId)
  const moved = articles.map(article => article.url)
  const sources = Map.groupBy(articles, article => article.storyId)
  const left = [...sources.keys()].flatMap(id => id ?? [])
  for (const source of left) {
    const leaving = (sources.get(source) ?? []).map(({ url }) => url)
    await leave(tx, leaving, { source, among: storyId === null ? 'undecided' : 'together', ...write })
  }
  const members = storyId === null ? [] : await listPlaced(tx, storyId)
  await moveArticles(tx, moved, { ...write, storyId })
  if (storyId !== null) {
    await keepTogether(tx, { ...write, joined: moved, members: members.length > 0 ? members : moved })
    await acceptProposalsOf(tx, moved, write)
  }
  await dissolveLeft(tx, left, write)
  await refreshEditedStories(tx, [...left, ...(storyId === null ? [] : [storyId])], write.now)
  return left
}

async function leave(
  tx: Db,
  urls: readonly string[],
  { source, among, ...write }: Batch & { source: string; among: 'together' | 'undecided' },
): Promise<void> {
  const isLeaving = new Set(urls)
  const stayed = (await listPlaced(tx, source)).filter(url => !isLeaving.has(url))
  await separateArticles(tx, { ...write, left: urls, stayed, among })
}
