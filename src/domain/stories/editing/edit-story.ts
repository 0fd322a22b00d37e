import type { Db } from '../../../database/connect.ts'
import { storableText } from '../../fields/form-text-schema.ts'
import { updateRecords } from '../../revisions/write-record.ts'
import { refreshEditedStories } from '../recount-stories.ts'
import {
  changeStories,
  checkStoryVersion,
  listArticles,
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
