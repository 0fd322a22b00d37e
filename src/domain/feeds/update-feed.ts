import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { takeLock } from '../../database/locks.ts'
import { inTransaction, rollBackUnlessOk } from '../../database/transaction.ts'
import type { Authorized } from '../accounts/authorize.ts'
import { isUuid } from '../fields/record-id.ts'
import { lockCategory } from '../news-links/news-link-checks.ts'
import { resolveOutlets } from '../outlets/resolve-outlets.ts'
import { type MovedEntries, moveWaitingEntries } from '../queue/move-waiting-entries.ts'
import type { RestoreRule } from '../revisions/restore-records.ts'
import { deleteRecords, updateRecord, updateRecords, type Values } from '../revisions/write-record.ts'
import { bothSchemes, listKnownUrls } from './add-feed.ts'
import { hostOfFeed, normalizeFeedUrl, type Publishing } from './feed.ts'
import { bytesOfMegabyte, type FeedInput } from './feed-schema.ts'

type UpdateFeedResult =
  | { ok: true; batchId: string; moved: MovedEntries }
  | { ok: false; reason: 'not-found' | 'stale' }
  | { ok: false; reason: 'known' | 'no-such-category' | 'bad-address' }

type Update = { id: string; version: number; input: FeedInput; by: Authorized; now: Date }

/**
 * Waiting entries follow the feed to another category. A new address resets it: due at once, read in full, no failures. A raised
 * size limit makes it due at once and read in full, because a server that answers "not modified" would hide the rest.
 */
export async function updateFeed(db: Db, { input, ...update }: Update): Promise<UpdateFeedResult> {
  const url = normalizeFeedUrl(input.url)
  if (url === null) return { ok: false, reason: 'bad-address' }
  return inTransaction(db, async tx => {
    await takeLock(tx, 'outlet hosts')
    if (!(await lockCategory(tx, input.category))) return { ok: false, reason: 'no-such-category' }
    const current = await findCurrent(tx, update.id)
    if (!current) return { ok: false, reason: 'not-found' }
    // Checked before any write: a refused save must neither leave an outlet behind nor move entries.
    if (update.version !== current.version) return { ok: false, reason: 'stale' }
    const isTaken = url !== current.url && (await listKnownUrls(tx, bothSchemes(url), update.id)).size > 0
    if (isTaken) return { ok: false, reason: 'known' }
    // A poll may move another feed to this address in the meantime; then the changes to outlet and entries are rolled back.
    return rollBackUnlessOk(tx, () => writeFeed(tx, { ...update, input, url, current }))
  })
}

async function writeFeed(
  tx: Db,
  { input, url, current, ...update }: Update & { url: string; current: CurrentFeed },
): Promise<UpdateFeedResult> {
  const batchId = randomUUID()
  const { title, category, publishing, categorizing, outletName } = input
  const { by, now } = update
  const language = input.language || null
  const bytesMax = Number(input.sizeLimit) * bytesOfMegabyte
  // Two outlets may share a name; if the name is unchanged, the feed keeps its outlet.
  const [{ outletId } = current] =
    outletName === current.outletName
      ? []
      : await resolveOutlets(tx, [{ feedUrl: url, name: outletName, language }], {
          by,
          now,
          batchId,
          joining: 'new-only',
        })
  const values = {
    outletId,
    title,
    category,
    publishing,
    categorizing,
    language,
    bytesMax,
    ...(bytesMax > current.bytesMax ? { nextPollAt: now, ...noValidators } : {}),
    ...(url === current.url ? {} : resetForNewAddress(current, { url, now })),
  }
  const moved = await moveWaitingEntries(tx, { feedIds: [update.id], category, by, now, batchId })
  const updated = await updateRecord(tx, { table: 'feeds', values, ...update, batchId })
  if (updated.ok) {
    await confirmFeeds(tx, [update.id])
    return { ...updated, moved }
  }
  return { ok: false, reason: updated.reason === 'taken' ? 'known' : updated.reason }
}

