import { inEdition, splitEdition } from '../../address/site-path.ts'
import { deleteOldCaches, keepCopy, keepFile } from './copies.ts'
import { findKept, openKept } from './kept-cache.ts'
import { cacheName, keptAtHeader } from './kept-names.ts'
import { isFileRequest, isPageRequest, keptAs, keptPath } from './kept-paths.ts'
import type { CopyWords, OfflineSettings, RequestEvent, WorkerScope } from './worker-scope.ts'

// The service worker for readers who turned offline pages on (decision 131). `/sw.js` loads this file, whose name
// contains a digest: a browser checks `/sw.js` once per visit and finds a new name after an upgrade that changed the
// file.

declare const self: WorkerScope

// A page takes 1.5 s on a slow phone network; if the network needs twice that, the copy is shown.
const patienceMs = 3_000

const { noticeUrl } = self.chowk

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', event => {
  const renew = async () => ((await deleteOldCaches()) ? turnOn(['/today', '/', '/offline']) : undefined)
  // Not at the installation: the worker before could still delete a file that it does not know.
  const prepare = renew().then(() => keepFile(noticeUrl))
  // The browser holds back every page until the worker is active, and a network that stalls must not decide when that is.
  const isReady = Promise.race([prepare.catch(() => undefined), patience()])
  event.waitUntil(Promise.all([isReady, self.clients.claim()]))
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
  if (isPageRequest(event.request)) event.respondWith(respondWithPage(event))
  else if (isFileRequest(event.request)) event.respondWith(respondWithFile(event.request))
})

/** Without the reader's cookies, because a copy is the page that is the same for all. */
async function turnOn(paths: string[]): Promise<void> {
  await caches.open(cacheName)
  const fetched = await Promise.all(
    paths.map(path => fetch(path, { credentials: 'omit', cache: 'no-cache' })),
  )
  if (fetched.some(({ ok }) => !ok)) throw new Error('A page could not be fetched.')
  if (!(await openKept())) throw new Error('The copies could not be opened.')
  for (const [at, response] of fetched.entries()) await keepCopy(paths[at] ?? '', response, noticeUrl)
}

async function respondWithPage(event: RequestEvent): Promise<Response> {
  const { request } = event
  const path = keptPath(new URL(request.url))
  const network = fetch(request).then(response => {
    if (keptAs(path)) {
      // Storage may be full; the page is shown anyway.
      const kept = keepCopy(path, response.clone(), noticeUrl).catch(() => undefined)
      event.waitUntil(kept)
    }
    return response
  })
  const copy = await findKept(path)
  if (!copy) return network.catch(error => showMissing(path, error))
  const answer = await Promise.race([network.catch(() => null), patience()])
  return answer && answer.status < 500 ? answer : showCopy(copy, self.chowk, 'copy')
}

function patience(): Promise<null> {
  return new Promise(resolve => setTimeout(resolve, patienceMs, null))
}

async function showMissing(path: string, error: unknown): Promise<Response> {
  const { edition } = splitEdition(path)
  const page = (await findKept(inEdition(edition, '/offline'))) ?? (await findKept('/offline'))
  if (!page) throw error
  return showCopy(page, self.chowk, 'missing')
}

async function respondWithFile(request: Request): Promise<Response> {
  return (await findKept(new URL(request.url).pathname)) ?? fetch(request)
}

/** The copy with a line at the top that says when it was made, and a script that checks for a newer version. */
async function showCopy(
  copy: Response,
  { words, noticeUrl }: OfflineSettings,
  kind: 'copy' | 'missing',
): Promise<Response> {
  const html = await copy.text()
  const copyWords = words[/<html lang="(\w+)/.exec(html)?.[1] ?? ''] ?? words.en
  const line = copyWords ? lineOf(copy, copyWords, kind) : ''
  const bodyAt = html.indexOf('>', html.indexOf('<body')) + 1
  const shown = (html.slice(0, bodyAt) + line + html.slice(bodyAt)).replace(
    '</head>',
    end => `<script async src="${noticeUrl}"></script>${end}`,
  )
  return new Response(shown, { headers: copy.headers })
}

function lineOf(
  { headers }: Response,
  { locale, month, ...words }: CopyWords,
  kind: 'copy' | 'missing',
): string {
  const at = new Date(headers.get(keptAtHeader) ?? 0)
  const day = at.toLocaleDateString(locale, { day: 'numeric', month, year: 'numeric' })
  const text = words[kind].replace('@', `${day}, ${at.toLocaleTimeString(locale, { timeStyle: 'short' })}`)
  const version = kind === 'copy' ? bareTag(headers) : ''
  return `<aside class="demo"><p class="copy" role="status" data-version="${version}" data-newer="${words.newer}" data-show="${words.show}"><span>${text}</span> <a href="">${words.retry}</a></p></aside>`
}

/** The ETag without characters that an attribute cannot contain. */
function bareTag(headers: Headers): string {
  return (headers.get('etag') ?? '').replace(/[^\w-]/g, '')
}
