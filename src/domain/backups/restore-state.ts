import { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../is-uuid.ts'

// How a restore goes, in the database: any machine may be the one that is asked. The row that says `done` comes with the
// restored tables, in their transaction (database/backup/restore.ts).

const failures = [
  ...(['missing', 'foreign', 'damaged', 'newer', 'edited', 'not-empty', 'not-kept'] as const),
  ...(['disk-full', 'not-permitted', 'busy', 'failed', 'ended'] as const),
]

export type RestoreFailure = (typeof failures)[number]

export type RestoreState = { state: 'running' | 'done' } | { state: 'refused'; reason: RestoreFailure }

// A process that restores says every few seconds that it lives; one that was killed is found out after the claim.
const claimMs = 30_000
const beatMs = 5_000

const failureSchema = z.enum(failures)

/** Takes what has arrived, to be restored by the caller alone. False where somebody has taken it, or nothing came. */
export async function takeRestore(db: Db, upload: string, now: Date): Promise<boolean> {
  if (!isUuid(upload)) return false
  const taken = await db
    .updateTable('restores')
    .set({ state: 'running', claimedUntil: new Date(now.getTime() + claimMs), updatedAt: now })
    .where('id', '=', upload)
    .where('state', '=', 'uploading')
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Says that the restore goes on, until `stop`. */
export function keepRestoring(db: Db, upload: string, now: () => Date): { stop: () => void } {
  const beat = () =>
    db
      .updateTable('restores')
      .set({ claimedUntil: new Date(now().getTime() + claimMs) })
      .where('id', '=', upload)
      .where('state', '=', 'running')
      .execute()
      // The next beat tries again.
      .catch(() => undefined)
  const timer = setInterval(beat, beatMs).unref()
  return { stop: () => clearInterval(timer) }
}

/** Nothing was changed by the restore. */
export async function refuseRestore(
  db: Db,
  upload: string,
  { reason, now }: { reason: RestoreFailure; now: Date },
): Promise<void> {
  await db
    .updateTable('restores')
    .set({ state: 'refused', failure: reason, claimedUntil: null, updatedAt: now })
    .where('id', '=', upload)
    .execute()
}

/** Null where none was begun. One whose process is gone has ended, and its transaction with it. */
export async function findRestoreState(db: Db, upload: string, now: Date): Promise<RestoreState | null> {
  if (!isUuid(upload)) return null
  const row = await db
    .selectFrom('restores')
    .select(['state', 'failure', 'claimedUntil'])
    .where('id', '=', upload)
    .executeTakeFirst()
  switch (row?.state) {
    case 'done':
      return { state: 'done' }
    case 'refused':
      return { state: 'refused', reason: failureSchema.parse(row.failure) }
    case 'running':
      return row.claimedUntil && row.claimedUntil > now
        ? { state: 'running' }
        : { state: 'refused', reason: 'ended' }
    default:
      return null
  }
}
