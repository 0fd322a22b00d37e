// When the reader was last here is known to the reader's browser alone.

/** In seconds of the site's clock: what the reader had seen before this visit, and the newest that was shown since. */
type Visit = { seen: number; newest: number; atMs: number }

// Pages opened within this time of each other belong to one visit, during which the same articles stay marked.
const pauseMs = 30 * 60_000

/**
 * The visit to which a page belongs that shows articles up to `newest`. Arrivals are compared with each other by the site's
 * clock; the reader's clock, which may be a year off, only measures pauses.
 */
export function continueVisit(last: Visit | null, { newest, atMs }: { newest: number; atMs: number }): Visit {
  if (!last) return { seen: newest, newest, atMs }
  const seen = Math.abs(atMs - last.atMs) < pauseMs ? last.seen : last.newest
  return { seen, newest: Math.max(last.newest, newest), atMs }
}

/** Reads the three numbers as the browser stores an array; null for text that is no visit, such as that of another version. */
export function readVisit(text: string | null): Visit | null {
  const [seen, newest, atMs] = (text ?? '').split(',').map(Number)
  // A number that is missing, NaN or 0 is none.
  return seen && newest && atMs ? { seen, newest, atMs } : null
}
