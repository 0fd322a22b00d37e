import { gapOfDates, learnGap } from '../../domain/feeds/feed-health.ts'
import type { ReadFeed } from '../feed/read-feed.ts'

type Current = { lastReadAt: Date | null; lastNewEntryAt: Date | null; usualGapSeconds: number | null }

/** The last arrival and the usual gap between arrivals. The first read takes both from the dates of its entries. */
export function arrivalColumns(read: Pick<ReadFeed, 'entries'>, current: Current, now: Date) {
  const { lastNewEntryAt, usualGapSeconds } = current
  if (current.lastReadAt !== null && lastNewEntryAt)
    return {
      lastNewEntryAt: now,
      usualGapSeconds: learnGap(usualGapSeconds, now.getTime() - lastNewEntryAt.getTime()),
    }
  const dates = read.entries.flatMap(({ publishedAt }) =>
    publishedAt && publishedAt <= now ? [publishedAt] : [],
  )
  const newest = dates.toSorted((a, b) => b.getTime() - a.getTime())[0]
  return { lastNewEntryAt: newest ?? now, usualGapSeconds: gapOfDates(dates) }
}
