import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { uploadPauseMs } from './import-job.ts'

const dayMs = 86_400_000

// A dry run that is not confirmed by the next day is abandoned; until then its file takes up disk space.
const waitingMs = dayMs
// As long as deleted links are kept.
const reportMs = 30 * dayMs
const importMs = 90 * dayMs

/** Deletes abandoned files, old reports, and finally the imports themselves. */
export async function pruneImports(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db
    .updateTable('imports')
    .set({ state: 'cancelled', failure: 'expired', claim: null, claimedUntil: null })
    .where(({ eb, or }) =>
      or([
        eb('state', '=', 'uploading').and('updatedAt', '<', before(uploadPauseMs)),
        eb('state', '=', 'checked').and('updatedAt', '<', before(waitingMs)),
      ]),
    )
    .execute()
  await sql`
    delete from import_pieces where import_id in (
      select id from imports where state not in ('uploading', 'checking', 'checked', 'importing'))`.execute(
    db,
  )
  await sql`
    delete from import_parts where import_id in (
      select id from imports where updated_at < ${before(reportMs)}
        and state not in ('uploading', 'checking', 'checked', 'importing', 'undoing'))`.execute(db)
  await db
    .deleteFrom('imports')
    .where('state', 'not in', ['checking', 'importing', 'undoing'])
    .where('updatedAt', '<', before(importMs))
    .execute()
}
