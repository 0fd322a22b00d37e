import type { Db } from '../../database/connect.ts'

/** The bytes of an uploaded file, piece by piece: never more than one of them is in memory. */
export async function* readPieces(db: Db, importId: string): AsyncGenerator<Buffer> {
  for (let number = 0; ; number += 1) {
    const piece = await db
      .selectFrom('importPieces')
      .select('bytes')
      .where('importId', '=', importId)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!piece) return
    yield piece.bytes
  }
}
