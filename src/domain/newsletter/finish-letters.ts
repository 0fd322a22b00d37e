import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { confirmDays } from './confirm-subscription.ts'

const dayMs = 86_400_000

// Of a letter its counts stay; what it said stands on the site.
// A departure is kept as long as somebody may restore a backup that still holds the address.
const keptDays = { mails: 30, letters: 400, departures: 400 }

/** Closes the letters of which no mail waits any more. */
export async function finishLetters(db: Db, now: Date): Promise<void> {
  await sql`update letters set state = 'sent', finished_at = ${now} where state = 'sending'
    and not exists (select from mails where mails.letter_id = letters.id and mails.state = 'waiting')`.execute(
    db,
  )
}

/** Forgets addresses that never confirmed, departures, mails that are long finished, and letters of more than a year ago. */
export async function pruneNewsletter(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  await db
    .deleteFrom('subscribers')
    .where('state', '=', 'pending')
    .where('askedAt', '<', daysAgo(confirmDays))
    // After an outage of the mail server a link may have left later, and is good for as long.
    .where(({ eb, or }) => or([eb('confirmExpiresAt', 'is', null), eb('confirmExpiresAt', '<', now)]))
    .execute()
  await db.deleteFrom('newsletterDepartures').where('at', '<', daysAgo(keptDays.departures)).execute()
  await db.deleteFrom('mails').where('finishedAt', '<', daysAgo(keptDays.mails)).execute()
  await db
    .updateTable('letters')
    .set({ html: '', plain: '' })
    .where('state', '=', 'sent')
    .where('html', '<>', '')
    .where('finishedAt', '<', daysAgo(keptDays.mails))
    .execute()
  await db.deleteFrom('letters').where('plannedAt', '<', daysAgo(keptDays.letters)).execute()
}
