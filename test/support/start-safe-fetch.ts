import { onTestFinished } from 'vitest'
import { parseFetchAllow } from '../../src/ingest/fetch/fetch-url.ts'
import type { SafeFetched, SafeFetchOptions } from '../../src/ingest/fetch/fetched-response.ts'
import { createSafeFetch, type SafeFetchDeps } from '../../src/ingest/fetch/safe-fetch.ts'

/** Closes by itself with the test. Accepts everything unless the options say otherwise. */
type TestFetch = ((url: string, options?: Partial<SafeFetchOptions>) => Promise<SafeFetched>) & {
  close: () => Promise<void>
}

/** The product's own guarded fetch with the given FETCH_ALLOW. */
export function startSafeFetch(fetchAllow: string, deps: Partial<SafeFetchDeps> = {}): TestFetch {
  const parsed = parseFetchAllow(fetchAllow)
  if (!parsed.ok) throw new Error(`not a host: ${parsed.entry}`)
  const safeFetch = createSafeFetch({
    allow: parsed.allow,
    userAgent: 'Chowk/test',
    now: () => new Date(),
    ...deps,
  })
  onTestFinished(() => safeFetch.close())
  return Object.assign(
    (url: string, options: Partial<SafeFetchOptions> = {}) => safeFetch(url, { accept: '*/*', ...options }),
    { close: safeFetch.close },
  )
}
