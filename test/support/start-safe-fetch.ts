import { onTestFinished } from 'vitest'
import { parseFetchAllow } from '../../src/ingest/fetch/fetch-allow.ts'
import { createSafeFetch, type SafeFetch, type SafeFetchDeps } from '../../src/ingest/fetch/safe-fetch.ts'

/** The product's own guarded fetch with the given FETCH_ALLOW; it closes with the test. */
export function startSafeFetch(fetchAllow: string, deps: Partial<SafeFetchDeps> = {}): SafeFetch {
  const parsed = parseFetchAllow(fetchAllow)
  if (!parsed.ok) throw new Error(`not a host: ${parsed.entry}`)
  const safeFetch = createSafeFetch({
    allow: parsed.allow,
    userAgent: 'Chowk/test',
    now: () => new Date(),
    ...deps,
  })
  onTestFinished(() => safeFetch.close())
  return safeFetch
}
