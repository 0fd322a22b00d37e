// The globals of a service worker. TypeScript's own types for them conflict with those of pages in one program.

type LifeEvent = { waitUntil: (work: Promise<unknown>) => void }
export type RequestEvent = LifeEvent & {
  request: Request
  respondWith: (response: Promise<Response>) => void
}
type PageMessage = LifeEvent & { data: unknown; ports: readonly MessagePort[] }

export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  /** Written by `/sw.js` before this script (service-worker.ts). */
  chowk: OfflineSettings
}

export type OfflineSettings = {
  /** The script of a page shown from a copy (copy-notice.ts). */
  noticeUrl: string
  /** By the page's language. */
  words: Record<string, CopyWords>
}

/** `copy` contains an `@` for the time. */
export type CopyWords = {
  locale: string
  month: 'short' | 'long'
  copy: string
  missing: string
  back: string
  retry: string
  newer: string
  show: string
}
