import type { Db } from '../../../database/connect.ts'
import { refreshEditedStories } from '../refresh-edited-stories.ts'
import { type SeenStory, type StoryConflict, seeStory } from './see-story.ts'
import { changeStories, listArticles, type StoryEditor, updateStories } from './story-change.ts'

export const storyTitleMax = 200

/** As it is kept; '' for the headline of the lead, null for a text that is too long. */
export function readStoryTitle(text: string): string | null {
  const title = text.replace(/\s+/gu, ' ').trim()
  return title.length > storyTitleMax ? null : title
}

/** The given fields change. `title` '' and `leadUrl` null give the choice back to the machine. */
export type StoryPatch = { title?: string; leadUrl?: string | null; isHidden?: boolean; isLocked?: boolean }

export type EditStoryResult =
  | { ok: true; batchId: string }
  | StoryConflict
  /** The lead that was chosen left the story. */
  | { ok: false; reason: 'not-in-story' }

export async function editStory(
  db: Db,
  { seen, patch, ...editor }: StoryEditor & { seen: SeenStory; patch: StoryPatch },
): Promise<EditStoryResult> {
  return changeStories(db, editor, async (tx, write) => {
    const found = await seeStory(tx, seen)
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
    await updateStories(tx, [seen.id], { ...write, values })
    await refreshEditedStories(tx, [seen.id], write.now)
    return { ok: true, batchId: write.batchId }
  })
}
