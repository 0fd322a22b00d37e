import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Whether the database takes no writes for now: its disk is nearly full (database/embedded/disk-guard.ts). */
export async function isReadOnly(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    setting: string
  }>`select current_setting('transaction_read_only') as setting`.execute(db)
  return rows[0]?.setting === 'on'
}
