import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { defaultLanguage } from '../../text/language.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../fields/record-id.ts'
import { findSigningKey } from '../installation/installation.ts'

/**
 * The id of whoever subscribes with this address: the same after leaving and subscribing again, so that the unsubscribe link of
 * an old letter, which holds the id, also ends the new subscription. A UUID of version 8 (RFC 9562), keyed because an id must
 * not tell whether an address is ours.
 */
export function subscriberIdOf(key: string, address: string): string {
  const bytes = createHmac('sha256', key).update(`subscriber:${address}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** False for the random ids (version 7) of subscribers from before. */
function isDerivedId(id: string): boolean {
  return id.charAt(14) === '8'
}

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

/** Deletes an address with its mails, for good: no revision holds it. A keyed digest keeps a restore from mailing it again. */
export async function removeSubscriber(
  db: Db,
  { id }: { id: string; by: Authorized<'administrator'> },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const { numDeletedRows } = await db.deleteFrom('subscribers').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

// Every mail contains its unsubscribe link, so the token has no stored digest: it is the subscriber's id with our signature.

// 132 bits, which cannot be guessed.
const signatureLength = 22
const form = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{22})$/

export function signLeaveToken(key: string, subscriberId: string): string {
  return subscriberId.replaceAll('-', '') + sign(key, subscriberId)
}

/** The id of the subscriber; null for a token that we did not sign. */
function readLeaveToken(key: string, token: string): string | null {
  const [, ...parts] = form.exec(token) ?? []
  const signature = parts.pop()
  if (!signature) return null
  const id = parts.join('-')
  return timingSafeEqual(Buffer.from(sign(key, id)), Buffer.from(signature)) ? id : null
}

function sign(key: string, id: string): string {
  return createHmac('sha256', key).update(`leave:${id}`).digest('base64url').slice(0, signatureLength)
}
