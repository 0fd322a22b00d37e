// Most polls find nothing new: their outcomes are gathered for a moment and written by one statement, because commits cost more
// than all else in them. A killed worker loses only these: the attempts are counted, and the feeds are polled again.
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ClaimedFeed } from './due-feeds.ts'
import type { NextPoll } from './next-poll.ts'

export type UnchangedPoll = {
  feed: ClaimedFeed
  plan: NextPoll
  etag: string | null
  lastModified: string | null
  /** The server sent the whole body, which is the same as before. */
  isWhole: boolean
  polledAt: Date
}

/** False when the claim has expired, or the feed got another address during the poll; then nothing is written. */
export type RecordUnchanged = (poll: UnchangedPoll) => Promise<boolean>

type Waiting = PromiseWithResolvers<boolean> & { poll: UnchangedPoll }

// 32 concurrent polls end within a few of these intervals; poll times need no finer precision.
const gatherMs = 10

/** Returns a function that records polls ending at about the same time together. */
export function gatherUnchanged(db: Db): RecordUnchanged {
  let waiting: Waiting[] = []
  const recordWaiting = async () => {
    const together = waiting
    waiting = []
    await recordOrSplit(db, together)
  }
  return poll => {
    const entry = { poll, ...Promise.withResolvers<boolean>() }
    if (waiting.push(entry) === 1) setTimeout(() => void recordWaiting(), gatherMs)
    return entry.promise
  }
}

/** A single poll may cause the error, such as a deadlock over its feed; on failure each poll is recorded separately. */
async function recordOrSplit(db: Db, together: Waiting[]): Promise<void> {
  try {
    const recorded = await recordUnchanged(
      db,
      together.map(({ poll }) => poll),
    )
    for (const { poll, resolve } of together) resolve(recorded.has(poll.feed.claim))
  } catch (error) {
    if (together.length === 1) together[0]?.reject(error)
    else await Promise.all(together.map(entry => recordOrSplit(db, [entry])))
  }
}

/**
 * Releases hosts and writes outcomes and next poll times, in one statement. Returns the claims that were still valid and whose
 * feed has the polled address. A feed that an editor paused meanwhile stays paused.
 */
async function recordUnchanged(db: Db, polls: UnchangedPoll[]): Promise<Set<string>> {
  const { rows } = await sql<{ claim: string }>`
    with polled as (
      select * from json_to_recordset(${JSON.stringify(polls.map(toRow))}::json) as polled (
        id uuid, url text, host text, claim uuid, state text, interval_seconds integer, failure_count integer,
        open_attempts integer, next_poll_at timestamptz, polled_at timestamptz, etag text, last_modified text,
        is_whole boolean)
    ), released as (
      update feed_hosts host set claim = null, claimed_until = null, resting_until = null
      from polled where host.host = polled.host and host.claim = polled.claim
      returning polled.*
    )
    update feeds feed set
      state = case when feed.state = 'paused' then feed.state else released.state end,
      interval_seconds = released.interval_seconds, failure_count = released.failure_count,
      open_attempts = released.open_attempts, next_poll_at = released.next_poll_at,
      failure = null, failure_detail = null, moved_to = null,
      last_polled_at = released.polled_at, last_good_at = released.polled_at,
      etag = released.etag, last_modified = released.last_modified,
      last_whole_at = case when released.is_whole then released.polled_at else feed.last_whole_at end
    from released where feed.id = released.id and feed.url = released.url
    returning released.claim`.execute(db)
  return new Set(rows.map(row => row.claim))
}

function toRow({ feed, plan, etag, lastModified, isWhole, polledAt }: UnchangedPoll) {
  return {
    id: feed.id,
    url: feed.url,
    host: feed.host,
    claim: feed.claim,
    state: plan.state,
    interval_seconds: plan.intervalSeconds,
    failure_count: plan.failureCount,
    open_attempts: plan.openAttempts,
    next_poll_at: plan.nextPollAt,
    polled_at: polledAt,
    etag,
    last_modified: lastModified,
    is_whole: isWhole,
  }
}
