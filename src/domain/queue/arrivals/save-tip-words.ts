import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

export type TipWords = { note: string; from: string }

// As the table has it. More readers than this say nothing new.
const moreTipsMax = 20

/** The same words are kept once: a tip may be read again after a kill. No decision about to be made is stale for it. */
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
