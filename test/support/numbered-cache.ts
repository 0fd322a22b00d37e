import { createPageCache, type PageKind, type RenderedPage } from '../../src/http/page-cache.ts'
import type { Dependency } from '../../src/http/page-store.ts'
import { type StoredPage, storePage } from '../../src/http/stored-page.ts'

export const never = () => new Promise<void>(() => undefined)
const kindOf = (key: string): PageKind =>
  key.startsWith('/search?') ? 'search' : key.startsWith('/card/') ? 'card' : 'page'
export const roomyLimits = { entriesMax: 100, bytesMax: 10_000_000, wait: never, kindOf }

export function renderedPage(
  text: string,
  outcome: RenderedPage['outcome'],
  ...dependencies: Dependency[]
): RenderedPage {
  const page = storePage({ status: outcome === 'failed' ? 503 : 200, headers: [], body: Buffer.from(text) })
  return { page, dependencies: new Set(dependencies), outcome }
}

export const textOf = (page: StoredPage | null) => page?.body.toString() ?? null

/** A cache whose pages are numbered in the order of rendering; renders can be made to wait until `finish`. */
export function numberedCache(...dependencies: Dependency[]) {
  return numberedCacheThatWaits(never(), ...dependencies)
}

/** Such a cache whose front page was requested so often. */
export async function shownCache(times: number) {
  const scene = numberedCache('news')
  for (let n = 0; n < times; n += 1) await scene.show()
  return scene
}

export function numberedCacheThatWaits(tooLate: Promise<void>, ...given: Dependency[]) {
  const dependencies = given.length > 0 ? given : (['news'] as const)
  const state = { made: 0, nowMs: 0, outcome: 'fit' as RenderedPage['outcome'], gate: Promise.resolve() }
  const cache = createPageCache({
    render: async () => {
      state.made += 1
      const text = `page ${state.made}`
      const { outcome } = state
      await state.gate
      return renderedPage(text, outcome, ...dependencies)
    },
    nowMs: () => state.nowMs,
    ...roomyLimits,
    wait: () => tooLate,
  })
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    state.gate = promise
    return () => {
      state.gate = Promise.resolve()
      resolve()
    }
  }
  const show = async () => textOf(await cache.get('/'))
  return { cache, state, hold, show }
}
