// Marks on almost all articles would set none apart.
const markedMost = 0.8

/**
 * Counts the articles that arrived since the reader's last visit, of the site or of the page (ui/page-status.tsx), and marks those on
 * the page. Nothing is sent, and where the browser refuses to store, nothing is marked.
 */
export function markNew(): void {
  const line = document.querySelector<HTMLElement>('.visit')
  if (!line) return
  const { visit = '', all = '', arrivals = '', mark } = line.dataset
  const times = arrivals.split(' ').map(readTime)
  const seen = findSeen(Math.max(...times))
  const links = [...document.querySelectorAll<HTMLElement>('[data-at]')]
  const arrived = links.filter(({ dataset }) => readTime(dataset.at) > seen)
  const isMarked = arrived.length <= links.length * markedMost
  for (const { dataset } of links) delete dataset.new
  for (const { dataset } of isMarked ? arrived : []) dataset.new = mark
  const count = times.filter(at => at > seen).length
  line.textContent = count ? visit.replace('#', count < times.length ? `${count}` : all) : ''
}

function readTime(text = ''): number {
  return Number.parseInt(text, 36)
}

/** Up to when the reader had seen all articles before this visit; `newest` where the browser stores nothing. */
function findSeen(newest: number): number {
  try {
    const visit = continueVisit(localStorage.visit ?? '', { newest, atMs: Date.now() })
    localStorage.visit = visit
    return visit[0]
  } catch {
    return newest
  }
}

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
