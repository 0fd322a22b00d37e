import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { recordChange } from '../../revisions/record-change.ts'
import type { Batch } from '../../revisions/revision.ts'
import { deleteRecords, newId, updateRecords } from '../../revisions/write-record.ts'
import { keepTogether } from '../constraints.ts'
import { withMergedStories } from '../merge-chain.ts'
import { refreshEditedStories } from '../recount-stories.ts'
import {
  acceptProposalsOf,
  changeStories,
  checkStoryVersion,
  findArticles,
  findStory,
  listArticles,
  listPlaced,
  moveArticles,
  type SeenStory,
  type StoryConflict,
  type StoryEditor,
  separateArticles,
} from './story-change.ts'

/** Adds a story without articles and returns its id. */
export async function openStory(tx: Db, write: Batch): Promise<string> {
  const id = await newId(tx)
  await recordChange(tx, { ...write, table: 'stories', ids: [id], action: 'add' }, () =>
    sql`insert into stories (id, created_at, updated_at)
      values (${id}, ${write.now}, ${write.now})`.execute(tx),
  )
  return id
}

/**
 * Dissolves the stories that are left empty, or with one article when no editor changed them and no reader could see them.
 * The deletion has a revision, so that undo can restore the story and those that were merged into it.
 */
async function dissolveLeft(tx: Db, ids: readonly string[], write: Batch): Promise<void> {
  for (const id of ids) {
    const story = await findStory(tx, id)
    const left = await listArticles(tx, [id])
    const isKept = left.length > 1 || (left.length === 1 && (story?.isFurnished || story?.hasBeenPublic))
    if (story?.id !== id || isKept) continue
    await moveArticles(tx, await listPlaced(tx, id), { ...write, storyId: null })
    const merged = await sql<{ id: string }>`
      ${withMergedStories(sql`id = ${id}`)} select id from merged`.execute(tx)
    await deleteRecords(tx, { ...write, table: 'stories', ids: merged.rows.map(row => row.id) })
  }
}

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
