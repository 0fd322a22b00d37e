// When the reader was last here is known to the reader's browser alone.

/** In seconds of the site's clock: what the reader had seen before this visit, and the newest that was shown since. */
type Visit = [seen: number, newest: number, atMs: number]

// Pages opened within this time of each other belong to one visit, during which the same articles stay marked.
const pauseMs = 30 * 60_000

/**
 * The visit to which a page belongs that shows articles up to `newest`; `last` is the one that the browser stored. Arrivals are
 * compared with each other by the site's clock; the reader's clock, which may be a year off, only measures pauses.
 */
export function continueVisit(last: string, { newest, atMs }: { newest: number; atMs: number }): Visit {
  const [seen, before, lastMs] = last.split(',').map(Number)
  // A number that is missing, NaN or 0 is none. A first visit has nothing new, not even what arrives during it.
  if (!seen || !before || !lastMs) return [Number.POSITIVE_INFINITY, newest, atMs]
  return [Math.abs(atMs - lastMs) < pauseMs ? seen : before, Math.max(before, newest), atMs]
}
