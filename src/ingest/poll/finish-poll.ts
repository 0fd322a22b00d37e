import { announceTogether } from '../../database/changes.ts'
import type { Db } from '../../database/connect.ts'
import { nextVersion } from '../../database/record-table.ts'
import { inTransaction } from '../../database/transaction.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import type { FeedState } from '../../domain/feeds/feed.ts'
import type { FeedFailure } from '../../domain/feeds/feed-failure.ts'
import { lastReadOf, saveFeedBody } from '../../domain/feeds/last-read.ts'
import { outletHost } from '../../domain/outlets/outlet.ts'
import { nameOutlet } from '../../domain/outlets/outlet-names.ts'
import type { FailureDetail } from '../../domain/reasons/failure-detail.ts'
import { updateRecords } from '../../domain/revisions/write-record.ts'
import type { ReadFeed } from '../feed/read-feed.ts'
import type { FetchedResponse } from '../fetch/fetched-response.ts'
import { changesNothing, type FeedToFill, storeEntries } from '../store/store-entries.ts'
import { type ClaimedFeed, releaseClaim } from './due-feeds.ts'
import { findNewIdentity, followMove } from './follow-move.ts'
import { type PollResult, planNextPoll } from './next-poll.ts'
import { arrivalColumns, packBody, shortenDetail, toLastRead } from './poll-columns.ts'
import type { PollDeps, PollOutcome } from './poll-outcome.ts'

export type RawPoll =
  | { kind: 'read'; response: FetchedResponse; bodyDigest: string; feed: ReadFeed }
  | { kind: 'unchanged'; response: FetchedResponse }
  /**
   * `retryAfterMs` is about this feed, `hostRestMs` about all feeds of its host. `response`: present if there was one that
   * could not be read; `movedTo`: its address, if it was refused.
   */
  | {
      kind: 'failed'
      failure: FeedFailure
      detail: FailureDetail
      retryAfterMs?: number
      hostRestMs?: number
      response?: FetchedResponse
      movedTo?: string
    }

type FinishDeps = Pick<PollDeps, 'db' | 'now' | 'random' | 'log' | 'recordUnchanged' | 'readCategories'>

const by = authorizeCommand('#poll')

/** Writes a poll in one transaction, which also releases the host. Polls without news share a statement (record-unchanged.ts). */
export async function finishPoll(deps: FinishDeps, feed: ClaimedFeed, polled: RawPoll): Promise<PollOutcome> {
  const now = deps.now()
  if (polled.kind === 'unchanged' && isSameHost(feed, polled.response))
    return recordWithoutNews(deps, { feed, response: polled.response, now })
  const response = polled.kind === 'unchanged' ? undefined : polled.response
  const body = response ? await packBody(response, now) : null
  return inTransaction(deps.db, async tx => {
    const restMs = polled.kind === 'failed' ? (polled.hostRestMs ?? 0) : 0
    const restingUntil = restMs > 0 ? new Date(now.getTime() + restMs) : null
    if (!(await releaseClaim(tx, feed, restingUntil))) return { kind: 'cut' }
    const current = await lockFeed(tx, feed.id)
    // The feed was deleted during the poll, or got another address, about which this response says nothing.
    if (current?.url !== feed.url) return { kind: 'cut' }
    if (body) await saveFeedBody(tx, feed.id, body)
    const accepted = polled.kind === 'failed' ? polled : await applyMove(tx, current, { polled, now })
    return accepted.kind === 'failed'
      ? writeFailure(tx, { deps, feed, current, failed: accepted, now })
      : writeSuccess(tx, { deps, feed, current, polled: accepted, now })
  })
}

function isSameHost(feed: ClaimedFeed, response: FetchedResponse): boolean {
  return response.permanentUrl === undefined && outletHost(response.url) === outletHost(feed.url)
}

async function recordWithoutNews(
  deps: FinishDeps,
  { feed, response, now }: { feed: ClaimedFeed; response: FetchedResponse; now: Date },
): Promise<PollOutcome> {
  const result: PollResult = { kind: 'good', newEntries: 0, freshForMs: response.maxAgeMs ?? 0 }
  const plan = planNextPoll(feed, result, { now, random: deps.random() })
  const isRecorded = await deps.recordUnchanged({
    feed,
    plan,
    ...validatorsAfter(feed, response),
    isWhole: !response.notModified,
    polledAt: now,
  })
  return { kind: isRecorded ? 'unchanged' : 'cut' }
}

