import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

type TipWords = { note: string; from: string }

// The limit of the table's constraint. Notes of further readers are not kept.
const moreTipsMax = 20

/** Stores an identical note once, as a tip may be read again after a crash. Keeps the version, so no open decision becomes stale. */
export async function saveTipWords(db: Db, entryId: string, { note, from }: TipWords): Promise<void> {
  if (note === '' && from === '') return
  const words = JSON.stringify([{ note, from }])
  await sql`
    update entries set more_tips = more_tips || ${words}::jsonb
    where id = ${entryId} and status = 'waiting' and jsonb_array_length(more_tips) < ${moreTipsMax}
      and not (origin = 'tip' and tip_note = ${note} and tip_from = ${from}) and not more_tips @> ${words}::jsonb`.execute(
    db,
  )
}
