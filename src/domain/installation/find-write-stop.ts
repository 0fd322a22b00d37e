import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { WriteRefusal } from '../../database/database-error.ts'
import { sessionLocks } from '../../database/locks.ts'

/** Why the database refuses writes right now; null while it accepts them. */
export async function findWriteStop(db: Db): Promise<WriteRefusal | null> {
  const { rows } = await sql<{ isReadOnly: boolean; isRestoring: boolean }>`
    select current_setting('transaction_read_only') = 'on' as is_read_only,
      not pg_try_advisory_xact_lock_shared(${sessionLocks.restore}) as is_restoring`.execute(db)
  if (rows[0]?.isRestoring) return 'restoring'
  return rows[0]?.isReadOnly ? 'disk-full' : null
}
