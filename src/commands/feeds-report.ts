import type { Feed } from '../domain/feeds/feed-queries.ts'

const headings = ['OUTLET', 'CATEGORY', 'PUBLISH', 'HEALTH', 'LAST GOOD', 'NEXT', 'ENTRIES', 'UNREAD', 'FEED']

/** The feeds and their health in columns; times are spans from `now`. */
export function feedTable(feeds: Feed[], now: Date): string {
  const rows = feeds.map(feed => [
    feed.outletName,
    feed.categorySlug,
    feed.publishing,
    healthOf(feed),
    feed.lastGoodAt ? `${span(now, feed.lastGoodAt)} ago` : 'never',
    nextOf(feed, now),
    String(feed.entriesRead),
    String(feed.entriesUnread),
    feed.url,
  ])
  const table = [headings, ...rows]
  const widths = headings.map((_, column) => Math.max(...table.map(row => [...(row[column] ?? '')].length)))
  const lines = table.map(row =>
    row
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\n${feeds.length} ${feeds.length === 1 ? 'feed' : 'feeds'}\n`
}

function healthOf(feed: Feed): string {
  if (feed.state !== 'active') return feed.state
  if (feed.failure) return `${feed.failure} ×${feed.failureCount}`
  return feed.lastGoodAt ? 'good' : 'new'
}

function nextOf(feed: Feed, now: Date): string {
  if (feed.state !== 'active') return '-'
  return feed.nextPollAt <= now ? 'due' : `in ${span(feed.nextPollAt, now)}`
}

function span(later: Date, earlier: Date): string {
  const minutes = Math.max(0, Math.round((later.getTime() - earlier.getTime()) / 60_000))
  if (minutes < 120) return `${minutes} min`
  return minutes < 2880 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} d`
}
