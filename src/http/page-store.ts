import type { ChangeOrReset } from '../database/changes.ts'
import type { StoredPage } from './stored-page.ts'

/** What a page shows; `news` stands for the links of any category. */
export type Dependency = Exclude<ChangeOrReset, 'reset'> | 'news'

export type KeptPage = {
  page: StoredPage
  dependencies: ReadonlySet<Dependency>
  renderedAtMs: number
  /** Something it shows has changed: good only while nothing newer can be made. */
  isOutdated: boolean
  /** 0, or the last try to renew it failed and the next is not due before this time; shown meanwhile. */
  retryAtMs: number
}

export type PageStore = ReturnType<typeof createPageStore>

/** Pages by key, the longest unused leaving first; bounded by number and by bytes. */
export function createPageStore(limits: { entriesMax: number; bytesMax: number }) {
  const pages = new Map<string, KeptPage>()
  const index = createDependencyIndex()
  let bytes = 0

  function remove(key: string) {
    const kept = pages.get(key)
    if (!kept) return
    pages.delete(key)
    bytes -= sizeOf(key, kept)
    index.remove(key, kept.dependencies)
  }

  function touch(key: string): KeptPage | undefined {
    const kept = pages.get(key)
    if (!kept) return undefined
    pages.delete(key)
    pages.set(key, kept)
    return kept
  }

  function keep(key: string, kept: KeptPage) {
    remove(key)
    if (sizeOf(key, kept) > limits.bytesMax / 4) return
    pages.set(key, kept)
    bytes += sizeOf(key, kept)
    index.add(key, kept.dependencies)
    for (const oldest of pages.keys()) {
      if (pages.size <= limits.entriesMax && bytes <= limits.bytesMax) break
      remove(oldest)
    }
  }

  function outdate(change: ChangeOrReset) {
    const keys = change === 'reset' ? pages.keys() : index.list(change)
    for (const key of keys) {
      const kept = pages.get(key)
      if (kept) Object.assign(kept, { isOutdated: true, retryAtMs: 0 })
    }
  }

  /** The last page of this key that could be made, to be shown until a new one can. */
  const postpone = (key: string, retryAtMs: number): StoredPage | null => {
    const kept = pages.get(key)
    if (kept) kept.retryAtMs = retryAtMs
    return kept?.page ?? null
  }

  return { find: touch, postpone, keep, outdate, size: () => ({ entries: pages.size, bytes }) }
}

export function isTouched(dependencies: ReadonlySet<Dependency>, change: ChangeOrReset): boolean {
  if (change === 'reset' || dependencies.has(change)) return true
  return change.startsWith('news:') && dependencies.has('news')
}

// Which pages show a thing.
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
    const ofAnyNews = change.startsWith('news:') ? (keysOf.get('news') ?? []) : []
    return [...(keysOf.get(change) ?? []), ...ofAnyNews]
  }
  return { add, remove, list }
}

// The plain body, its brotli and gzip forms (a fifth to a third each), the brotli bytes once more with their head,
// the headers, and the key.
function sizeOf(key: string, { page }: KeptPage): number {
  return page.body.length * 2 + 4_096 + key.length * 2
}