/** The validators for the next poll. A "not modified" may lack those that it confirms (RFC 9110, section 15.4.5). */
function validatorsAfter(feed: ClaimedFeed, response: FetchedResponse) {
  const { etag = null, lastModified = null, notModified } = response
  if (!notModified) return { etag, lastModified }
  return { etag: etag ?? feed.etag, lastModified: lastModified ?? feed.lastModified }
}

/** Reads category and publishing under lock, because an editor may have changed them during the poll. */
function lockFeed(tx: Db, feedId: string) {
  return tx
    .selectFrom('feeds')
    .innerJoin('outlets', 'outlets.id', 'feeds.outletId')
    .select(['feeds.id', 'feeds.url', 'feeds.category', 'feeds.publishing', 'feeds.categorizing'])
    .select(['feeds.language', 'feeds.lastReadAt', 'feeds.state', 'feeds.lastNewEntryAt'])
    .select(['feeds.usualGapSeconds', 'feeds.bodyDigest', 'feeds.lastRead'])
    .select(['feeds.title', 'feeds.outletId', 'outlets.name', 'outlets.iconUrl', 'outlets.homeUrl'])
    .where('feeds.id', '=', feedId)
    .forUpdate('feeds')
    .executeTakeFirst()
}

type CurrentFeed = NonNullable<Awaited<ReturnType<typeof lockFeed>>>
type SuccessfulPoll = Exclude<RawPoll, { kind: 'failed' }>
type FailedPoll = Extract<RawPoll, { kind: 'failed' }>

async function applyMove(
  tx: Db,
  feed: CurrentFeed,
  { polled, now }: { polled: SuccessfulPoll; now: Date },
): Promise<RawPoll> {
  const entries = polled.kind === 'read' ? polled.feed.entries : null
  const refusal = await followMove(tx, feed, { response: polled.response, entries, now })
  return refusal ? { kind: 'failed', ...refusal } : polled
}

/** The entries are kept with their reasons, but a feed of nothing else is not well. */
function nothingReadable({ unreadable }: ReadFeed): FailedPoll {
  const error = unreadable.find(({ reason }) => reason === 'source-failed')
  const detail: FailureDetail = error ? { code: 'verbatim', text: error.raw } : { code: 'no-content' }
  return { kind: 'failed', failure: 'unreadable-entries', detail }
}

const noFailure = { failure: null, failureDetail: null, movedTo: null }

/** A poll that ends: the feed as it was claimed, and as it is now. */
type Poll = { deps: FinishDeps; feed: ClaimedFeed; current: CurrentFeed; now: Date }

async function writeSuccess(tx: Db, poll: Poll & { polled: SuccessfulPoll }): Promise<PollOutcome> {
  const { deps, feed, current, polled, now } = poll
  const stored = polled.kind === 'read' ? await store(tx, { ...poll, polled }) : null
  const counts = stored?.counts ?? null
  const read = polled.kind === 'read' ? polled.feed : null
  if (read?.entries.length === 0 && read.unreadable.length > 0)
    return writeFailure(tx, { ...poll, failed: nothingReadable(read), unreadable: counts?.unreadable })
  const fresh = counts ? counts.published + counts.waiting + counts.duplicates : 0
  const result: PollResult = {
    kind: 'good',
    newEntries: read && current.lastReadAt === null ? null : fresh,
    freshForMs: Math.max(polled.response.maxAgeMs ?? 0, read?.ttlMs ?? 0),
  }
  const plan = planNextPoll(feed, result, { now, random: deps.random() })
  await tx
    .updateTable('feeds')
    .set({
      ...plan,
      ...noFailure,
      lastPolledAt: now,
      lastGoodAt: now,
      ...validatorsAfter(feed, polled.response),
      state: stateAfter(current, plan.state, null),
      ...(polled.response.notModified ? {} : { lastWholeAt: now }),
      ...(polled.kind === 'read' ? readColumns(polled, current, now) : {}),
      ...(polled.kind === 'read' && stored
        ? { lastRead: JSON.stringify(toLastRead(polled.feed, polled.response, stored)) }
        : {}),
      ...(fresh > 0 && read ? arrivalColumns(read, current, now) : {}),
    })
    .set(eb => ({
      entriesRead: eb('entriesRead', '+', fresh),
      entriesUnread: eb('entriesUnread', '+', counts?.unreadable ?? 0),
    }))
    .where('id', '=', feed.id)
    .execute()
  // A feed that was read in full at an editor's request may have the same body still.
  const isSameBody = polled.kind === 'read' && polled.bodyDigest === current.bodyDigest
  return counts && !(isSameBody && changesNothing(counts)) ? { kind: 'read', counts } : { kind: 'unchanged' }
}

