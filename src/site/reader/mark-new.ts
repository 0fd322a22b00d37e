import { continueVisit, readVisit } from './visit.ts'

/**
 * Marks the articles that arrived since the reader's last visit, on pages with a line that says how many. Nothing is sent, and
 * where the browser refuses to store, nothing is marked.
 */
export function markNew(): void {
  const line = document.querySelector<HTMLElement>('.visit')
  if (!line) return
  const items = [...document.querySelectorAll<HTMLElement>('[data-at]')]
  const seen = findSeen(Math.max(...items.map(arrivalOf)))
  const arrived = items.filter(item => arrivalOf(item) > seen)
  for (const { dataset } of arrived) dataset.new = ''
  // An article may stand in two places.
  const count = new Set(arrived.map(item => item.querySelector<HTMLAnchorElement>('a[target]')?.href)).size
  line.textContent = count ? (line.dataset.visit ?? '').replace('#', `${count}`) : ''
}

function arrivalOf({ dataset }: HTMLElement): number {
  return Number.parseInt(dataset.at ?? '', 36)
}

/** Up to when the reader had seen all articles before this visit; `newest` where the browser stores nothing. */
function findSeen(newest: number): number {
  try {
    const visit = continueVisit(readVisit(localStorage.visit), { newest, atMs: Date.now() })
    localStorage.visit = [visit.seen, visit.newest, visit.atMs]
    return visit.seen
  } catch {
    return newest
  }
}
