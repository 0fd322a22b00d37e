import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { setNextVersion } from '../../../database/record-table.ts'
import { sameAddress } from '../../reasons/entry-reason.ts'

/**
 * Locks entries before their news links are written, in the same order as an editor's decision, to prevent a deadlock with
 * an editor who accepts a tip while a feed publishes its article.
 */
export async function lockTips(tx: Db, ids: string[]): Promise<void> {
  await sql`select id from entries where id = any(${ids}::uuid[]) order by id for update`.execute(tx)
}

/**
 * Closes tips whose article a feed has published: they leave the queue as duplicates of it and keep their senders' notes.
 * `links` maps entry ids to news link ids.
 */
export async function closePublishedTips(tx: Db, links: Map<string, string>, now: Date): Promise<void> {
  if (links.size === 0) return
  const rows = [...links].map(([id, link]) => ({ id, link }))
  await sql`
    update entries set status = 'duplicate', duplicate_rule = 'address', reason = ${JSON.stringify(sameAddress)}::jsonb, news_link_id = tip.link,
      duplicate_of = null, ${setNextVersion(now)}
    from json_to_recordset(${JSON.stringify(rows)}::json) as tip(id uuid, link uuid)
    where entries.id = tip.id and entries.status = 'waiting'`.execute(tx)
}
