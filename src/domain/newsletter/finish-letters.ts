import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { confirmDays } from './confirm-subscription.ts'
import { countRefusals } from './outbox.ts'

const dayMs = 86_400_000

// The counts of a letter are kept longer than its text, which is on the site anyway.
// A departure is kept as long as a backup that still holds the address may be restored.
const keptDays = { mails: 30, letters: 400, departures: 400 }

/** Closes the letters that have no waiting mails left, and counts their bounces. */
export async function finishLetters(db: Db, now: Date): Promise<void> {
  await inTransaction(db, async tx => {
    const { rows } = await sql<{ id: string; sent: number }>`
      update letters set state = 'sent', finished_at = ${now} where state = 'sending'
        and not exists (select from mails where mails.letter_id = letters.id and mails.state = 'waiting')
      returning id, sent`.execute(tx)
    for (const { id, sent } of rows) if (sent > 0) await countRefusals(tx, id)
  })
}

/** Deletes unconfirmed addresses, old departures, mails that finished long ago, and letters older than a year. */
export async function pruneNewsletter(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs)
  await db
    .deleteFrom('subscribers')
    .where('state', '=', 'pending')
    .where('askedAt', '<', daysAgo(confirmDays))
    // After an outage of the mail server, the link may have been sent later and be valid for longer.
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
