import { sql } from 'kysely'
import { plainMailAddress } from '../../address/mail-address.ts'
import type { Db } from '../../database/connect.ts'
import { isBelow, slicePage, type TimeKey } from '../../database/slice-page.ts'
import type { SubscriberState } from './newsletter.ts'

const columns = [
  'id',
  'address',
  'language',
  'state',
  'askedAt',
  'confirmedAt',
  'bounceCount',
  // A code of mail-failure.ts.
  'offFailure',
] as const

export type Subscriber = Awaited<ReturnType<typeof listSubscribers>>['subscribers'][number]

type SubscriberPage = {
  words: string
  state: SubscriberState | null
  after: TimeKey | null
  limit: number
}

/** Newest first, below `after`; `words` matches any part of an address. */
export async function listSubscribers(db: Db, { words, state, after, limit }: SubscriberPage) {
  let query = db.selectFrom('subscribers').select(columns).orderBy('askedAt', 'desc').orderBy('id', 'desc')
  if (words) query = query.where(containsWords(words.toLowerCase()))
  if (state) query = query.where('state', '=', state)
  if (after) query = query.where(isBelow('asked_at', after))
  const { rows, next } = slicePage(await query.limit(limit + 1).execute(), {
    limit,
    keyOf: ({ askedAt, id }) => ({ at: askedAt, id }),
  })
  return { subscribers: rows, next }
}

/** The domain of a stored address is in ASCII; the words may be a part of it alone. */
function containsWords(words: string) {
  const plain = words.includes('@') ? plainMailAddress(words) : plainMailAddress(`@${words}`).slice(1)
  return sql<boolean>`(position(${words} in address) > 0 or position(${plain} in address) > 0)`
}

export async function hasSubscribers(db: Db, language: string): Promise<boolean> {
  const found = await db
    .selectFrom('subscribers')
    .select('id')
    .where('state', '=', 'active')
    .where('language', '=', language)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** All subscribers, one batch at a time. */
export async function* readSubscribers(db: Db): AsyncGenerator<Subscriber[]> {
  let after: TimeKey | null = null
  do {
    const { subscribers, next } = await listSubscribers(db, { words: '', state: null, after, limit: 1_000 })
    yield subscribers
    after = next
  } while (after)
}

export async function countSubscribers(
  db: Db,
): Promise<{ language: string; state: SubscriberState; count: number }[]> {
  return db
    .selectFrom('subscribers')
    .select(['language', 'state', sql<number>`count(*)::integer`.as('count')])
    .groupBy(['language', 'state'])
    .orderBy('language')
    .orderBy('state')
    .execute()
}
