import { sql } from 'kysely'
import { encodeNotification } from './changes.ts'
import type { Db } from './connect.ts'

/** For a transaction that is one of many: readers see what it changes together with what the others change. */
export async function announceTogether(tx: Db): Promise<void> {
  await sql`select set_config('chowk.pace', 'together', true)`.execute(tx)
}

/**
 * Says that links of these categories look different although none of them was written (their pictures came), for
 * readers to see together with other changes.
 */
export async function announceNewsTogether(db: Db, categoryIds: Iterable<string>): Promise<void> {
  const payloads = Array.from(categoryIds, id => encodeNotification(`news:${id}`, 'together'))
  await sql`select pg_notify('chowk_changes', payload) from unnest(${payloads}::text[]) as payload`.execute(
    db,
  )
}
