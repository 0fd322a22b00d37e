import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../fields/record-id.ts'
import { fileBytesMax, pieceBytes, uploadPauseMs, waitingBytesMax } from './import-job.ts'

type StartImportResult =
  | { ok: true; id: string }
  | { ok: false; reason: 'empty' | 'too-large' | 'too-much-waiting' }

const fileNameLengthMax = 200

/** Reserves space for a file that is about to be uploaded in pieces; a file that is too large is refused before it comes. */
export async function startImport(
  db: Db,
  { fileName, fileBytes, by, now }: { fileName: string; fileBytes: number; by: Authorized; now: Date },
): Promise<StartImportResult> {
  if (!Number.isSafeInteger(fileBytes) || fileBytes <= 0) return { ok: false, reason: 'empty' }
  if (fileBytes > fileBytesMax) return { ok: false, reason: 'too-large' }
  return inTransaction(db, async tx => {
    // Reservations run one at a time, so that the last space is given out once.
    await takeLock(tx, 'import space')
    const waiting = await tx
      .selectFrom('imports')
      .select(sql<number>`coalesce(sum(file_bytes), 0)::float8`.as('bytes'))
      .where(({ eb, or }) =>
        or([
          eb('state', 'in', ['checking', 'checked', 'importing']),
          // An abandoned upload reserves no space.
          eb('state', '=', 'uploading').and('updatedAt', '>=', pausedBefore(now)),
        ]),
      )
      .executeTakeFirstOrThrow()
    if (waiting.bytes + fileBytes > waitingBytesMax) return { ok: false, reason: 'too-much-waiting' }
    const { id } = await tx
      .insertInto('imports')
      .values({
        fileName: nameOf(fileName),
        fileBytes,
        accountId: by.accountId,
        accountName: by.name,
        createdAt: now,
        updatedAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ok: true, id }
  })
}

/** Stores one piece; the same piece sent again changes nothing. False if it does not belong to this file. */
export async function addPiece(
  db: Db,
  { id, number, bytes, now }: { id: string; number: number; bytes: Buffer; now: Date },
): Promise<boolean> {
  if (!isUuid(id) || !Number.isInteger(number) || number < 0 || bytes.length === 0) return false
  return inTransaction(db, async tx => {
    const waiting = await tx
      .updateTable('imports')
      .set({ updatedAt: now })
      .where('id', '=', id)
      .where('state', '=', 'uploading')
      // By then its space may be reserved for another file.
      .where('updatedAt', '>=', pausedBefore(now))
      .returning('fileBytes')
      .executeTakeFirst()
    if (!waiting || bytes.length !== lengthOfPiece(waiting.fileBytes, number)) return false
    await tx
      .insertInto('importPieces')
      .values({ importId: id, number, bytes })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    return true
  })
}

/** False while pieces are missing or after giving up. A call repeated after a lost response returns true and changes nothing. */
export async function finishUpload(db: Db, { id, now }: { id: string; now: Date }): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ state: 'checking', updatedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .where(
      sql<boolean>`file_bytes = (select coalesce(sum(octet_length(bytes)), 0) from import_pieces
        where import_id = imports.id)`,
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n || isFinished(db, id)
}

async function isFinished(db: Db, id: string): Promise<boolean> {
  const finished = await db
    .selectFrom('imports')
    .select('id')
    .where('id', '=', id)
    .where('state', 'not in', ['uploading', 'cancelled'])
    .executeTakeFirst()
  return finished !== undefined
}

function pausedBefore(now: Date): Date {
  return new Date(now.getTime() - uploadPauseMs)
}

/** All pieces are full except the last; beyond the end of the file the result is not positive. */
function lengthOfPiece(fileBytes: number, number: number): number {
  return Math.min(pieceBytes, fileBytes - number * pieceBytes)
}

function nameOf(given: string): string {
  const plain = given.replaceAll('\0', '').toWellFormed().trim().slice(0, fileNameLengthMax)
  return plain.toWellFormed() || 'file'
}

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
      select id from imports
      where state not in ('uploading', 'checking', 'checked', 'importing'))`.execute(db)
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
