import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { DB } from '../database/tables.ts'
import { inTransaction } from '../database/transaction.ts'
import { readLetter } from '../domain/front/read-letter.ts'
import { listLetterLanguages, listSlots, type Slot } from '../domain/newsletter/newsletter.ts'
import { hasSubscribers } from '../domain/newsletter/subscriber-queries.ts'
import { toLetterColumns } from '../domain/newsletter/write-letter.ts'
import { getSettings } from '../domain/settings/settings-queries.ts'
import { settlePrinted } from '../domain/stories/settle-stories.ts'
import type { Language } from '../text/language.ts'
import { siteZone } from '../text/site-zone.ts'

// Puts the letters of the day into the outbox. The key of a letter is its language and its day, so only one of several
// workers writes it, and neither a restart nor a changed hour writes it again.

/** After this, the news of a letter is old. */
const lifeMs = 12 * 3_600_000

type Planning = { origin: string; now: Date; zone?: string }

export async function planLetters(db: Db, { origin, now, zone = siteZone }: Planning): Promise<void> {
  const settings = await getSettings(db)
  const languages = listLetterLanguages(settings)
  if (languages.length === 0) return
  const { newsletterSince } = await db
    .selectFrom('settings')
    .select('newsletterSince')
    .executeTakeFirstOrThrow()
  // A letter from before the newsletter was turned on, or before its hour changed, was never promised.
  const slots = listSlots(settings, { now, zone }).filter(({ startedAt }) => startedAt >= newsletterSince)
  for (const slot of slots)
    for (const language of await listUnplanned(db, { slot, languages }))
      await planLetter(db, { slot, language, origin, now })
}

async function listUnplanned(
  db: Db,
  { slot, languages }: { slot: Slot; languages: Language[] },
): Promise<Language[]> {
  const planned = await db.selectFrom('letters').select('language').where('day', '=', slot.day).execute()
  return languages.filter(language => !planned.some(letter => letter.language === language))
}

type One = { slot: Slot; language: Language; origin: string; now: Date }

async function planLetter(db: Db, { slot, language, origin, now }: One): Promise<void> {
  const { day } = slot
  const skip = async (skippedFor: 'late' | 'nobody' | 'empty') => {
    await addLetter(db, { language, day, plannedAt: now, state: 'skipped', skippedFor, finishedAt: now })
  }
  if (slot.state === 'late') return skip('late')
  if (!(await hasSubscribers(db, language))) return skip('nobody')
  const letter = await readLetter(db, { language, origin, now })
  if (!letter) return skip('empty')
  const written = toLetterColumns(letter, now)
  await inTransaction(db, async tx => {
    const id = await addLetter(tx, { language, day, plannedAt: now, state: 'sending', ...written })
    if (!id) return
    await addMails(tx, { id, language, now })
    await settlePrinted(tx, letter.stories, now)
  })
}

/** The id; undefined if another worker was first. */
async function addLetter(db: Db, letter: Insertable<DB['letters']>): Promise<string | undefined> {
  const added = await db
    .insertInto('letters')
    .values(letter)
    .onConflict(conflict => conflict.columns(['day', 'language']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

async function addMails(
  tx: Db,
  { id, language, now }: { id: string; language: Language; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + lifeMs)
  const { numAffectedRows } = await sql`
    insert into mails (kind, subscriber_id, letter_id, language, created_at, next_at, expires_at)
    select 'letter', id, ${id}, language, ${now}, ${now}, ${expiresAt} from subscribers
    where state = 'active' and language = ${language}`.execute(tx)
  await tx
    .updateTable('letters')
    .set({ recipients: Number(numAffectedRows ?? 0n) })
    .where('id', '=', id)
    .execute()
}
