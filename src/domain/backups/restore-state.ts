import { z } from 'zod'
import type { ChangedAccounts } from '../../database/backup/keep-current-rows.ts'
import type { Db } from '../../database/connect.ts'
import { isUuid } from '../fields/record-id.ts'

// The state of a restore, kept in the database, so that any machine can report it. The row that says `done` is written with
// the restored tables, in their transaction (database/backup/restore.ts).

const failures = [
  ...(['missing', 'foreign', 'damaged', 'inflated', 'newer', 'edited', 'older'] as const),
  ...([
    'not-empty',
    'not-kept',
    'disk-full',
    'not-permitted',
    'depended-on',
    'busy',
    'failed',
    'ended',
  ] as const),
]

export type RestoreFailure = (typeof failures)[number]

type RestoreState =
  | { state: 'running' }
  | ({ state: 'done' } & ChangedAccounts)
  | { state: 'refused'; reason: RestoreFailure }

// A restoring process renews its claim every few seconds; a killed one is detected when the claim ends.
const claimMs = 30_000
const beatMs = 5_000

const failureSchema = z.enum(failures)

/** Claims an uploaded archive for the caller to restore. False if another process has claimed it, or nothing was uploaded. */
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

/** Renews the claim of a running restore, until `stop`. */
export function renewRestoreClaim(db: Db, upload: string, now: () => Date): { stop: () => void } {
  const beat = () =>
    db
      .updateTable('restores')
      .set({ claimedUntil: new Date(now().getTime() + claimMs) })
      .where('id', '=', upload)
      .where('state', '=', 'running')
      .execute()
      // The next renewal tries again.
      .catch(() => undefined)
  const timer = setInterval(beat, beatMs).unref()
  return { stop: () => clearInterval(timer) }
}

/** Records why the restore was refused; it has changed nothing. */
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

/** Null if none was started. If its process is gone, the restore has ended without a change, as its transaction was not committed. */
export async function findRestoreState(db: Db, upload: string, now: Date): Promise<RestoreState | null> {
  if (!isUuid(upload)) return null
  const row = await db
    .selectFrom('restores')
    .select(['state', 'failure', 'claimedUntil', 'updatedAt'])
    .where('id', '=', upload)
    .executeTakeFirst()
  switch (row?.state) {
    case 'done':
      return { state: 'done', ...(await listChanged(db, row.updatedAt)) }
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

/** As `keepCurrentRows` marked them. */
async function listChanged(db: Db, restoredAt: Date): Promise<ChangedAccounts> {
  const changed = await db
    .selectFrom('accounts')
    .select(['name', 'isOff', 'role'])
    .where('updatedAt', '=', restoredAt)
    .orderBy('name')
    .execute()
  return {
    switchedOff: changed.filter(({ isOff }) => isOff).length,
    administratorsAgain: changed.flatMap(({ name, isOff, role }) =>
      role === 'administrator' && !isOff ? [name] : [],
    ),
  }
}
