import type { Db } from '../../database/connect.ts'
import type { FeedFailure } from '../../domain/feeds/feed-failure.ts'
import { networkAwayEveryMs, networkAwayRarestMs, recordNetworkAway } from '../../domain/feeds/last-poll.ts'
import type { ClaimedFeed } from './due-feeds.ts'
import type { RawPoll } from './finish-poll.ts'
import type { PollDeps } from './poll-outcome.ts'

// Detects that this worker's own network or name server is away. Without it, each feed would back off by itself and stay
// unread, after the network's return, for nearly as long again. Each worker judges by its own polls: another machine's network
// may be fine, and reads the feeds meanwhile, because they stay due.

export type OwnNetwork = {
  /** Whether the poll failed because of us: then the feed is not at fault, and stays due. */
  isAtFault: (feed: ClaimedFeed, polled: RawPoll) => Promise<boolean>
  /** How many of the polls for which there is place may start: all, or a few at a time while the network is away. */
  limitPolls: (places: number) => number
}

// Only feeds whose last poll was good count, so a tenth of dead hosts neither makes an outage nor hides one.
const hostsForOutage = 5

// A site with few feeds: an outage is then that every one of them failed, from more than one host.
const hostsLeast = 2

// Enough that not all of them are dead for other reasons; each goes to the end of the queue.
const triesMax = 5

const ofNetwork = new Set<FeedFailure>(['dns', 'unreachable', 'timeout'])

// Two or three outlets that are gone for good look like an outage of a small site: the longer it lasts, the rarer the tries, and
// after a day the feeds fail as usual.
const blamedForMs = 24 * 3_600_000

// These happen without a response.
const unrelated = new Set<FeedFailure>(['bad-address', 'private-address', 'our-fault'])

export function watchOwnNetwork(
  { db, now, log }: Pick<PollDeps, 'db' | 'now' | 'log'>,
  monotonicMs: () => number = () => performance.now(),
): OwnNetwork {
  let failedInRow: ClaimedFeed[] = []
  let awaySince: Date | null = null
  let triedAtMs = 0

  const lasted = (since: Date) => now().getTime() - since.getTime()
  const beginOutage = ({ failure }: { failure: FeedFailure }) => {
    triedAtMs = monotonicMs()
    log.error({ failure }, 'no outlet responds: the network or name server of this machine seems to be away')
    return now()
  }
  const endOutage = async () => {
    const [since, feeds] = [awaySince, failedInRow]
    failedInRow = []
    awaySince = null
    if (!since) return
    log.debug({ since }, 'outlets respond again')
    await makeDue(db, feeds, now())
    await recordNetworkAway(db, null, now())
  }
  return {
    async isAtFault(feed, polled) {
      if (polled.kind !== 'failed' || !ofNetwork.has(polled.failure)) {
        if (polled.kind !== 'failed' || !unrelated.has(polled.failure)) await endOutage()
        return false
      }
      if (awaySince === null) {
        if (feed.failureCount === 0) failedInRow.push(feed)
        if (!(await isOutage(db, failedInRow))) return false
      }
      // Another poll may have begun the outage during that query.
      awaySince ??= beginOutage(polled)
      await recordNetworkAway(db, awaySince, now())
      return lasted(awaySince) < blamedForMs
    },
    limitPolls(places) {
      if (awaySince === null) return places
      const everyMs = Math.min(Math.max(lasted(awaySince) / 20, networkAwayEveryMs), networkAwayRarestMs)
      if (monotonicMs() - triedAtMs < everyMs) return 0
      triedAtMs = monotonicMs()
      return Math.min(places, triesMax)
    },
  }
}

async function isOutage(db: Db, failed: readonly ClaimedFeed[]): Promise<boolean> {
  const hosts = [...new Set(failed.map(feed => feed.host))]
  if (hosts.length < hostsLeast || hosts.length >= hostsForOutage) return hosts.length >= hostsForOutage
  const other = await db
    .selectFrom('feeds')
    .select('id')
    .where('state', '=', 'active')
    .where('failure', 'is', null)
    .where('host', 'not in', hosts)
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}

/** The feeds that failed before the outage was known. */
async function makeDue(db: Db, feeds: readonly ClaimedFeed[], now: Date): Promise<void> {
  const ids = feeds.map(feed => feed.id)
  if (ids.length === 0) return
  await db
    .updateTable('feeds')
    .set({ nextPollAt: now })
    .where('id', 'in', ids)
    .where('state', '=', 'active')
    .where('failure', 'in', [...ofNetwork])
    .execute()
}
