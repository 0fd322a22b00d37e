import type { Db } from '../../src/database/connect.ts'
import type { Authorized } from '../../src/domain/accounts/authorize.ts'
import { pieceBytes } from '../../src/domain/exchange/import-job.ts'
import { addPiece, finishUpload, startImport } from '../../src/domain/exchange/start-import.ts'

/** Uploads a file in pieces, as the browser does, and returns the id of its import. */
export async function uploadFile(
  db: Db,
  file: { text: string | Buffer; name?: string; by: Authorized; now: Date },
): Promise<string> {
  const { text, name = 'file.csv', by, now } = file
  const bytes = Buffer.from(text)
  const started = await startImport(db, { fileName: name, fileBytes: bytes.length, by, now })
  if (!started.ok) throw new Error(started.reason)
  const { id } = started
  for (let number = 0; number * pieceBytes < bytes.length; number += 1) {
    const piece = bytes.subarray(number * pieceBytes, (number + 1) * pieceBytes)
    if (!(await addPiece(db, { id, number, bytes: piece, now })))
      throw new Error(`piece ${number} was refused`)
  }
  if (!(await finishUpload(db, { id, now }))) throw new Error('the upload is not whole')
  return id
}
