import { afterEach, expect, test, vi } from 'vitest'
import { findCopy, keepCopy } from './copies.ts'
import { cacheName } from './kept-names.ts'

/** The caches of a browser as far as copies need them. */
function stubCaches() {
  const entries = new Map<string, Response>()
  const cache = {
    add: async (path: string) => void entries.set(path, new Response('file')),
    put: async (path: string, response: Response) => void entries.set(path, response),
    match: async (path: string) => entries.get(path)?.clone(),
    delete: async (path: string) => entries.delete(path),
    keys: async () => [...entries.keys()].map(path => ({ url: `https://chowk.example${path}` })),
  }
  vi.stubGlobal('caches', { has: async (name: string) => name === cacheName, open: async () => cache })
}

afterEach(() => vi.unstubAllGlobals())

const story = '/story/flood'
const keep = (status: number) =>
  keepCopy(story, new Response('<title>Flood</title>', { status }), '/assets/n.js')

test.each([404, 410])('the copy of a page that is gone (%d) goes', async status => {
  stubCaches()
  await keep(200)
  expect(await findCopy(story)).toBeDefined()
  await keep(status)
  expect(await findCopy(story)).toBeUndefined()
})

test('the copy of a page that cannot be had for the moment stays', async () => {
  stubCaches()
  await keep(200)
  await keep(503)
  expect(await (await findCopy(story))?.text()).toContain('Flood')
})
