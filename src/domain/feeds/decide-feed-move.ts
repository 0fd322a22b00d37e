import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { catchTaken, inTransaction } from '../../database/transaction.ts'
import { isUuid } from '../fields/record-id.ts'
import { outletHost } from '../outlets/outlet.ts'
import type { Batch, Editor } from '../revisions/revision.ts'
import { updateRecords } from '../revisions/write-record.ts'
import { hostOfFeed, normalizeFeedUrl } from './feed.ts'
import { resetForNewAddress } from './update-feed.ts'

// A feed's address redirects to another outlet's site, or to a feed with mostly other entries. Polling stops there, so that
// one outlet's articles do not appear under another's name, until an editor decides what the feed is from now on.

export type MoveDecision =
  /** The feed belongs to the other outlet from now on, at its new address. */
  | 'theirs'
  /** The host belongs to this feed's outlet, which has moved to it. */
  | 'ours'
  /** The feed with mostly other entries is still the same feed. */
  | 'follow'

type DecideFeedMoveResult =
  | { ok: true; batchId: string }
  | { ok: false; reason: 'nothing-to-settle' | 'known' }

/** Writes the editor's decision as one batch and makes the feed due at once. */
export async function decideFeedMove(
  db: Db,
  { id, decision, by, now }: Editor & { id: string; decision: MoveDecision },
): Promise<DecideFeedMoveResult> {
  if (!isUuid(id)) return { ok: false, reason: 'nothing-to-settle' }
  return inTransaction(db, async tx => {
    await takeLock(tx, 'outlet hosts')
    if (decision === 'follow') return follow(tx, { id, by, now })
    const move = await findMove(tx, id)
    if (!move) return { ok: false, reason: 'nothing-to-settle' }
    const write = { by, now, batchId: randomUUID() }
    if (decision === 'theirs')
      return moveTo(tx, { id, state: move.state }, { url: move.url, outletId: move.owner.id, ...write })
    await giveHost(tx, move, write)
    const values = { nextPollAt: now, failure: null, failureDetail: null, movedTo: null }
    await updateRecords(tx, { table: 'feeds', ids: [id], values, ...write })
    return { ok: true, batchId: write.batchId }
  })
}

async function follow(tx: Db, { id, by, now }: Editor & { id: string }): Promise<DecideFeedMoveResult> {
  const feed = await tx
    .selectFrom('feeds')
    .select(['movedTo', 'state'])
    .where('id', '=', id)
    .where('failure', '=', 'moved-to-other-items')
    .forUpdate()
    .executeTakeFirst()
  const url = feed?.movedTo ? normalizeFeedUrl(feed.movedTo) : null
  if (!feed || url === null) return { ok: false, reason: 'nothing-to-settle' }
  return moveTo(tx, { id, ...feed }, { url, by, now })
}

/** The unique constraint decides whether the address is known, because a poll may move another feed there meanwhile. */
async function moveTo(
  tx: Db,
  feed: { id: string; state: string },
  { url, outletId, ...write }: Editor & { url: string; outletId?: string; batchId?: string },
): Promise<DecideFeedMoveResult> {
  const values = { ...resetForNewAddress(feed, { url, now: write.now }), ...(outletId && { outletId }) }
  const moved = await catchTaken(tx, async () => ({
    ok: true as const,
    ...(await updateRecords(tx, { table: 'feeds', ids: [feed.id], values, ...write })),
  }))
  return moved.ok ? { ok: true, batchId: moved.batchId } : { ok: false, reason: 'known' }
}

async function findMove(tx: Db, id: string) {
  const feed = await tx
    .selectFrom('feeds')
    .innerJoin('outlets', 'outlets.id', 'feeds.outletId')
    .select(['feeds.movedTo', 'feeds.state', 'outlets.id as outletId', 'outlets.hosts'])
    .where('feeds.id', '=', id)
    .where('feeds.failure', '=', 'moved-to-other-outlet')
    .forUpdate('feeds')
    .executeTakeFirst()
  const url = feed?.movedTo ? normalizeFeedUrl(feed.movedTo) : null
  if (!feed || url === null || !hostOfFeed(url)) return null
  const host = outletHost(url)
  const owner = await tx
    .selectFrom('outletHosts')
    .innerJoin('outlets', 'outlets.id', 'outletHosts.outletId')
    .select(['outlets.id', 'outlets.hosts'])
    .where('outletHosts.host', '=', host)
    .executeTakeFirst()
  return owner ? { url, host, state: feed.state, owner, own: { id: feed.outletId, hosts: feed.hosts } } : null
}

/** Removes the host from the other outlet first, because a host belongs to one outlet. */
async function giveHost(
  tx: Db,
  { host, owner, own }: NonNullable<Awaited<ReturnType<typeof findMove>>>,
  write: Batch,
): Promise<void> {
  const left = { hosts: owner.hosts.filter(one => one !== host) }
  await updateRecords(tx, { table: 'outlets', ids: [owner.id], values: left, ...write })
  const more = { hosts: [...own.hosts, host] }
  await updateRecords(tx, { table: 'outlets', ids: [own.id], values: more, ...write })
}