/** An editor knows which of them became another (`last-read.ts`): rules publish their entries again. */
async function confirmFeeds(tx: Db, ids: string[]): Promise<void> {
  await sql`update feeds set last_read = last_read - 'changed'
    where id = any(${ids}::uuid[]) and last_read ? 'changed'`.execute(tx)
}

type CurrentFeed = NonNullable<Awaited<ReturnType<typeof findCurrent>>>

async function findCurrent(tx: Db, id: string) {
  if (!isUuid(id)) return undefined
  return tx
    .selectFrom('feeds')
    .innerJoin('outlets', 'outlets.id', 'feeds.outletId')
    .select(['feeds.url', 'feeds.state', 'feeds.bytesMax', 'feeds.outletId', 'feeds.version'])
    .select('outlets.name as outletName')
    .where('feeds.id', '=', id)
    .forUpdate('feeds')
    .executeTakeFirst()
}

/** The columns that a feed's new address resets. A paused feed stays paused. */
export function resetForNewAddress(feed: { state: string }, { url, now }: { url: string; now: Date }) {
  const state = feed.state === 'paused' ? feed.state : 'active'
  return { url, host: hostOfFeed(url), state, ...forgetPolls(now) }
}

const noValidators = { etag: null, lastModified: null, bodyDigest: null }

function forgetPolls(now: Date) {
  return {
    nextPollAt: now,
    ...noValidators,
    failure: null,
    failureDetail: null,
    failureCount: 0,
    openAttempts: 0,
    movedTo: null,
  }
}

/** A feed that gets an earlier address back keeps nothing that polls of the other have learnt. */
export const feedRestoreRule: RestoreRule = {
  async prepare(tx, restored) {
    const feeds = restored.filter(({ revision, to }) => revision.recordTable === 'feeds' && to !== null)
    if (feeds.length === 0) return async () => null
    const urls = new Map(feeds.map(({ revision, to }) => [revision.recordId, to?.url]))
    const current = await tx
      .selectFrom('feeds')
      .select(['id', 'url'])
      .where('id', 'in', [...urls.keys()])
      .execute()
    const ids = current.filter(({ id, url }) => urls.get(id) !== url).map(({ id }) => id)
    return async ({ now }) => {
      if (ids.length > 0) await tx.updateTable('feeds').set(forgetPolls(now)).where('id', 'in', ids).execute()
      return null
    }
  },
}

export type FeedsChange =
  | { action: 'pause' | 'resume' | 'delete' }
  | { action: 'move'; category: string }
  | { action: 'publish'; publishing: Publishing }

/** `moved`: the waiting entries that moved to another category along with their feeds. */
type ChangeManyFeedsResult =
  | { ok: true; count: number; batchId: string; moved?: MovedEntries }
  | { ok: false; reason: 'no-such-category' }

/** Applies one change to many feeds as one batch, which can be undone. A resumed feed is due at once. */
export async function changeManyFeeds(
  db: Db,
  { ids, change, by, now }: { ids: string[]; change: FeedsChange; by: Authorized; now: Date },
): Promise<ChangeManyFeedsResult> {
  const write = { table: 'feeds', ids, by, now } as const
  return inTransaction(db, async tx => {
    const update = async (values: Values) => ({
      ok: true as const,
      ...(await updateRecords(tx, { ...write, values })),
    })
    switch (change.action) {
      case 'pause':
        return update({ state: 'paused' })
      case 'resume':
        return update({ state: 'active', nextPollAt: now, openAttempts: 0 })
      case 'publish': {
        const updated = await update({ publishing: change.publishing })
        await confirmFeeds(tx, ids.filter(isUuid))
        return updated
      }
      case 'delete':
        return { ok: true, ...(await deleteRecords(tx, write)) }
      case 'move': {
        const { category } = change
        if (!(await lockCategory(tx, category))) return { ok: false, reason: 'no-such-category' }
        const batch = { ...write, batchId: randomUUID() }
        const moved = await moveWaitingEntries(tx, { ...batch, feedIds: ids.filter(isUuid), category })
        const updated = await updateRecords(tx, { ...batch, values: { category } })
        return { ok: true, ...updated, moved }
      }
    }
  })
}
