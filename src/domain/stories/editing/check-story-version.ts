import type { Db } from '../../../database/connect.ts'
import { isUuid } from '../../fields/record-id.ts'

/** A story with the version that an editor's page shows. */
export type SeenStory = { id: string; version: number }

export type StoryConflict = {
  ok: false
  /** `merged`: it is part of another story. `changed`: it was written to since. `same-story`: it cannot merge into itself. */
  reason: 'no-such-story' | 'merged' | 'changed' | 'same-story'
}

/** Checks that a story is unchanged since an editor saw it. Call it under the lock of the stories. */
export async function checkStoryVersion(
  tx: Db,
  { id, version }: SeenStory,
): Promise<{ ok: true; story: { id: string; leadUrl: string | null } } | StoryConflict> {
  const story = isUuid(id)
    ? await tx
        .selectFrom('stories')
        .select(['id', 'version', 'mergedInto', 'leadUrl'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!story) return { ok: false, reason: 'no-such-story' }
  if (story.mergedInto !== null) return { ok: false, reason: 'merged' }
  return story.version === version ? { ok: true, story } : { ok: false, reason: 'changed' }
}
