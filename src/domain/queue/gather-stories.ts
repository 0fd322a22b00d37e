import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Language } from '../../text/language.ts'
import { findEntryStories } from './queue-stories.ts'
import { newestFirst, type QueueRow, selectQueueEntries } from './select-queue-entries.ts'

// A story with thousands of entries must not make a page of thousands. The limit is that of each story, whatever else is on
// the page: only so every page knows which entries another one lists. A page of fifty stories may thus have 1,250 entries.
const gatheredMax = 25

/** Adds the newest listed entries of each story that begins on this page, and leaves out those that an earlier page added. */
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
  const heads = await findHeads(db, storyIds, isListed)
  const isRow = new Set(rows.map(({ id }) => id))
  const furtherIds = [...heads].flatMap(([id, head]) => (isRow.has(head) && !isRow.has(id) ? id : []))
  const ofFurther = await findEntryStories(db, furtherIds, language)
  const isOnEarlierPage = ({ id }: { id: string }) => {
    const head = heads.get(id)
    return head !== undefined && !isRow.has(head)
  }
  return {
    shown: [...rows.filter(row => !isOnEarlierPage(row)), ...(await listEntries(db, furtherIds))],
    stories: new Map([...own, ...ofFurther]),
  }
}

/** By entry, the newest of its story, beside which it is listed. Entries beyond the limit are listed at their own places. */
async function findHeads(
  db: Db,
  storyIds: string[],
  isListed: RawBuilder<unknown>,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; head: string }>`
    select id, head from (
      select entries.id, row_number() over newest as place, first_value(entries.id) over newest as head
      from story_links place join entries on entries.id = place.entry_id
      where place.story_id = any(${storyIds}::uuid[]) and ${isListed}
      window newest as (partition by place.story_id order by entries.queued_at desc, entries.id desc)
    ) as members where place <= ${gatheredMax}`.execute(db)
  return new Map(rows.map(({ id, head }) => [id, head]))
}

async function listEntries(db: Db, ids: string[]): Promise<QueueRow[]> {
  if (ids.length === 0) return []
  return newestFirst(selectQueueEntries(db))
    .where('entries.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}
