import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { setNextVersion } from '../../../database/record-table.ts'
import { sameAddress } from '../../reasons/entry-reason.ts'

type TipWords = { note: string; from: string }

// The limit of the table's constraint. Notes of further readers are not kept.
const moreTipsMax = 20

/** Stores an identical note once, as a tip may be read again after a crash. Keeps the version, so no open decision becomes stale. */
export async function saveTipWords(db: Db, entryId: string, { note, from }: TipWords): Promise<void> {
  if (note === '' && from === '') return
  const words = JSON.stringify([{ note, from }])
  await sql`
    update entries set more_tips = more_tips || ${words}::jsonb
    where id = ${entryId} and status = 'waiting' and jsonb_array_length(more_tips) < ${moreTipsMax}
      and not (origin = 'tip' and tip_note = ${note} and tip_from = ${from})
      and not more_tips @> ${words}::jsonb`.execute(db)
}

/** Locks entries before their links are written, as an editor's decision does: otherwise it could deadlock with a feed. */
export async function lockTips(tx: Db, ids: string[]): Promise<void> {
  await sql`select id from entries where id = any(${ids}::uuid[]) order by id for update`.execute(tx)
}

/** Closes tips that a feed has published, as its duplicates; they keep their senders' notes. `links`: news link ids by entry id. */
export async function closePublishedTips(tx: Db, links: Map<string, string>, now: Date): Promise<void> {
  if (links.size === 0) return
  const rows = [...links].map(([id, link]) => ({ id, link }))
  await sql`
    update entries set status = 'duplicate', duplicate_rule = 'address', reason = ${JSON.stringify(sameAddress)}::jsonb, news_link_id = tip.link,
      duplicate_of = null, ${setNextVersion(now)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as tip(id uuid, link uuid)
    where entries.id = tip.id and entries.status = 'waiting'`.execute(tx)
}
