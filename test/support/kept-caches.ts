import { vi } from 'vitest'
import { cacheName } from '../../src/site/offline/kept-cache.ts'

// The browser's caches and pages of the server, for tests of offline copies.

export const publicPage = {
  'cache-control': 'public, max-age=0',
  'content-type': 'text/html; charset=utf-8',
  'server-timing': 'now;dur=1767335400',
}

export function page({
  status = 200,
  html = '<title>Another</title>',
  ...headers
}: { status?: number; html?: string } & Record<string, string | number> = {}): Response {
  const given = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
  return new Response(html, { status, headers: { ...publicPage, ...Object.fromEntries(given) } })
}

/** A page that was sent so many days, or a part of one, after the first of January. */
export function sentOn(day: number, html = '<title>Flood</title>'): Response {
  return page({ html, 'server-timing': `now;dur=${Date.UTC(2026, 0, 1) / 1000 + day * 86_400}` })
}

/** The page to which a browser was redirected. */
export function movedTo(path: string, response: Response): Response {
  const moved = { redirected: { value: true }, url: { value: `https://chowk.example${path}` } }
  return Object.defineProperties(response, moved)
}

/** A script or stylesheet as our server sends it. */
export function file(path: string): Response {
  const type = path.endsWith('.css') ? 'text/css' : 'text/javascript'
  return new Response('file', { headers: { 'content-type': type } })
}

/**
 * The methods of `caches` that copies use; returns the entries of the cache that is ours. `room` is the number of entries that fit,
 * `fetchFile` what the network has.
 */
export function stubCaches({
  room = 1_000,
  fetchFile = async (path: string) => file(path),
}: {
  room?: number
  fetchFile?: (path: string, init?: RequestInit) => Promise<Response>
} = {}): Map<string, Response> {
  const all = new Map([[cacheName, new Map<string, Response>()]])
  const find = (name: string) => all.get(name) ?? new Map<string, Response>()
  const pathOf = (address: string) => new URL(address, 'https://chowk.example').pathname
  const open = async (name: string) => {
    if (!all.has(name)) all.set(name, new Map())
    const entries = find(name)
    return {
      put: async (path: string, response: Response) => {
        if (!entries.has(path) && entries.size >= room) throw new DOMException('', 'QuotaExceededError')
        entries.set(path, response)
      },
      match: async (path: string) => entries.get(pathOf(path))?.clone(),
      delete: async (path: string) => entries.delete(path),
      keys: async () => [...entries.keys()].map(path => ({ url: `https://chowk.example${path}` })),
    }
  }
  vi.stubGlobal('fetch', fetchFile)
  vi.stubGlobal('caches', {
    open,
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (path: string) => find(cacheName).get(path)?.clone(),
  })
  return find(cacheName)
}
