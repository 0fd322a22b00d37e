// The globals of a service worker. TypeScript has types of them that cannot stand beside those of pages in one program.

export type LifeEvent = { waitUntil: (work: Promise<unknown>) => void }
export type RequestEvent = LifeEvent & {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
export type PageMessage = LifeEvent & { data: unknown; ports: readonly MessagePort[] }

export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  /** Written by `/sw.js` before this script (api/service-worker.ts). */
  chowk: OfflineSettings
}

export type OfflineSettings = {
  /** The script of a page that is shown from a copy. */
  noticeUrl: string
  /** By the language of the page. */
  words: Record<string, CopyWords>
}

/** `copy` has an `@` for the time. */
export type CopyWords = {
  locale: string
  copy: string
  missing: string
  retry: string
  newer: string
  show: string
}
