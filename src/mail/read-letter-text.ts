import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { readLetter } from '../domain/front/read-letter.ts'
import type { MailText } from '../domain/newsletter/letter.ts'
import { toLetterColumns } from '../domain/newsletter/write-letter.ts'
import { settlePrinted } from '../domain/stories/settle-stories.ts'
import { readLanguage } from '../text/language.ts'

type Found = MailText & { language: string; isOutdated: boolean }

/**
 * The letter as it may be sent now; null if nothing is left of it. Its mails leave over hours: it is written again once one
 * of its links was changed, corrected or taken down.
 */
export async function readLetterText(
  db: Db,
  { id, origin, now }: { id: string; origin: string; now: Date },
): Promise<MailText | null> {
  const { rows } = await sql<Found>`
    select letter.language, letter.subject, letter.html, letter.plain, letter.html <> '' and exists (
      select from unnest(letter.link_ids) as printed (id) left join news_links link on link.id = printed.id
      where link.id is null or link.updated_at > letter.written_at or exists (
        select from corrections where news_link_id = link.id and created_at > letter.written_at)
    ) as is_outdated
    from letters letter where letter.id = ${id}`.execute(db)
  const [found] = rows
  const text = found?.isOutdated ? await writeAgain(db, { id, language: found.language, origin, now }) : found
  return text && text.html !== '' ? text : null
}

async function writeAgain(
  db: Db,
  { id, language, origin, now }: { id: string; language: string; origin: string; now: Date },
): Promise<MailText> {
  const letter = await readLetter(db, { language: readLanguage(language), origin, now })
  const written = toLetterColumns(letter, now)
  await inTransaction(db, async tx => {
    await tx.updateTable('letters').set(written).where('id', '=', id).execute()
    await settlePrinted(tx, letter?.stories ?? [], now)
  })
  return written
}
