import { sentAtHeader } from '../../http/sent-at.ts'
import { openKept } from './kept-cache.ts'
import {
  cacheName,
  cachePrefix,
  keptAtHeader,
  keptFilesHeader,
  keptLettersHeader,
  keptTitleHeader,
  lettersMax,
  storiesMax,
} from './kept-names.ts'
import { keptAs } from './kept-paths.ts'

// Offline copies of pages. Each keeps the files that it needs, so an upgrade of the site does not break it.

// No page of ours is this long; a proxy's error page may be.
const pageLettersMax = 500_000

const goneStatuses = [404, 410]

/** The files of pages that are being stored. A page stored at the same time must not delete them as unneeded. */
const arriving = new Set<readonly string[]>()

/** A reader who turns offline pages off deletes the cache; only `turnOn` creates it again. */
export async function keepCopy(path: string, response: Response, noticeUrl: string): Promise<void> {
  const cache = await openKept()
  if (!cache) return
  // A story that was taken down must not remain readable offline.
  if (goneStatuses.includes(response.status)) await cache.delete(path)
  if (!isWholePublicPage(response)) return
  const html = await response.text()
  if (html.length > pageLettersMax) return
  const found = [...html.matchAll(/(?:href|src)="(\/(?:style|assets)\/[^"]+)"/g)].map(([, file = '']) => file)
  const files = [...new Set([...found, noticeUrl])]
  arriving.add(files)
  try {
    await Promise.all(files.map(file => addMissing(cache, file)))
    const copy = new Response(html, { headers: headersOf(response, { path, html, files }) })
    await inTurn(async () => {
      await cache.put(path, copy)
      await prune(cache)
    })
  } finally {
    arriving.delete(files)
  }
}

let turn: Promise<unknown> = Promise.resolve()

/** One page at a time: otherwise a page could be stored after `prune` has listed the pages and before it deletes files. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const own = turn.then(work)
  turn = own.catch(() => undefined)
  await own
}

function headersOf(
  response: Response,
  { path, html, files }: { path: string; html: string; files: readonly string[] },
): Headers {
  const headers = new Headers(response.headers)
  // The stored text is uncompressed, the same for every request, and shown long after it was sent.
  for (const name of ['content-encoding', 'content-length', 'vary', sentAtHeader]) headers.delete(name)
  headers.set(keptAtHeader, new Date().toISOString())
  headers.set(keptFilesHeader, files.join(' '))
  headers.set(keptTitleHeader, encodeURIComponent(/<title>([^<]*)/.exec(html)?.[1] ?? path))
  headers.set(keptLettersHeader, String(html.length))
  return headers
}

/** Not a part of a page, a page for one reader, or the page of another address: a copy is shown as this address to anybody. */
function isWholePublicPage({ status, redirected, headers }: Response): boolean {
  const isShared = !/\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '')
  return status === 200 && !redirected && isShared && /^text\/html\b/.test(headers.get('content-type') ?? '')
}

/** Deletes caches of older formats; true if there were any. */
export async function deleteOldCaches(): Promise<boolean> {
  const names = (await caches.keys()).filter(name => name.startsWith(cachePrefix) && name !== cacheName)
  await Promise.all(names.map(name => caches.delete(name)))
  return names.length > 0
}

/** Keeps the script of this worker's copies, for those that a worker of an earlier build stored with its own. */
export async function keepFile(file: string): Promise<void> {
  const cache = await openKept()
  if (cache) await addMissing(cache, file)
}

async function addMissing(cache: Cache, file: string): Promise<void> {
  if (!(await cache.match(file))) await cache.add(file)
}

/** Deletes the least recently opened stories, and files that no copy needs. */
async function prune(cache: Cache): Promise<void> {
  const pages: { path: string; at: string; letters: number; files: string[] }[] = []
  const files: string[] = []
  for (const { url } of await cache.keys()) {
    const { pathname: path } = new URL(url)
    const headers = (await cache.match(path))?.headers
    const at = headers?.get(keptAtHeader)
    if (!headers || !at) files.push(path)
    else {
      const letters = Number(headers.get(keptLettersHeader))
      pages.push({ path, at, letters, files: headers.get(keptFilesHeader)?.split(' ') ?? [] })
    }
  }
  pages.sort((a, b) => (a.at < b.at ? 1 : -1))
  let letters = pages.reduce((sum, page) => sum + page.letters, 0)
  const stories = pages.filter(({ path }) => keptAs(path) === 'story')
  const gone = new Set<string>()
  for (let left = stories.length; left > storiesMax || (letters > lettersMax && left > 0); left -= 1) {
    const story = stories[left - 1]
    letters -= story?.letters ?? 0
    gone.add(story?.path ?? '')
  }
  const needed = new Set(pages.filter(({ path }) => !gone.has(path)).flatMap(page => page.files))
  const isArriving = (file: string) => [...arriving].some(of => of.includes(file))
  for (const path of [...gone, ...files.filter(file => !needed.has(file))])
    if (!isArriving(path)) await cache.delete(path)
}
