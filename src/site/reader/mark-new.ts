import { continueVisit, readVisit, writeVisit } from './visit.ts'

const key = `visit-${document.documentElement.lang}`

/**
 * Marks the articles that arrived since the reader's last visit, on pages with a line that says how many. Nothing is sent, and
 * where the browser refuses to store, nothing is marked.
 */
export function markNew(): void {
  const line = document.querySelector<HTMLElement>('[data-visit]')
  if (!line) return
  const items = [...document.querySelectorAll<HTMLElement>('[data-at]')]
  const seen = visit(Math.max(0, ...items.map(arrivalOf)))
  const arrived = items.filter(item => arrivalOf(item) > seen)
  for (const item of arrived) item.dataset.new = ''
  // An article may stand in two places.
  const count = new Set(arrived.map(item => item.querySelector<HTMLAnchorElement>('a[target]')?.href)).size
  line.textContent = count > 0 ? (line.dataset.visit ?? '').replace('#', String(count)) : ''
}

function arrivalOf({ dataset }: HTMLElement): number {
  return Number.parseInt(dataset.at ?? '', 36) || 0
}

/** Up to when the reader had seen all articles before this visit. */
function visit(newest: number): number {
  try {
    const { seen, ...rest } = continueVisit(readVisit(localStorage.getItem(key)), {
      newest,
      atMs: Date.now(),
    })
    localStorage.setItem(key, writeVisit({ seen, ...rest }))
    return seen
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
