import { expect, test } from 'vitest'
import { findGlobalFetch } from './find-global-fetch.ts'
import { parseSource } from './source-files.ts'

const count = (text: string) => findGlobalFetch(parseSource('src/a.ts', text).program).length

test.each([
  'await fetch(url)',
  'await window.fetch(url)',
  "await globalThis['fetch'](url)",
  'send({ fetch })',
  'send({ ask: fetch })',
  'send(fetch)',
  'const ask = fetch',
  'const ask = fetch.bind(null)',
  'const { fetch } = globalThis',
  'const { fetch: ask } = globalThis',
  'const ask = ({ fetch }: Deps) => globalThis.fetch(url)',
])('%s is found', text => expect(count(text)).toBe(1))

test.each([
  'const ask = ({ fetch }: Deps) => fetch(url)',
  'function ask(fetch: Fetch) { return fetch(url) }',
  'const fetch = createSafeFetch(deps)\nsend({ fetch })',
  'const { fetch } = deps\nawait fetch(url)',
  'await deps.fetch(url)',
  'type Fetch = typeof globalThis.fetch',
  'const a = { fetch: ask }',
])('%s is not', text => expect(count(text)).toBe(0))
