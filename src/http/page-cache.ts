import type { ChangeOrReset } from '../database/changes.ts'
import { createPageStore, type Dependency, isTouched, type KeptPage } from './page-store.ts'
import type { StoredPage } from './stored-page.ts'

// Whole public pages in memory. A page is shown until something it depends on changes, wherever the change was made,
// or until its relative times ("5 minutes ago") are stale. While the database is away, the last page is better than none.

export type RenderedPage = {
  page: StoredPage
  dependencies: ReadonlySet<Dependency>
  /** `fit`: may be shown to anybody. `once`: for this request only. `failed`: an older page is better. */
  outcome: 'fit' | 'once' | 'failed'
}

type Flight = { rendering: Promise<StoredPage>; changes: ChangeOrReset[] }

export type PageCache = ReturnType<typeof createPageCache>

// Relative times count minutes.
const freshForMs = 60_000

// Older than this, even the first reader waits for a new page instead of renewing it for the next one.
const staleForMs = 10 * 60_000

// A failed page is not tried more often than this, so that readers do not wait for a database that is away.
const retryAfterMs = 1_000

export function createPageCache(options: {
  /** Never rejects: what goes wrong is a page of outcome `failed`. */
  render: (key: string) => Promise<RenderedPage>
  nowMs: () => number
  entriesMax: number
  bytesMax: number
}) {
  const { render, nowMs } = options
  const store = createPageStore(options)
  const flights = new Map<string, Flight>()
  const counts = { hits: 0, misses: 0 }

  /** The page, if it can be shown right now; renews it in the background where it is stale. */
  function find(key: string): StoredPage | null {
    const kept = store.find(key)
    if (!kept) return null
    const now = nowMs()
    const ageMs = now - kept.renderedAtMs
    const isGood = !kept.isOutdated && ageMs <= staleForMs
    if (!isGood && kept.retryAtMs === 0) return null
    if (ageMs > freshForMs || !isGood) renewUnlessTried(key, kept)
    counts.hits += 1
    return kept.page
  }

  function renewUnlessTried(key: string, kept: KeptPage) {
    if (kept.retryAtMs <= nowMs() && !flights.has(key)) void renew(key)
  }

  async function get(key: string): Promise<StoredPage> {
    return find(key) ?? flights.get(key)?.rendering ?? renew(key)
  }

  function renew(key: string): Promise<StoredPage> {
    counts.misses += 1
    const changes: ChangeOrReset[] = []
    const startedAtMs = nowMs()
    const rendering = render(key).then(rendered => {
      if (flights.get(key)?.changes === changes) flights.delete(key)
      if (rendered.outcome === 'failed') return lastGood(key)?.page ?? rendered.page
      const overtaken = changes.some(change => isTouched(rendered.dependencies, change))
      if (rendered.outcome === 'fit' && !overtaken) store.keep(key, keptFrom(rendered, startedAtMs))
      return rendered.page
    })
    flights.set(key, { rendering, changes })
    inFlight.add(changes)
    return rendering.finally(() => inFlight.delete(changes))
  }

  // Flights that no request may join any more are still told what changes, so that their pages are not kept.
  const inFlight = new Set<ChangeOrReset[]>()

  function lastGood(key: string): KeptPage | undefined {
    const kept = store.find(key)
    if (kept) kept.retryAtMs = nowMs() + retryAfterMs
    return kept
  }

  /** Forgets what the change touches. Who asks from now on gets a page that was begun after it. */
  function drop(change: ChangeOrReset): void {
    store.outdate(change)
    for (const changes of inFlight) changes.push(change)
    flights.clear()
  }

  return { find, get, drop, counts: () => ({ ...counts, ...store.size() }) }
}

function keptFrom({ page, dependencies }: RenderedPage, renderedAtMs: number): KeptPage {
  return { page, dependencies, renderedAtMs, isOutdated: false, retryAtMs: 0 }
}
