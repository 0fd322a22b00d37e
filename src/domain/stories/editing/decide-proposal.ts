import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { isUuid } from '../../fields/record-id.ts'
import type { Batch } from '../../revisions/revision.ts'
import { updateRecords } from '../../revisions/write-record.ts'
import { keepTogether } from '../constraints.ts'
import { refreshEditedStories } from '../recount-stories.ts'
import { mergeInto } from './edit-story.ts'
import { moveIntoStory, openStory } from './move-articles.ts'
import { enrollAddresses } from './named-articles.ts'
import {
  changeStories,
  closeProposals,
  findArticles,
  findStory,
  listArticles,
  listPlaced,
  type StoryArticle,
  type StoryEditor,
  separateArticles,
} from './story-change.ts'

export type DecideProposalResult =
  | { ok: true; batchId: string; storyId: string | null; kind: string }
  /** `decided`: another editor decided first. `gone`: one of its articles no longer exists. */
  | { ok: false; reason: 'decided' | 'gone' }

/** Joins the two articles, together with their stories, into one story, which may be new. A split proposal splits its story. */
export async function acceptProposal(
  db: Db,
  proposal: StoryEditor & { id: string },
): Promise<DecideProposalResult> {
  return decideProposal(db, proposal, { decideSplit: acceptSplit, decidePair: mergeSides })
}

async function mergeSides(tx: Db, [one, other]: Pair, write: Batch): Promise<string> {
  if (one.storyId !== null && other.storyId !== null && one.storyId !== other.storyId)
    return mergeInto(tx, [one.storyId, other.storyId], write)
  const storyId = one.storyId ?? other.storyId ?? (await openStory(tx, write))
  await moveIntoStory(tx, [one.url, other.url], { ...write, storyId })
  return storyId
}

/** Adds all articles that are proposed for a story and are in none; a single undo takes them out again. */
export async function acceptAllProposals(
  db: Db,
  { storyId, ...editor }: StoryEditor & { storyId: string },
): Promise<{ ok: true; batchId: string } | { ok: false; reason: 'no-such-story' | 'no-articles' }> {
  return changeStories(db, editor, async (tx, write) => {
    const story = await findStory(tx, storyId)
    if (!story) return { ok: false, reason: 'no-such-story' }
    const members = (await listArticles(tx, [story.id])).map(({ url }) => url)
    const proposed = await sql<{ url: string }>`
      select case when first_url = any(${members}::text[]) then second_url else first_url end as url
      from story_proposals where state = 'open' and kind <> 'split'
        and (first_url = any(${members}::text[]) or second_url = any(${members}::text[]))`.execute(tx)
    const urls = [...new Set(proposed.rows.map(({ url }) => url))]
    await enrollAddresses(tx, urls)
    const alone = (await findArticles(tx, urls)).filter(article => article.storyId === null)
    if (alone.length === 0) return { ok: false, reason: 'no-articles' }
    const joining = alone.map(({ url }) => url)
    await moveIntoStory(tx, joining, { ...write, storyId: story.id })
    return { ok: true, batchId: write.batchId }
  })
}

/** Keeps the two articles and their stories apart. For a split proposal, keeps the articles of the story together. */
export async function rejectProposal(
  db: Db,
  proposal: StoryEditor & { id: string },
): Promise<DecideProposalResult> {
  return decideProposal(db, proposal, { decideSplit: rejectSplit, decidePair: keepPairApart })
}

async function keepPairApart(tx: Db, [one, other]: Pair, write: Batch): Promise<string | null> {
  if (one.storyId !== null && one.storyId === other.storyId) {
    await moveIntoStory(tx, [other.url], { ...write, storyId: null })
    return one.storyId
  }
  const [left, stayed] = [await sideOf(tx, one), await sideOf(tx, other)]
  await separateArticles(tx, { ...write, left, stayed, among: 'unchanged' })
  const stories = [one.storyId, other.storyId].flatMap(storyId => storyId ?? [])
  await refreshEditedStories(tx, stories, write.now)
  return other.storyId
}

type Pair = OpenProposal['pair']
type Decision = {
  /** False if the story no longer has the articles that the proposal was about. */
  decideSplit: (tx: Db, proposal: OpenProposal, write: Batch) => Promise<boolean>
  /** Returns the story to show to the editor, if any. */
  decidePair: (tx: Db, pair: Pair, write: Batch) => Promise<string | null>
}

async function decideProposal(
  db: Db,
  { id, ...editor }: StoryEditor & { id: string },
  { decideSplit, decidePair }: Decision,
): Promise<DecideProposalResult> {
  return changeStories(db, editor, async (tx, write) => {
    const found = await findOpen(tx, id)
    if (typeof found === 'string') return { ok: false, reason: found }
    const done = { ok: true, batchId: write.batchId, kind: found.kind } as const
    if (found.kind !== 'split') return { ...done, storyId: await decidePair(tx, found.pair, write) }
    return (await decideSplit(tx, found, write)) ? { ...done, storyId: null } : { ok: false, reason: 'gone' }
  })
}

async function findOpen(tx: Db, id: string): Promise<OpenProposal | 'decided' | 'gone'> {
  if (!isUuid(id)) return 'gone'
  const proposal = await tx
    .selectFrom('storyProposals')
    .select(['id', 'kind', 'firstUrl', 'secondUrl', 'leavingUrls', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!proposal) return 'gone'
  if (proposal.state !== 'open') return 'decided'
  const urls = [proposal.firstUrl, proposal.secondUrl]
  await enrollAddresses(tx, urls)
  const [one, other] = await findArticles(tx, urls)
  return one && other ? { ...proposal, pair: [one, other] } : 'gone'
}

/** The article and the others with a place in its story. */
async function sideOf(tx: Db, { url, storyId }: StoryArticle): Promise<string[]> {
  const members = storyId === null ? [] : await listPlaced(tx, storyId)
  return [...new Set([url, ...members])]
}

type OpenProposal = {
  id: string
  kind: string
  pair: [StoryArticle, StoryArticle]
  leavingUrls: string[]
}

/** Moves the leaving articles into a new story; a single one is left without a story. False if the split no longer applies. */
async function acceptSplit(tx: Db, proposal: OpenProposal, write: Batch): Promise<boolean> {
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
async function rejectSplit(tx: Db, proposal: OpenProposal, write: Batch): Promise<boolean> {
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
