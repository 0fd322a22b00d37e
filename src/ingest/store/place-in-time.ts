// Readers see the newest first, by the time at which we stored a link, not by what a feed claims: nobody can buy the
// top of the page with a date. Two kinds of entry are placed by their own date, so that they do not push today's news
// down: what a feed shows on its first read, and what is old already when it arrives.

const dayMs = 86_400_000

type Dated = { publishedAt: Date | null }

/**
 * The `createdAt` of each new entry of one read. News gets `now`, a millisecond apart, the newest latest; on a first
 * read everything gets its own date, and what has none counts as a day old. Nothing lies in the future.
 * `entries` come in the feed's order, newest first; ties keep it.
 */
export function placeInTime<T extends Dated>(
  entries: T[],
  { now, isFirstRead }: { now: Date; isFirstRead: boolean },
): (T & { createdAt: Date })[] {
  const newestFirst = entries.toSorted((a, b) => timeOf(b, now) - timeOf(a, now))
  return newestFirst.map((entry, index) => {
    const isNews = !isFirstRead && timeOf(entry, now) > now.getTime() - dayMs
    const base = isNews ? now.getTime() : Math.min(timeOf(entry, now), now.getTime())
    const undatedMs = isFirstRead && entry.publishedAt === null ? dayMs : 0
    return { ...entry, createdAt: new Date(base - undatedMs - index) }
  })
}

function timeOf(entry: Dated, now: Date): number {
  return entry.publishedAt?.getTime() ?? now.getTime()
}
