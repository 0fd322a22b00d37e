import type { Db } from '../../database/connect.ts'
import { defaultLanguage } from '../../text/language.ts'
import { findSigningKey } from '../installation/get-signing-key.ts'
import { readLeaveToken } from './leave-token.ts'

/** The language of the subscriber, or the site's where he left already; null for a link that is none of ours. */
export async function findLeaveLanguage(db: Db, token: string): Promise<string | null> {
  const id = await readToken(db, token)
  if (id === null) return null
  const subscriber = await db
    .selectFrom('subscribers')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst()
  return subscriber?.language ?? defaultLanguage
}

/**
 * Deletes the subscriber with all mails that wait. Of the address a keyed digest is kept, so that no restore mails it again. False for a link that is none
 * of ours; to leave twice is no error.
 */
export async function leaveNewsletter(db: Db, token: string): Promise<boolean> {
  const id = await readToken(db, token)
  if (id === null) return false
  await db.deleteFrom('subscribers').where('id', '=', id).execute()
  return true
}

// Looking makes no key: a GET writes nothing.
async function readToken(db: Db, token: string): Promise<string | null> {
  const key = await findSigningKey(db, 'newsletter-key')
  return key && readLeaveToken(key, token)
}
