import { sql } from 'kysely'
import { encodeNotification } from './changes.ts'
import type { Db } from './connect.ts'

/** For one of many similar transactions: readers are shown its changes together with those of the others. */
export async function announceTogether(tx: Db): Promise<void> {
  await sql`select set_config('chowk.pace', 'together', true)`.execute(tx)
}

/**
 * Announces that links of these categories look different although their rows did not change (their pictures arrived);
 * readers are shown it together with other changes.
 */
export async function announceNewsTogether(db: Db, categoryIds: Iterable<string>): Promise<void> {
  const payloads = Array.from(categoryIds, id => encodeNotification(`news:${id}`, 'together'))
  await sql`select pg_notify('chowk_changes', payload) from unnest(${payloads}::text[]) as payload`.execute(
    db,
  )
}
