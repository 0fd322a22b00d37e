import type { Db } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { findOrAddOutlet } from '../outlets/find-or-add-outlet.ts'
import { addFeedHost } from './add-feed-host.ts'
import { hostOfFeed, normalizeFeedUrl, type Publishing } from './feed.ts'

export type NewFeed = {
  url: string
  /** Id of the category its entries go to. */
  category: string
  publishing?: Publishing
  title?: string
  outletName?: string
  /** For an outlet that is new and that nobody named. */
  guessedOutletName?: string
  /** An address of the outlet's own site; without it the feed's host stands for it. */
  siteUrl?: string
  language?: string | null
}

export type AddFeedResult =
  | { ok: true; id: string; url: string }
  | { ok: false; reason: 'bad-address' }
  | { ok: false; reason: 'known'; url: string }

/** Adds a feed, due at once, and its outlet where that is new. */
export async function addFeed(db: Db, feed: NewFeed, now: Date): Promise<AddFeedResult> {
  const url = normalizeFeedUrl(feed.url)
  if (url === null) return { ok: false, reason: 'bad-address' }
  return inTransaction(db, async tx => {
    const known = await tx.selectFrom('feeds').select('id').where('url', '=', url).executeTakeFirst()
    if (known) return { ok: false, reason: 'known', url }
    const { outletName: name, guessedOutletName: guessedName, siteUrl, language } = feed
    const outlet = await findOrAddOutlet(tx, { feedUrl: url, siteUrl, name, guessedName, language })
    const host = hostOfFeed(url)
    await addFeedHost(tx, host)
    const added = await tx
      .insertInto('feeds')
      .values({
        ...{ url, host, language },
        outletId: outlet.id,
        title: feed.title ?? '',
        category: feed.category,
        publishing: feed.publishing ?? 'at-once',
        nextPollAt: now,
      })
      .onConflict(conflict => conflict.column('url').doNothing())
      .returning('id')
      .executeTakeFirst()
    return added ? { ok: true, id: added.id, url } : { ok: false, reason: 'known', url }
  })
}
