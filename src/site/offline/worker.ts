import { inEdition, splitEdition } from '../../address/site-path.ts'
import { deleteOldCaches, findCopy, keepCopy } from './copies.ts'
import { cacheName } from './kept-names.ts'
import { isFileRequest, isPageRequest, keptAs } from './kept-paths.ts'
import { showCopy } from './show-copy.ts'
import type { RequestEvent, WorkerScope } from './worker-scope.ts'

// The service worker of readers who asked for it (decision 131). `/sw.js` loads this file, whose name holds a digest of it:
// a browser that looks there once a visit finds another name after an upgrade that changed it.

declare const self: WorkerScope

// A page on a slow phone network is here in one and a half; a network that takes twice as long shows the copy sooner.
const patienceMs = 3_000

const { noticeUrl } = self.chowk

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', event => {
  const renew = async () => ((await deleteOldCaches()) ? turnOn(['/', '/offline']) : undefined)
  event.waitUntil(Promise.all([renew().catch(() => undefined), self.clients.claim()]))
})

self.addEventListener('message', event => {
  const { data, ports } = event
  const paths = Array.isArray(data) ? data.map(String) : []
  const done = turnOn(paths).then(
    () => ports[0]?.postMessage('kept'),
    () => ports[0]?.postMessage('failed'),
  )
  event.waitUntil(done)
})

self.addEventListener('fetch', event => {
  if (isPageRequest(event.request)) event.respondWith(answerPage(event))
  else if (isFileRequest(event.request)) event.respondWith(answerFile(event.request))
})

/** Without the reader's cookies: a copy is of the page that is the same for all. */
async function turnOn(paths: string[]): Promise<void> {
  await caches.open(cacheName)
  const fetched = await Promise.all(
    paths.map(path => fetch(path, { credentials: 'omit', cache: 'no-cache' })),
  )
  if (fetched.some(({ ok }) => !ok)) throw new Error('A page could not be fetched.')
  for (const [at, response] of fetched.entries()) await keepCopy(paths[at] ?? '', response, noticeUrl)
}

async function answerPage(event: RequestEvent): Promise<Response> {
  const { request } = event
  const { pathname, search } = new URL(request.url)
  const path = pathname + search
  const network = fetch(request).then(response => {
    if (keptAs(path)) {
      // Storage may be full: the page is shown all the same.
      const kept = keepCopy(path, response.clone(), noticeUrl).catch(() => undefined)
      event.waitUntil(kept)
    }
    return response
  })
  const copy = await findCopy(path)
  if (!copy) return network.catch(error => showMissing(path, error))
  const late = new Promise<null>(resolve => setTimeout(resolve, patienceMs, null))
  const answer = await Promise.race([network.catch(() => null), late])
  return answer && answer.status < 500 ? answer : showCopy(copy, self.chowk, 'copy')
}

async function showMissing(path: string, error: unknown): Promise<Response> {
  const { edition } = splitEdition(path)
  const page = (await findCopy(inEdition(edition, '/offline'))) ?? (await findCopy('/offline'))
  if (!page) throw error
  return showCopy(page, self.chowk, 'missing')
}

async function answerFile(request: Request): Promise<Response> {
  return (await findCopy(new URL(request.url).pathname)) ?? fetch(request)
}
