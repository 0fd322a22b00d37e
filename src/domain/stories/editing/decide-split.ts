import type { Db } from '../../../database/connect.ts'
import type { Batch } from '../../revisions/editor.ts'
import { updateRecords } from '../../revisions/write-record.ts'
import { refreshEditedStories } from '../refresh-edited-stories.ts'
import { closeProposals } from './close-proposals.ts'
import { moveIntoStory } from './move-into-story.ts'
import { openStory } from './open-and-dissolve.ts'
import { listArticles, type StoryArticle } from './story-change.ts'
import { keepTogether } from './write-constraints.ts'

export type OpenProposal = {
  id: string
  kind: string
  pair: [StoryArticle, StoryArticle]
  leavingUrls: string[]
}

/** Moves the leaving articles into a new story; a single one is left without a story. False if the split no longer applies. */
export async function acceptSplit(tx: Db, proposal: OpenProposal, write: Batch): Promise<boolean> {
  const found = await findSplit(tx, proposal)
  if (!found) return false
  const { storyId: from, leaving, count } = found
  const storyId = leaving.length > 1 ? await openStory(tx, write) : null
  if (leaving.length < count - 1)
    await updateRecords(tx, { ...write, table: 'stories', ids: [from], values: {} })
  await moveIntoStory(tx, leaving, { ...write, storyId })
  return true
}

/** Permanently keeps the articles that were proposed for leaving together with the others. */
export async function rejectSplit(tx: Db, proposal: OpenProposal, write: Batch): Promise<boolean> {
  const found = await findSplit(tx, proposal)
  if (!found) return false
  await keepTogether(tx, { ...write, joined: found.leaving, members: [found.stays] })
  await closeProposals(tx, [proposal], { state: 'rejected', ...write })
  await refreshEditedStories(tx, [found.storyId], write.now)
  return true
}

/** The split as the story is now; null unless the story still has an article of each side. */
async function findSplit(tx: Db, { pair: [one, other], leavingUrls }: OpenProposal) {
  const isLeaving = new Set(leavingUrls)
  const stays = isLeaving.has(one.url) ? other : one
  if (stays.storyId === null || one.storyId !== other.storyId) return null
  const members = (await listArticles(tx, [stays.storyId])).map(({ url }) => url)
  const leaving = members.filter(url => isLeaving.has(url))
  return { storyId: stays.storyId, stays: stays.url, leaving, count: members.length }
}
