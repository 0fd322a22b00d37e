import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../fields/record-id.ts'
import type { Editor } from '../revisions/revision.ts'
import { noteMax } from './queue-entry.ts'

// Notes and claims pass between editors while an entry waits. They have no history and no undo.

export type EntryMark = { note: string; noteBy: string; claimedBy: string }

// A claim expires after this long, so that an editor at lunch does not keep an entry from the others.
const claimMs = 30 * 60_000
const noteMs = 3 * 86_400_000

/** Marks by entry, without those that have expired. */
export async function findEntryMarks(db: Db, ids: string[], now: Date): Promise<Map<string, EntryMark>> {
  if (ids.length === 0) return new Map()
  const notesFrom = new Date(now.getTime() - noteMs)
  const { rows } = await sql<EntryMark & { entryId: string }>`
    select * from (
      select entry_id, case when noted_at > ${notesFrom} then note else '' end as note, note_by,
        case when held_until > ${now} then held_by_name else '' end as claimed_by
      from entry_marks where entry_id = any(${ids}::uuid[])
    ) mark where note <> '' or claimed_by <> ''`.execute(db)
  return new Map(rows.map(({ entryId, ...mark }) => [entryId, mark]))
}

/** Claims entries, or releases them if the editor has claimed all of them. Takes over another editor's claim. */
export async function toggleClaim(db: Db, { ids, by, now }: Editor & { ids: string[] }): Promise<void> {
  const until = new Date(now.getTime() + claimMs)
  await sql`
    with waiting as (select id from entries where id = any(${ids.filter(isUuid)}::uuid[]) and status = 'waiting'),
      own as (select count(*) = (select count(*) from waiting) as is_all from entry_marks
        where entry_id in (select id from waiting) and held_by = ${by.accountId}::uuid and held_until > ${now})
    insert into entry_marks (entry_id, held_by, held_by_name, held_until)
    select waiting.id, ${by.accountId}::uuid, ${by.name}, case when own.is_all then ${now}::timestamptz else ${until}::timestamptz end
    from waiting, own order by waiting.id
    on conflict (entry_id) do update set held_by = excluded.held_by, held_by_name = excluded.held_by_name,
      held_until = excluded.held_until`.execute(db)
}

/** An empty note removes the one before it. */
export async function writeNote(
  db: Db,
  { ids, note, by, now }: Editor & { ids: string[]; note: string },
): Promise<void> {
  await sql`
    insert into entry_marks (entry_id, note, note_by, noted_at)
    select id, ${note.trim().slice(0, noteMax)}, ${by.name}, ${now} from entries
    where id = any(${ids.filter(isUuid)}::uuid[]) and status = 'waiting' order by id
    on conflict (entry_id) do update set note = excluded.note, note_by = excluded.note_by,
      noted_at = excluded.noted_at`.execute(db)
}
