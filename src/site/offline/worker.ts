import { inEdition, splitEdition } from '../../address/site-path.ts'
import { findSentAt } from '../../http/sent-at.ts'
import { type Edition, readEdition } from '../../text/language.ts'
import { keepCopy, keepFile } from './copies.ts'
import { writeCopyTime } from './copy-time.ts'
import { fetchWithin } from './fetch-within.ts'
import { cacheName, findKept, isFile, keptAtHeader, listCaches } from './kept-cache.ts'
import { editionTarget, isFileRequest, isPageRequest, keptAs, keptPath } from './kept-paths.ts'
import { isRenewalDue, type Renewal, renewCopies } from './renew-copies.ts'
import type { CopyWords, OfflineSettings, RequestEvent, WorkerScope } from './worker-scope.ts'

// The service worker for readers who turned offline pages on (decision 131). `/sw.js` loads this file, whose name
// contains a digest: a browser checks `/sw.js` once per visit and finds a new name after an upgrade that changed the
// file.

declare const self: WorkerScope

// A page takes 1.5 s on a slow phone network; if the network needs twice that, the copy is shown.
const patienceMs = 3_000

// Nothing replaces a page that is not kept, so it may take much longer to begin.
const missingMs = 15_000

const { noticeUrl } = self.chowk

self.addEventListener('install', event => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', event => {
  const hasOld = listCaches().then(names => names.some(name => name !== cacheName))
  const renew = async () => ((await hasOld) ? turnOn(null) : undefined)
  // Not at the installation: the worker before could still delete a file that it does not know.
  const prepare = renew().then(() => keepFile(noticeUrl))
  // The browser holds back every page until the worker is active, and a network that stalls must not decide when that is.
  const isReady = Promise.race([prepare.catch(() => undefined), patience()])
  event.waitUntil(Promise.all([isReady, self.clients.claim()]))
})

self.addEventListener('message', event => {
  const edition = readEdition(String(event.data))
  event.waitUntil(turnOn(edition).then(renewal => event.ports[0]?.postMessage(renewal)))
})

self.addEventListener('fetch', event => {
  if (isPageRequest(event.request)) event.respondWith(respondWithPage(event))
  else if (isFileRequest(event.request)) event.respondWith(respondWithFile(event.request))
})

async function turnOn(edition: Edition | null): Promise<Renewal> {
  await caches.open(cacheName)
  return renewCopies(noticeUrl, edition)
}

/** Chromium lets a request wait for an earlier one for the same page, unless it bypasses the browser's cache. */
const inFlight = new Set<{ path: string }>()

async function respondWithPage(event: RequestEvent): Promise<Response> {
  const { request } = event
  const url = new URL(request.url)
  const target = editionTarget(url)
  if (target) return respondWithChoice(request, target)
  const path = keptPath(url)
  const found = findKept(path)
  // On Back, a browser takes the page from its own cache, however old, without asking the server.
  const isBack = request.cache === 'force-cache'
  const isAsked = !isBack || Boolean(await found)
  const isRepeated = [...inFlight].some(other => other.path === path)
  const cache = isRepeated ? 'reload' : isBack && isAsked ? 'no-cache' : undefined
  const network = fetch(cache ? new Request(request, { cache }) : request)
  const copied = network.then(response => (isAsked ? keepNews(path, response) : undefined))
  // Storage may be full; the page is shown anyway.
  event.waitUntil(copied.catch(() => undefined))
  const copy = await found
  const arrived = copy ? network.then(whole) : network
  const own = { path }
  inFlight.add(own)
  void arrived.catch(() => undefined).finally(() => inFlight.delete(own))
  if (!copy) return showOrMissing(network, path)
  const answer = await Promise.race([arrived.catch(() => null), patience()])
  return answer && isForReader(answer, request) ? answer : showCopy(copy, self.chowk, 'copy')
}

/** The server stores which edition was chosen, and redirects to its page. The copy of that needs no server. */
async function respondWithChoice(request: Request, path: string): Promise<Response> {
  const network = fetch(request)
  if (!(await findKept(path))?.ok) return showOrMissing(network, path)
  const answer = await Promise.race([network.catch(() => null), patience()])
  if (answer && isForReader(answer, request)) return answer
  return new Response(null, { status: 302, headers: { location: path } })
}

/** Keeps what the network says about a page, and when due renews the other copies, or completes an interrupted start. */
async function keepNews(path: string, response: Response): Promise<void> {
  const sentAtMs = findSentAt(response.headers)
  if (keptAs(path)) {
    const copy = response.clone()
    // A browser hides from its worker where a page has moved, until the worker fetches it.
    const isHidden = response.type === 'opaqueredirect' && (await findKept(path))?.ok
    await keepCopy(path, isHidden ? await fetchWithin(path) : copy, noticeUrl)
  }
  // The settings page requests a renewal by itself.
  if (!sentAtMs || keptAs(path) === 'other' || !(await isRenewalDue(sentAtMs))) return
  // While the page and its files load, they need the network.
  await patience()
  if (await isRenewalDue(sentAtMs)) await renewCopies(noticeUrl, splitEdition(path).edition)
}

/** A page whose second half never comes is no page: the copy is complete. */
async function whole(response: Response): Promise<Response> {
  await response.clone().arrayBuffer()
  return response
}

/**
 * Our server's faults, and the errors of a proxy before it, are as good as no network. A reload shows the latter, because some
 * want something of the reader.
 */
function isForReader({ status, headers }: Response, { cache }: Request): boolean {
  return status < 400 || (status < 500 && (findSentAt(headers) > 0 || cache === 'no-cache'))
}

function patience(ms = patienceMs): Promise<null> {
  return new Promise(resolve => setTimeout(resolve, ms, null))
}

/** The page as it arrives, or the settings page with the line that this page is not kept. */
async function showOrMissing(network: Promise<Response>, path: string): Promise<Response> {
  const answer = await Promise.race([network.catch(() => null), patience(missingMs)])
  if (answer) return answer
  const { edition } = splitEdition(path)
  const page = (await findKept(inEdition(edition, '/offline'))) ?? (await findKept('/offline'))
  return page ? showCopy(page, self.chowk, 'missing') : network
}

async function respondWithFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const file = await findKept(pathname)
  return file && isFile(pathname, file) ? file : fetch(request)
}

/** The copy with a line at the top that says when it was made, and a script that checks for a newer version. */
async function showCopy(
  copy: Response,
  { words, noticeUrl }: OfflineSettings,
  kind: 'copy' | 'missing',
): Promise<Response> {
  // It leads to the reader's edition.
  if (!copy.ok) return copy
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

function lineOf({ headers }: Response, words: CopyWords, kind: 'copy' | 'missing'): string {
  const text = words[kind].replace('@', writeCopyTime(headers.get(keptAtHeader), words))
  const [version, newer, show] =
    kind === 'copy' ? [bareTag(headers), words.newer, words.show] : ['', words.back, words.retry]
  return `<aside class="demo"><p class="copy" role="status" data-version="${version}" data-newer="${newer}" data-show="${show}"><span>${text}</span> <a href="">${words.retry}</a></p></aside>`
}

/** The ETag without characters that an attribute cannot contain. */
function bareTag(headers: Headers): string {
  return (headers.get('etag') ?? '').replace(/[^\w-]/g, '')
}
