import type { ChangeOrReset } from '../database/changes.ts'
import { createPageStore, type Dependency, isTouched, type PageStore } from './page-store.ts'
import type { StoredPage } from './stored-page.ts'

// Whole public pages in memory. A page is served until something it depends on changes, in any process, or until its
// relative times ("5 minutes ago") are stale. After a change that only adds, and in a burst, the page of before is served until
// its successor is rendered. While the database is away, the last page is better than none.

export type RenderedPage = {
  page: StoredPage
  dependencies: ReadonlySet<Dependency>
  /**
   * `fit`: may be served to all readers. `once`: for this request only. `failed`: an older page is better if no change has
   * dropped it. `away`: any older page is better, because the database cannot be reached.
   */
  outcome: 'fit' | 'once' | 'failed' | 'away'
  /** A file for this request, in place of the page. */
  download?: Response
}

export type PageCache = ReturnType<typeof createPageCache>

// Relative times count minutes.
const freshForMs = 60_000

// Older than this, even the first reader waits for a new page instead of renewing it for the next one.
const staleForMs = 10 * 60_000

// A failed page is not tried more often than this, so that readers do not wait for a database that is away.
const retryAfterMs = 1_000

// When such changes touch many pages, this many of the most recently requested are renewed immediately, the rest at
// their next request.
const renewalsMax = 8

// The page of before is served no longer than this after its drop; show-changes.ts adds up how old it can be.
const renewWithinMs = 375

// Ten connections serve pages: the last of a hundred waits about a second. Searches have a separate queue (app.ts), so a
// flood of made-up searches delays no other page. It is long, because a waiting search costs only a few kilobytes and a
// client that is refused immediately retries immediately. Cards are drawn one after another, in 0.25 s each.
const flightsMax = { page: 100, search: 5_000, card: 20 }

// One network may have this part of them, so that it cannot keep others from all pages that are not in memory. Readers behind
// one carrier's address rarely start twenty renderings within a tenth of a second. Four cards delay those
// of others by a second, and a shared link needs one.
const networkShare = 1 / 5

export type PageKind = keyof typeof flightsMax

type PageCacheOptions = {
  /** Never rejects: an error becomes a page with outcome `failed` or `away`. */
  render: (key: string) => Promise<RenderedPage>
  nowMs: () => number
  /** The queue in which a page waits to be rendered. */
  kindOf: (key: string) => PageKind
  wait: (ms: number) => Promise<void>
  entriesMax: number
  bytesMax: number
}

export function createPageCache(options: PageCacheOptions) {
  const { nowMs, kindOf } = options
  const store = createPageStore(options)
  const flightsByKind = {
    page: createRenderFlights(),
    search: createRenderFlights(),
    card: createRenderFlights(),
  }
  const flightsOf = (key: string) => flightsByKind[kindOf(key)]
  const counts = { hits: 0, misses: 0 }
  // While the database hangs, a rendering ends after seconds; a page in memory does not wait for it, unless a change dropped it.
  let isAway = false

  /** The page, if it can be shown right now; renews it in the background where it is stale. */
  function find(key: string): StoredPage | null {
    const kept = store.find(key)
    if (!kept) return null
    const ageMs = nowMs() - kept.renderedAtMs
    const isGood = !kept.isOutdated && ageMs <= staleForMs
    const { untilMs, retryAtMs } = kept.standsIn ?? { untilMs: 0, retryAtMs: 0 }
    if (!isGood && !(isAway && !kept.isOutdated) && untilMs <= nowMs()) return null
    if ((ageMs > freshForMs || !isGood) && retryAtMs <= nowMs() && !flightsOf(key).find(key)) void renew(key)
    counts.hits += 1
    return kept.page
  }

  function renew(key: string, network: string | null = null): Promise<StoredPage> {
    counts.misses += 1
    const renderedAtMs = nowMs()
    return flightsOf(key).start({ key, network }, async changes => {
      const { page, dependencies, outcome } = await options.render(key)
      isAway = outcome === 'away'
      if (outcome === 'failed' || outcome === 'away') {
        // A change may have removed something that the last good page shows.
        const isDropped =
          changes.some(change => store.isShownBy(key, change)) ||
          (outcome === 'failed' && store.isDropped(key))
        return (isDropped ? null : store.show(key, whileFailing(nowMs()))) ?? page
      }
      const isOvertaken = changes.some(change => isTouched(dependencies, change))
      if (outcome === 'fit' && !isOvertaken) store.keep(key, { page, dependencies, renderedAtMs })
      // The record is gone: without this the stale page would be served for as long as retries are postponed.
      if (outcome === 'once') store.outdatePage(key)
      return page
    })
  }

  /** Drops the pages that the change touches. Later requests get a page whose rendering began after it. */
  function drop(change: ChangeOrReset): void {
    store.outdate(change)
    for (const flights of Object.values(flightsByKind)) flights.notify(change)
  }

  const catchUp = createCatchUp({ ...options, store, drop, renew })

  /** Whether this page would have to be rendered and has no place: the reader gets 503 with `Retry-After`. */
  function isCrowded(key: string, network: string | null = null): boolean {
    const flights = flightsOf(key)
    return !store.find(key) && !flights.find(key) && !hasPlace(flights, { kind: kindOf(key), network })
  }

  const get = async (key: string, network: string | null = null) =>
    find(key) ?? flightsOf(key).find(key) ?? renew(key, network)
  return { find, get, drop, catchUp, isCrowded, counts: () => ({ ...counts, ...store.size() }) }
}

