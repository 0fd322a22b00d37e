import { vi } from 'vitest'
import { keptAtHeader } from '../../src/site/offline/kept-cache.ts'
import { publicPage, stubCaches } from './kept-caches.ts'

// The service worker without a browser. Its tests use fake timers.

const words = { locale: 'en-GB', month: 'short', copy: 'Copy of @.', missing: 'Missing.', back: 'Back.' }
const settings = {
  noticeUrl: '/assets/n.js',
  words: { en: { ...words, retry: 'Again', newer: 'Newer', show: 'Show' } },
}
const origin = 'https://chowk.example'

export type Network = Record<string, () => Response | Promise<Response>>

/** The worker of a reader who keeps pages, with copies of 1 January; `network` responds to addresses, and others fail. */
export async function startWorker(network: Network, copies: string[] = ['/', '/story/flood', '/offline']) {
  vi.resetModules()
  const fetched: string[] = []
  const fetch = vi.fn(async (asked: string | Request, { method }: RequestInit = {}) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname
    const kind = method ?? (typeof asked === 'string' ? 'GET' : asked.cache)
    fetched.push(`${kind} ${path}`)
    const respond = network[path]
    if (!respond) throw new TypeError(`No network for ${path}`)
    return respond()
  })
  const entries = stubCaches({ fetchFile: (path, init) => fetch(path, init) })
  for (const path of copies) {
    const headers = { ...publicPage, [keptAtHeader]: '2026-01-01T00:00:00.000Z' }
    entries.set(path, new Response('<html lang="en"><head></head><body>Kept', { headers }))
  }
  const listeners: Record<string, (event: unknown) => void> = {}
  const addEventListener = (type: string, listener: (event: unknown) => void) => {
    listeners[type] = listener
  }
  vi.stubGlobal('self', { chowk: settings, addEventListener, clients: { claim: async () => undefined } })
  // As an address, because a script without exports is no module for the type checker.
  const script = new URL('../../src/site/offline/worker.ts', import.meta.url)
  await import(/* @vite-ignore */ script.href)
  const work: Promise<unknown>[] = []
  const waitUntil = (promise: Promise<unknown>) => void work.push(promise)
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    await Promise.all(work)
  }
  /** Requests a page or file; the test advances the time. */
  const open = (path: string, cache: RequestCache = 'default'): Promise<Response> => {
    const request = Object.defineProperty(new Request(origin + path, { cache }), 'mode', {
      value: 'navigate',
    })
    let response = Promise.resolve(Response.error())
    listeners.fetch?.({ request, waitUntil, respondWith: (given: typeof response) => (response = given) })
    return response
  }
  /** The text of the response, once the worker has done all that follows from the request. */
  const visit = async (path: string, cache?: RequestCache) => {
    const response = open(path, cache)
    await settle()
    const shown = await response
    return shown.headers.get('location') ?? shown.text()
  }
  /** As the settings page in this language requests it. */
  const renew = async (language = 'en') => {
    const replied = vi.fn()
    listeners.message?.({ data: language, ports: [{ postMessage: replied }], waitUntil })
    await settle()
    return replied.mock.calls
  }
  const activate = async () => {
    listeners.activate?.({ waitUntil })
    await settle()
  }
  return { open, visit, renew, activate, entries, fetched }
}

/** A script as our server sends it. */
export function script(): Response {
  return new Response('script', { headers: { 'content-type': 'text/javascript' } })
}
