import type { Db } from '../../../database/connect.ts'
import { storableText } from '../../fields/form-text-schema.ts'
import type { Batch } from '../../revisions/revision.ts'
import { updateRecords } from '../../revisions/write-record.ts'
import { keepTogether } from '../constraints.ts'
import { refreshEditedStories } from '../recount-stories.ts'
import {
  acceptProposalsOf,
  changeStories,
  checkStoryVersion,
  findStory,
  listArticles,
  listPlaced,
  moveArticles,
  type SeenStory,
  type StoryConflict,
  type StoryEditor,
} from './story-change.ts'

export const storyTitleMax = 200

/** The title as it is stored; '' means the headline of the lead. Null for a text that is too long. */
export function readStoryTitle(text: string): string | null {
  const title = storableText(text).replace(/\s+/gu, ' ')
  return title.length > storyTitleMax ? null : title
}

/** Only the given fields change. `title` '' and `leadUrl` null restore the automatic choice. */
export type StoryPatch = { title?: string; leadUrl?: string | null; isHidden?: boolean; isLocked?: boolean }

type EditStoryResult =
  | { ok: true; batchId: string }
  | StoryConflict
  /** The chosen lead is no longer in the story. */
  | { ok: false; reason: 'not-in-story' }

export async function editStory(
  db: Db,
  { seen, patch, ...editor }: StoryEditor & { seen: SeenStory; patch: StoryPatch },
): Promise<EditStoryResult> {
  return changeStories(db, editor, async (tx, write) => {
    const found = await checkStoryVersion(tx, seen)
    if (!found.ok) return found
    const { title, leadUrl, isHidden, isLocked } = patch
    if (leadUrl && !(await listArticles(tx, [seen.id])).some(({ url }) => url === leadUrl))
      return { ok: false, reason: 'not-in-story' }
    const values = {
      ...(title === undefined ? {} : { title: title || null }),
      ...(leadUrl === undefined ? {} : { leadUrl }),
      ...(isHidden === undefined ? {} : { isHidden }),
      ...(isLocked === undefined ? {} : { isLocked }),
    }
    await updateRecords(tx, { ...write, table: 'stories', ids: [seen.id], values })
    await refreshEditedStories(tx, [seen.id], write.now)
    return { ok: true, batchId: write.batchId }
  })
}

type MergeResult =
  /** `newTitle`: an article of the other story became the lead, so the story is now called after it. */
  { ok: true; storyId: string; batchId: string; newTitle: string | null } | StoryConflict

/** Moves all articles of `from` into `into` and redirects its address there. Both must be unchanged since the editor saw them. */
export async function mergeStories(
  db: Db,
  { from, into, ...editor }: StoryEditor & { from: SeenStory; into: SeenStory },
): Promise<MergeResult> {
  return changeStories(db, editor, async (tx, write) => {
    const seen = [await checkStoryVersion(tx, from), await checkStoryVersion(tx, into)]
    const conflict = seen.find(story => !story.ok)
    if (conflict && !conflict.ok) return conflict
    if (from.id === into.id) return { ok: false, reason: 'same-story' }
    const before = await findTitle(tx, into.id)
    await moveAll(tx, { from: from.id, into: into.id }, write)
    const after = await findTitle(tx, into.id)
    const newTitle = before === after ? null : after
    return { ok: true, storyId: into.id, batchId: write.batchId, newTitle }
  })
}

/** Merges two stories into the one that has been public, otherwise that with more articles, otherwise the older one; returns it. */
export async function mergeInto(
  tx: Db,
  [one, other]: readonly [string, string],
  write: Batch,
): Promise<string> {
  const sides = []
  for (const id of [one, other])
    sides.push({ id, story: await findStory(tx, id), count: (await listArticles(tx, [id])).length })
  const [into, from] = sides.toSorted(
    (a, b) =>
      Number(b.story?.hasBeenPublic ?? false) - Number(a.story?.hasBeenPublic ?? false) ||
      b.count - a.count ||
      (a.id < b.id ? -1 : 1),
  )
  if (!into || !from) return one
  await moveAll(tx, { from: from.id, into: into.id }, write)
  return into.id
}

async function moveAll(tx: Db, { from, into }: { from: string; into: string }, write: Batch): Promise<void> {
  const joined = await listPlaced(tx, from)
  const members = await listPlaced(tx, into)
  await updateRecords(tx, { ...write, table: 'stories', ids: [from], values: { mergedInto: into } })
  await updateRecords(tx, { ...write, table: 'stories', ids: [into], values: {} })
  await moveArticles(tx, joined, { ...write, storyId: into })
  await keepTogether(tx, { ...write, joined, members: members.length > 0 ? members : joined })
  await acceptProposalsOf(tx, joined, write)
  await refreshEditedStories(tx, [into, from], write.now)
}

async function findTitle(tx: Db, id: string): Promise<string | null> {
  const story = await tx.selectFrom('stories').select('deskTitle').where('id', '=', id).executeTakeFirst()
  return story?.deskTitle ?? null
}
