import type { ChangeOrReset } from '../database/changes.ts'
import type { StoredPage } from './stored-page.ts'

/** The data a page shows; `news` stands for the links of any category, `stories` for every story that readers may see. */
export type Dependency = Exclude<ChangeOrReset, 'reset'> | 'news' | 'stories'

export type KeptPage = {
  page: StoredPage
  dependencies: ReadonlySet<Dependency>
  renderedAtMs: number
  /** Outdated by a change. */
  isOutdated: boolean
  /** Set where the page is served in place of its successor, which is being rendered or cannot be. */
  standsIn: StandIn | null
  /** Whether it was requested since it was rendered, or while it was rendered and its predecessor was served. */
  isRequested: boolean
}

/** Before `retryAtMs` no request starts another rendering. */
type StandIn = { untilMs: number; retryAtMs: number }

export type PageStore = ReturnType<typeof createPageStore>

/** Pages by key, least recently used first out; limited by number and by bytes. */
export function createPageStore(limits: { entriesMax: number; bytesMax: number }) {
  const index = createDependencyIndex()
  const pages = createBoundedPages(limits, index)

  const find = (key: string): KeptPage | undefined => {
    const kept = pages.touch(key)
    if (kept) kept.isRequested = true
    return kept
  }

  const outdatePage = (key: string) => {
    const kept = pages.byAge.get(key)
    if (kept) Object.assign(kept, { isOutdated: true, standsIn: null })
  }

  function outdate(change: ChangeOrReset) {
    for (const key of change === 'reset' ? pages.byAge.keys() : index.list(change)) outdatePage(key)
  }

  /** Keys of pages that these changes touch and that were requested since their rendering, most recently requested first. */
  const listRequested = (changes: readonly ChangeOrReset[], sinceMs: number): string[] =>
    [...pages.byAge]
      .filter(([, kept]) => kept.isRequested && !kept.isOutdated && kept.renderedAtMs >= sinceMs)
      .filter(([, { dependencies }]) => changes.some(change => isTouched(dependencies, change)))
      .map(([key]) => key)
      .reverse()

  /** Serves the last good page of this key although it is outdated. */
  const show = (key: string, standsIn: StandIn): StoredPage | null => {
    const kept = pages.byAge.get(key)
    if (kept) Object.assign(kept, { standsIn, isRequested: false })
    return kept?.page ?? null
  }

  const keep = (key: string, fresh: Pick<KeptPage, 'page' | 'dependencies' | 'renderedAtMs'>) => {
    const before = pages.byAge.get(key)
    const isRequested = before !== undefined && before.standsIn !== null && before.isRequested
    pages.keep(key, { ...fresh, isOutdated: false, standsIn: null, isRequested })
  }

  const isShownBy = (key: string, change: ChangeOrReset): boolean =>
    isTouched(pages.byAge.get(key)?.dependencies ?? new Set(), change)

  /** Whether a change has dropped it, so that it is no longer served. */
  const isDropped = (key: string): boolean => {
    const kept = pages.byAge.get(key)
    return kept?.isOutdated === true && kept.standsIn === null
  }

  return { find, show, isDropped, isShownBy, keep, outdate, outdatePage, listRequested, size: pages.size }
}

function createBoundedPages(limits: { entriesMax: number; bytesMax: number }, index: DependencyIndex) {
  // Least recently used first.
  const byAge = new Map<string, KeptPage>()
  let bytes = 0

  function remove(key: string) {
    const kept = byAge.get(key)
    if (!kept) return
    byAge.delete(key)
    bytes -= sizeOf(key, kept)
    index.remove(key, kept.dependencies)
  }

  function touch(key: string): KeptPage | undefined {
    const kept = byAge.get(key)
    if (!kept) return undefined
    byAge.delete(key)
    byAge.set(key, kept)
    return kept
  }

  function keep(key: string, kept: KeptPage) {
    remove(key)
    if (sizeOf(key, kept) > limits.bytesMax / 4) return
    byAge.set(key, kept)
    bytes += sizeOf(key, kept)
    index.add(key, kept.dependencies)
    for (const oldest of byAge.keys()) {
      if (byAge.size <= limits.entriesMax && bytes <= limits.bytesMax) break
      remove(oldest)
    }
  }

  return { byAge, touch, keep, size: () => ({ entries: byAge.size, bytes }) }
}

export function isTouched(dependencies: ReadonlySet<Dependency>, change: ChangeOrReset): boolean {
  if (change === 'reset' || dependencies.has(change)) return true
  const whole = wholeOf(change)
  return whole !== null && dependencies.has(whole)
}

function wholeOf(change: Dependency): 'news' | 'stories' | null {
  if (change.startsWith('news:')) return 'news'
  return change.startsWith('story:') ? 'stories' : null
}

type DependencyIndex = ReturnType<typeof createDependencyIndex>

function createDependencyIndex() {
  const keysOf = new Map<Dependency, Set<string>>()
  const add = (key: string, dependencies: ReadonlySet<Dependency>) => {
    for (const each of dependencies) keysOf.set(each, (keysOf.get(each) ?? new Set()).add(key))
  }
  const remove = (key: string, dependencies: ReadonlySet<Dependency>) => {
    for (const each of dependencies) {
      const keys = keysOf.get(each)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(each)
    }
  }
  const list = (change: Dependency): string[] => {
    const whole = wholeOf(change)
    return [...(keysOf.get(change) ?? []), ...((whole && keysOf.get(whole)) ?? [])]
  }
  return { add, remove, list }
}

// Counts the plain body, its brotli and gzip forms (a fifth to a third each), the front door's copy of the brotli form with
// its head, the headers, and the key.
function sizeOf(key: string, { page }: KeptPage): number {
  return page.body.length * 2 + 4_096 + key.length * 2
}
