import { appendFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { z } from 'zod'
import type { ChangedAccounts } from '../../database/backup/keep-current-rows.ts'
import type { Db } from '../../database/connect.ts'
import { findWriteRefusal } from '../../database/database-error.ts'
import { inTransaction } from '../../database/transaction.ts'
import { isUuid } from '../fields/record-id.ts'

// The state of a restore, kept in the database, so that any machine can report it. The row that says `done` is written with
// the restored tables, in their transaction (database/backup/restore.ts).

const failures = [
  ...(['missing', 'foreign', 'damaged', 'inflated', 'newer', 'edited', 'older'] as const),
  ...(['not-empty', 'not-kept', 'disk-full', 'not-permitted', 'depended-on'] as const),
  ...(['busy', 'failed', 'ended'] as const),
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

/** Records why the restore was refused, which has changed nothing, unless it is done: the answer to its commit may be lost. */
export async function refuseRestore(
  db: Db,
  upload: string,
  { reason, now }: { reason: RestoreFailure; now: Date },
): Promise<void> {
  await db
    .updateTable('restores')
    .set({ state: 'refused', failure: reason, claimedUntil: null, updatedAt: now })
    .where('id', '=', upload)
    .where('state', '=', 'running')
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

// An archive on its way to a restore, in pieces of ordinary size, under a name that cannot be guessed. The pieces are in the
// database, so each may arrive at another machine; the machine that restores puts the file together.

type AppendResult = { ok: true } | { ok: false; reason: 'no-upload' | 'gap' | 'disk-full' }

type Piece = { upload: string; at: number; bytes: Buffer; now: Date }

const dayMs = 86_400_000

/** Returns the name under which the pieces are sent. */
export async function beginUpload(db: Db, now: Date): Promise<string> {
  await pruneRestores(db, now)
  const { id } = await db
    .insertInto('restores')
    .values({ updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds a piece at its offset; a piece that was sent twice counts once. */
export async function appendPiece(db: Db, piece: Piece): Promise<AppendResult> {
  if (!isUuid(piece.upload)) return { ok: false, reason: 'no-upload' }
  try {
    return await inTransaction(db, tx => addPiece(tx, piece))
  } catch (error) {
    if (!findWriteRefusal(error)) throw error
    return { ok: false, reason: 'disk-full' }
  }
}

async function addPiece(tx: Db, { upload, at, bytes, now }: Piece): Promise<AppendResult> {
  const arrived = await tx
    .selectFrom('restores')
    .select('bytesArrived')
    .where('id', '=', upload)
    .where('state', '=', 'uploading')
    .forUpdate()
    .executeTakeFirst()
  if (!arrived) return { ok: false, reason: 'no-upload' }
  const size = Number(arrived.bytesArrived)
  if (size === at + bytes.length) return { ok: true }
  if (size !== at) return { ok: false, reason: 'gap' }
  await tx.insertInto('restorePieces').values({ restoreId: upload, at, bytes }).execute()
  await tx
    .updateTable('restores')
    .set({ bytesArrived: at + bytes.length, updatedAt: now })
    .where('id', '=', upload)
    .execute()
  return { ok: true }
}

/** Puts the pieces together in a file that only its owner may read, and removes them from the database. */
export async function writeArchive(db: Db, { upload, folder }: { upload: string; folder: string }) {
  const path = join(folder, `${upload}.chowk`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeftovers(db, folder)
  await writeFile(path, '', { mode: 0o600 })
  try {
    for (let at = 0; ; ) {
      const piece = await db
        .selectFrom('restorePieces')
        .select('bytes')
        .where('restoreId', '=', upload)
        .where('at', '=', String(at))
        .executeTakeFirst()
      if (!piece) break
      await appendFile(path, piece.bytes)
      at += piece.bytes.length
    }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  await db.deleteFrom('restorePieces').where('restoreId', '=', upload).execute()
  return path
}

// Files of a process that was killed during a restore.
async function removeLeftovers(db: Db, folder: string): Promise<void> {
  const running = await db.selectFrom('restores').select('id').where('state', '=', 'running').execute()
  const kept = new Set(running.map(({ id }) => `${id}.chowk`))
  for (const name of await readdir(folder)) if (!kept.has(name)) await rm(join(folder, name), { force: true })
}

/** Deletes uploads that were never finished and outcomes that are no longer needed, after a day. */
export async function pruneRestores(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('restores')
    .where('updatedAt', '<', new Date(now.getTime() - dayMs))
    .where(sql<boolean>`coalesce(claimed_until, '-infinity') < ${now}`)
    .execute()
}
