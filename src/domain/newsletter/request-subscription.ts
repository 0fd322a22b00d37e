import { domainToASCII } from 'node:url'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { orNoWrites } from '../../database/database-error.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Language } from '../../text/language.ts'
import { bucketOf, type Throttled, takeFromEach, takeReaderForm } from '../accounts/limits.ts'
import { getSigningKey } from '../installation/installation.ts'
import { confirmDays } from './confirm-subscription.ts'
import { subscriberIdOf } from './leave-newsletter.ts'

type RequestSubscriptionResult =
  | { ok: true }
  | Throttled
  /** `no-writes`: the database refuses writes for the time being. */
  | { ok: false; reason: 'full' | 'no-writes' }

type SubscriptionRequest = { address: string; language: Language; client: string; now: Date }

/** Queues the mail that asks for confirmation. The result is the same for every address, so that nobody learns who reads this site. */
export async function requestSubscription(
  db: Db,
  request: SubscriptionRequest,
): Promise<RequestSubscriptionResult> {
  return orNoWrites(recordRequest(db, request))
}

async function recordRequest(
  db: Db,
  { client, ...request }: SubscriptionRequest,
): Promise<RequestSubscriptionResult> {
  const address = request.address.toLowerCase()
  const { language, now } = request
  const taken = await takeReaderForm(db, 'subscribe', { address: client, now })
  if (!taken.ok) return taken
  if (await isFull(db, pendingMax[taken.count === 1 ? 'first' : 'further']))
    return { ok: false, reason: 'full' }
  if (await takeConfirmation(db, { address, now }))
    await inTransaction(db, tx => queueConfirmation(tx, { address, language, now }))
  return { ok: true }
}

async function isFull(db: Db, most: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (
    select from subscribers where state = 'pending' limit ${most}) counted`.execute(db)
  return (rows[0]?.count ?? 0) >= most
}

/** Queues nothing for an address that already gets the letter in this language. */
async function queueConfirmation(
  tx: Db,
  { address, language, now }: { address: string; language: Language; now: Date },
): Promise<void> {
  const key = await getSigningKey(tx, 'newsletter-key')
  const subscriber = await tx
    .insertInto('subscribers')
    .values({ id: subscriberIdOf(key, address), address, language, askedAt: now })
    .onConflict(conflict =>
      conflict
        .column('address')
        .doUpdateSet({ askedAt: now })
        .where(sql<boolean>`subscribers.state <> 'active' or subscribers.language <> ${language}`),
    )
    .returning('id')
    .executeTakeFirst()
  if (!subscriber) return
  // Replaces a waiting confirmation: one mail is enough.
  await tx
    .deleteFrom('mails')
    .where('subscriberId', '=', subscriber.id)
    .where('kind', '=', 'confirm')
    .where('state', '=', 'waiting')
    .where('claimedUntil', 'is', null)
    .execute()
  const expiresAt = new Date(now.getTime() + confirmDays * dayMs)
  await tx
    .insertInto('mails')
    .values({
      kind: 'confirm',
      subscriberId: subscriber.id,
      language,
      expiresAt,
      createdAt: now,
      nextAt: now,
    })
    .execute()
}

// Limits how many confirmations strangers can have mailed. Without limits, the form would write to anybody, any number of
// times, in this site's name. As with tips, no limit that strangers can reach closes the form for other networks.

/** Unconfirmed addresses at a time, for further requests of the same network and for first ones. */
const pendingMax = { further: 500, first: 5_000 }

const dayMs = 86_400_000

/** Counts a mail to this mailbox, however its address is spelt; false after three a day, of which two may go astray. */
async function takeConfirmation(db: Db, { address, now }: { address: string; now: Date }): Promise<boolean> {
  const bucket = bucketOf('subscribe-to', mailboxOf(address), { attemptsMax: 3, minutes: 24 * 60 })
  return (await takeFromEach(db, [bucket], now)).ok
}

// These ignore some characters of names, and have several domains for one mailbox.
const providers = [
  { domains: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { domains: ['proton.me', 'protonmail.com', 'pm.me'], ignored: /[._-]/g },
]

/** The mailbox of an address, as far as known: `a.b+news@GoogleMail.com` is `ab@gmail.com`. Only for limits: mail goes to the address as typed. */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).normalize('NFKC').toLowerCase().split('+')
  const typed = address.slice(at + 1).trim()
  const domain = domainToASCII(typed) || typed.toLowerCase()
  const provider = providers.find(({ domains }) => domains.includes(domain))
  return provider ? `${name.replaceAll(provider.ignored, '')}@${provider.domains[0]}` : `${name}@${domain}`
}
