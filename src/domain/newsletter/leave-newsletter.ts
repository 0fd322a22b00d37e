import type { Db } from '../../database/connect.ts'
import { defaultLanguage } from '../../text/language.ts'
import { findSigningKey } from '../installation/get-signing-key.ts'
import { readLeaveToken } from './leave-token.ts'
import { isDerivedId } from './subscriber-id.ts'

/** The subscriber's language, or the default if the subscriber has left; null for a link that is not alive. */
export async function findLeaveLanguage(db: Db, token: string): Promise<string | null> {
  const id = await readToken(db, token)
  if (id === null) return null
  const subscriber = await db
    .selectFrom('subscribers')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst()
  return subscriber?.language ?? (isDerivedId(id) ? defaultLanguage : null)
}

/**
 * Deletes the subscriber with all waiting mails. A keyed digest of the address is kept, so that no restore mails it again.
 * Leaving twice is not an error. False for a link that we did not sign, and for one from before ids were derived from
 * addresses whose subscriber is gone: the address may have subscribed again, under an id that the link does not hold.
 */
export async function leaveNewsletter(db: Db, token: string): Promise<boolean> {
  const id = await readToken(db, token)
  if (id === null) return false
  const { numDeletedRows } = await db.deleteFrom('subscribers').where('id', '=', id).executeTakeFirstOrThrow()
  return numDeletedRows > 0n || isDerivedId(id)
}

// Does not create the key: a GET writes nothing.
async function readToken(db: Db, token: string): Promise<string | null> {
  const key = await findSigningKey(db, 'newsletter-key')
  return key && readLeaveToken(key, token)
}
