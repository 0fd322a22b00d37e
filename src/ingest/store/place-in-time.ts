// Readers see links by when we stored them, not by the date that a feed claims, so that a false date cannot buy the top of the
// page. Entries of a feed's first read, and those that are already old when they arrive, are placed by their own date, so that
// they do not push today's news down; so is a link of an imported file without a time of its own.

const dayMs = 86_400_000

type Dated = { publishedAt: Date | null }

/**
 * Gives each new entry its `createdAt`: news gets `now`, a millisecond apart, the newest latest; on a first read an entry gets
 * its own date, or a day ago. None lies in the future. `entries` are in the feed's order, newest first; ties keep it.
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