/** Whether the queue has room, also within this network's share. */
function hasPlace(
  flights: ReturnType<typeof createRenderFlights>,
  { kind, network }: { kind: PageKind; network: string | null },
): boolean {
  const placesMax = flightsMax[kind]
  const isShareUsed = network !== null && flights.countOf(network) >= placesMax * networkShare
  return flights.count() < placesMax && !isShareUsed
}

function whileFailing(nowMs: number) {
  return { untilMs: Number.POSITIVE_INFINITY, retryAtMs: nowMs + retryAfterMs }
}

/**
 * Resolves when no page in memory is older than the changes. Requested pages are served until their renewal is done: two
 * hundred readers do not wait for one rendering, and a burst does not make nearly every request render a page again.
 */
function createCatchUp({
  store,
  drop,
  renew,
  nowMs,
  wait,
}: {
  store: PageStore
  drop: (change: ChangeOrReset) => void
  renew: (key: string) => Promise<StoredPage>
  nowMs: () => number
  wait: (ms: number) => Promise<void>
}) {
  async function showUntilRenewed(key: string): Promise<void> {
    const untilMs = nowMs() + renewWithinMs
    store.show(key, { untilMs, retryAtMs: untilMs })
    const late = wait(renewWithinMs).then(() => null)
    if ((await Promise.race([renew(key), late])) === null) store.outdatePage(key)
  }

  return async (changes: readonly ChangeOrReset[]): Promise<void> => {
    const requested = store.listRequested(changes, nowMs() - staleForMs).slice(0, renewalsMax)
    for (const change of changes) drop(change)
    await Promise.all(requested.map(showUntilRenewed))
  }
}

/** Renderings in flight: at most one for each key, and each is notified of changes that happen while it runs. */
function createRenderFlights() {
  const joinable = new Map<string, Promise<StoredPage>>()
  // Renderings that requests may no longer join are still notified, so that their outdated pages are not cached.
  const open = new Set<ChangeOrReset[]>()
  const openOf = new Map<string, number>()
  const countOf = (network: string) => openOf.get(network) ?? 0

  function start(
    { key, network }: { key: string; network: string | null },
    make: (changes: readonly ChangeOrReset[]) => Promise<StoredPage>,
  ): Promise<StoredPage> {
    const changes: ChangeOrReset[] = []
    open.add(changes)
    if (network !== null) openOf.set(network, countOf(network) + 1)
    const making = make(changes).finally(() => {
      open.delete(changes)
      if (network !== null) closeOne(network)
      if (joinable.get(key) === making) joinable.delete(key)
    })
    joinable.set(key, making)
    return making
  }

  function closeOne(network: string): void {
    if (countOf(network) > 1) openOf.set(network, countOf(network) - 1)
    else openOf.delete(network)
  }

  /** Later requests start a new rendering, because one that began before the change may not show it. */
  function notify(change: ChangeOrReset): void {
    for (const changes of open) changes.push(change)
    joinable.clear()
  }

  return { start, notify, find: (key: string) => joinable.get(key), count: () => open.size, countOf }
}