function readColumns(polled: Extract<RawPoll, { kind: 'read' }>, current: CurrentFeed, now: Date) {
  return {
    bodyDigest: polled.bodyDigest,
    lastReadAt: now,
    title: current.title || polled.feed.title,
    language: current.language ?? polled.feed.language,
  }
}

/** Keeps a feed paused if an editor paused it during the poll, and set aside until it can be read. */
function stateAfter(current: CurrentFeed, planned: FeedState, failure: FeedFailure | null): FeedState {
  const staysAside = current.state === 'set-aside' && failure !== null
  return current.state === 'paused' || staysAside ? current.state : planned
}

async function store(tx: Db, poll: Poll & { polled: Extract<RawPoll, { kind: 'read' }> }) {
  const { current, polled, now } = poll
  const { feed: read, response } = polled
  const { id, outletId, publishing } = current
  const isFirstRead = current.lastReadAt === null
  const lastRead = lastReadOf(current.lastRead)
  const unconfirmed = publishing === 'wait' ? lastRead.changed : null
  const outlet = { id: outletId, name: current.name, homeUrl: current.homeUrl }
  const toFill: FeedToFill = {
    ...current,
    isFirstRead,
    sharedAddresses: lastRead.sharedAddresses,
    became: isFirstRead ? null : findNewIdentity(current, lastRead, { title: read.title, response }),
    unconfirmed: unconfirmed?.to ?? null,
    outletName: isFirstRead
      ? await nameOutlet(tx, outlet, { title: read.title, url: poll.feed.url, by, now })
      : outlet.name,
    outletIconUrl: current.iconUrl,
  }
  await announceTogether(tx)
  const { entries, unreadable } = read
  const { readCategories } = poll.deps
  const stored = await storeEntries(tx, { feed: toFill, entries, unreadable, now, readCategories })
  const changed = stored.became ? { to: stored.became, at: now.toISOString() } : unconfirmed
  if (stored.became && publishing === 'at-once')
    await updateRecords(tx, { table: 'feeds', ids: [id], values: { publishing: 'wait' }, by, now })
  // A save of a form that was open before would confirm what its editor has not seen.
  else if (stored.became) await tx.updateTable('feeds').set(nextVersion(now)).where('id', '=', id).execute()
  // A read without entries says nothing of what the feed became.
  const known = entries.length === 0 && !isFirstRead ? lastRead : null
  const { title, askedUrl, landedUrl } = known ?? {
    title: read.title,
    askedUrl: current.url,
    landedUrl: response.url,
  }
  return { ...stored, changed, title, askedUrl, landedUrl }
}

async function writeFailure(
  tx: Db,
  poll: Poll & { failed: FailedPoll; unreadable?: number },
): Promise<PollOutcome> {
  const { deps, feed, current, failed, unreadable = 0, now } = poll
  const { failure, retryAfterMs, movedTo = null } = failed
  const detail = shortenDetail(failed.detail)
  const plan = planNextPoll(feed, { kind: 'failed', failure, retryAfterMs }, { now, random: deps.random() })
  await tx
    .updateTable('feeds')
    .set({ ...plan, state: stateAfter(current, plan.state, failure) })
    .set({ lastPolledAt: now, failure, failureDetail: detail, movedTo })
    .set(eb => ({ entriesUnread: eb('entriesUnread', '+', unreadable) }))
    .where('id', '=', feed.id)
    .execute()
  deps.log.debug({ feed: feed.url, failure, detail, nextPollAt: plan.nextPollAt }, 'feed failed')
  return { kind: 'failed', failure, detail }
}
