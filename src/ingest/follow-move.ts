import type { Db } from '../database/connect.ts'
import { addFeedHost } from '../domain/feeds/add-feed-host.ts'
import { hostOfFeed, normalizeFeedUrl } from '../domain/feeds/feed.ts'
import type { FeedFailure } from '../domain/feeds/feed-failure.ts'
import { outletHost } from '../domain/outlets/outlet.ts'

type Refusal = { failure: FeedFailure; detail: string }

/**
 * Decides about a feed whose answer came from another address than the one we asked: one that moved for good is kept
 * under its new address from now on. Refused is what another feed or another outlet already stands for, lest one
 * outlet's articles appear under another's name. Null when all is well.
 */
export async function followMove(
  tx: Db,
  feed: { id: string; url: string },
  answer: { url: string; permanentUrl?: string },
): Promise<Refusal | null> {
  const other = await findOtherOutlet(tx, feed, answer.permanentUrl ?? answer.url)
  if (other) return { failure: 'moved-to-other-outlet', detail: `${answer.url} is the site of ${other}` }
  const movedTo = answer.permanentUrl ? normalizeFeedUrl(answer.permanentUrl) : null
  if (movedTo === null || movedTo === feed.url) return null
  const known = await tx.selectFrom('feeds').select('id').where('url', '=', movedTo).executeTakeFirst()
  if (known) return { failure: 'moved-to-known-feed', detail: movedTo }
  const host = hostOfFeed(movedTo)
  await addFeedHost(tx, host)
  await tx.updateTable('feeds').set({ url: movedTo, host }).where('id', '=', feed.id).execute()
  return null
}

async function findOtherOutlet(
  tx: Db,
  feed: { id: string; url: string },
  landedUrl: string,
): Promise<string | null> {
  const host = outletHost(landedUrl)
  if (host === outletHost(feed.url)) return null
  const homes = ['http', 'https'].flatMap(scheme => [`${scheme}://${host}/`, `${scheme}://www.${host}/`])
  const other = await tx
    .selectFrom('outlets')
    .select('name')
    .where('homeUrl', 'in', homes)
    .where('id', '!=', eb => eb.selectFrom('feeds').select('outletId').where('id', '=', feed.id))
    .executeTakeFirst()
  return other?.name ?? null
}
