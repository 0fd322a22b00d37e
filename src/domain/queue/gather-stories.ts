import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Language } from '../../text/language.ts'
import { findEntryStories } from './queue-stories.ts'
import { newestFirst, type QueueRow, selectQueueEntries } from './select-queue-entries.ts'

// A story with thousands of entries must not make a page of thousands.
const gatheredMax = 200

/** Adds the other listed entries of each story, and leaves out stories that began on an earlier page. */
export async function gatherStories(
  db: Db,
  rows: QueueRow[],
  { isListed, language }: { isListed: RawBuilder<unknown>; language: Language },
) {
  const own = await findEntryStories(
    db,
    rows.map(({ id }) => id),
    language,
  )
  const storyIds = [...new Set([...own.values()].map(({ id }) => id))]
  if (storyIds.length === 0) return { shown: rows, stories: own }
  // An array instead of a join: for a join the planner reads the queue in order until it finds the first of these entries.
  const ofStories = sql<string>`any(array(
    select entry_id from story_links where story_id = any(${storyIds}::uuid[]) and entry_id is not null))`
  const members = await newestFirst(selectQueueEntries(db))
    .where('entries.id', '=', ofStories)
    .where(sql<boolean>`${isListed}`)
    .limit(gatheredMax)
    .execute()
  const isRow = new Set(rows.map(({ id }) => id))
  const further = members.filter(({ id }) => !isRow.has(id))
  const ofFurther = await findEntryStories(
    db,
    further.map(({ id }) => id),
    language,
  )
  const stories = new Map([...own, ...ofFurther])
  const newest = new Map<string, string>()
  for (const { id } of members) {
    const storyId = stories.get(id)?.id
    if (storyId && !newest.has(storyId)) newest.set(storyId, id)
  }
  const isAbove = ({ id }: { id: string }) => {
    const head = newest.get(stories.get(id)?.id ?? '')
    return head !== undefined && !isRow.has(head)
  }
  return { shown: [...rows, ...further].filter(row => !isAbove(row)), stories }
}
