import { sql } from 'kysely'
import type { Db } from '../../src/database/connect.ts'
import { authorizeCommand } from '../../src/domain/accounts/authorize.ts'
import { addFeed } from '../../src/domain/feeds/add-feed.ts'
import { type ReadEntry, readFeed } from '../../src/ingest/feed/read-feed.ts'
import { claimFeed } from '../../src/ingest/poll/due-feeds.ts'
import { pollFeed } from '../../src/ingest/poll/poll-feed.ts'
import { startOutlet } from './fake-outlets.ts'
import { type FakeEntry, type FeedFormat, feedBody, feedTypes } from './feed-bodies.ts'
import { createPollDeps } from './poll-deps.ts'

export type ReplayedPoll = { at: Date; entries: FakeEntry[] }

export type ReplayReport = {
  published: number
  /** Not published because of similarity: held as a duplicate, or another outlet's copy that waits. */
  alike: number
  edited: number
  duplicates: number
  unreadable: number
  links: number
  /** Values of a poll that are missing in its news link, or in its entry if it is similar to another. */
  differences: string[]
}

const formats: FeedFormat[] = ['rss', 'atom', 'json']

/**
 * Serves recorded polls of a feed again in sequence, as RSS, Atom and JSON Feed in turn, from a real server and at
 * their original times. After each poll every entry is compared with its news link.
 */
export async function replayPolls(db: Db, polls: ReplayedPoll[], category: string): Promise<ReplayReport> {
  const outlet = await startOutlet()
  const deps = createPollDeps(db, polls[0]?.at ?? new Date(0))
  const report: ReplayReport = {
    published: 0,
    alike: 0,
    edited: 0,
    duplicates: 0,
    unreadable: 0,
    links: 0,
    differences: [],
  }
  try {
    const url = `${outlet.origin}/feed`
    const added = await addFeed(
      db,
      { url, category, outletName: 'The Replay' },
      { by: authorizeCommand('Test'), now: deps.now() },
    )
    if (!added.ok) throw new Error(added.reason)
    for (const [number, poll] of polls.entries()) {
      deps.setNow(poll.at)
      const format = formats[number % formats.length] ?? 'rss'
      outlet.showFeed('/feed', poll.entries, format)
      const claimed = await claimFeed(db, added.id, poll.at)
      if (!claimed) throw new Error('the host is busy')
      const outcome = await pollFeed(deps, claimed)
      if (outcome.kind !== 'read') throw new Error(`poll ${number}: ${JSON.stringify(outcome)}`)
      const { published, released, edited, duplicates, unreadable } = outcome.counts
      report.published += published + released
      report.edited += edited
      report.duplicates += duplicates
      report.unreadable += unreadable
      const given = readEntries(poll, format, url)
      report.differences.push(...(await findDifferences(db, given)).map(text => `poll ${number}: ${text}`))
    }
    const alike = db.selectFrom('entries').select('id').where('duplicateRule', '!=', 'address')
    report.links = (await db.selectFrom('newsLinks').select('id').execute()).length
    report.alike = (await alike.execute()).length
    return report
  } finally {
    await deps.close()
    await outlet.close()
  }
}

/** The parser's result for a poll, by canonical address; the first entry wins if two have the same address. */
function readEntries({ at, entries }: ReplayedPoll, format: FeedFormat, feedUrl: string): ReadEntry[] {
  const body = Buffer.from(feedBody(format, entries))
  const outletName = 'The Replay'
  const result = readFeed({ body, contentType: feedTypes[format], feedUrl, outletName, now: at })
  if (!result.ok) throw new Error(result.detail.code)
  const first = new Map(result.feed.entries.toReversed().map(entry => [entry.canonicalUrl, entry]))
  return [...first.values()]
}

async function findDifferences(db: Db, given: ReadEntry[]): Promise<string[]> {
  const urls = sql<string>`any(${given.map(entry => entry.canonicalUrl)})`
  const entries = await db
    .selectFrom('entries')
    .select(['canonicalUrl', 'title', 'description', 'imageUrl', 'publishedAt'])
    .where('canonicalUrl', '=', urls)
    .where('duplicateRule', '!=', 'address')
    .execute()
  const links = await db
    .selectFrom('newsLinks')
    .select(['canonicalUrl', 'title', 'description', 'imageUrl', 'publishedAt'])
    .where('canonicalUrl', '=', urls)
    .execute()
  const byUrl = new Map([...entries, ...links].map(stored => [stored.canonicalUrl, stored]))
  return given.flatMap(entry => {
    const stored = byUrl.get(entry.canonicalUrl)
    if (!stored) return [`${entry.url} is missing`]
    const isSame =
      stored.title === entry.title &&
      stored.description === entry.description &&
      stored.imageUrl === entry.imageUrl &&
      (entry.publishedAt === null || stored.publishedAt?.getTime() === entry.publishedAt.getTime())
    return isSame ? [] : [`${entry.url} has "${stored.title}" instead of "${entry.title}"`]
  })
}
