// Readers see the newest links first, by the time at which we stored a link and not by the date that a feed claims, so
// a false date cannot buy the top of the page. Two kinds of entries are placed by their own date, so that they do not
// push today's news down: those of a feed's first read, and those that are already old when they arrive. A link of an
// imported file without a time of its own is placed like a later read's entry.

const dayMs = 86_400_000

type Dated = { publishedAt: Date | null }

/**
 * Gives each new entry of one read its `createdAt`. News gets `now`, a millisecond apart, the newest latest; on a first
 * read each entry gets its own date, and an undated one counts as a day old. No time lies in the future.
 * `entries` are in the feed's order, newest first; ties keep it.
 */
export function placeInTime<T extends Dated>(
  entries: T[],
  { now, isFirstRead }: { now: Date; isFirstRead: boolean },
): (T & { createdAt: Date })[] {
  const newestFirst = entries.toSorted((a, b) => timeOf(b, now) - timeOf(a, now))
  return newestFirst.map((entry, index) => {
    const isNews = !isFirstRead && !isOldNews(timeOf(entry, now), now)
    const base = isNews ? now.getTime() : Math.min(timeOf(entry, now), now.getTime())
    const undatedMs = isFirstRead && entry.publishedAt === null ? dayMs : 0
    return { ...entry, createdAt: new Date(base - undatedMs - index) }
  })
}

export function isOldNews(publishedMs: number, now: Date): boolean {
  return publishedMs <= now.getTime() - dayMs
}

function timeOf(entry: Dated, now: Date): number {
  return entry.publishedAt?.getTime() ?? now.getTime()
}
