import { findSentAt, sentAtHeader } from '../../http/sent-at.ts'
import { fetchWithin } from './fetch-within.ts'
import {
  daysMax,
  isFile,
  keptAtHeader,
  keptFilesHeader,
  keptLanguageHeader,
  keptLettersHeader,
  keptTitleHeader,
  lettersMax,
  openKept,
  storiesMax,
} from './kept-cache.ts'
import { keptAs } from './kept-paths.ts'

// Offline copies of pages. Each keeps the files that it needs, so an upgrade of the site does not break it.

// No page of ours is this long.
const pageLettersMax = 500_000

export const dayMs = 86_400_000

const goneStatuses = [404, 410]

/** The files of pages that are being stored. A page stored at the same time must not delete them as unneeded. */
const arriving = new Set<readonly string[]>()

/**
 * Keeps a page, or deletes its copy if the server says that it is gone. Only a response with the mark of our own counts: a
 * proxy's 404, a maintenance page or a portal neither deletes nor replaces a copy. A reader who turns offline pages off
 * deletes the cache; only turning on creates it again.
 */
export async function keepCopy(path: string, response: Response, noticeUrl: string): Promise<void> {
  const cache = await openKept()
  if (!cache || !findSentAt(response.headers) || (await hasMoved(cache, path, response))) return
  if (!isWholePublicPage(response)) return
  const html = await response.text()
  if (html.length > pageLettersMax) return
  const found = [...html.matchAll(/(?:href|src)="(\/(?:style|assets)\/[^"]+)"/g)].map(([, file = '']) => file)
  const files = [...new Set([...found, noticeUrl])]
  arriving.add(files)
  try {
    for (const file of files) await addMissing(cache, file)
    const copy = new Response(html, { headers: headersOf(response, { path, html, files }) })
    await inTurn(async () => {
      await putWithRoom(cache, path, copy)
      await prune(cache, findSentAt(response.headers))
    })
  } finally {
    arriving.delete(files)
  }
}

/** Deletes the copy of a page that our server, in a response to GET or HEAD, reports as gone or as moved. */
export async function checkCopy(path: string, response: Response): Promise<void> {
  const cache = await openKept()
  if (cache && findSentAt(response.headers)) await hasMoved(cache, path, response)
}

/**
 * What was taken down must not remain readable offline. The address of a merged story, which leads to another story, loses
 * its copy; the front page of a reader who chose an edition leads to that edition's, as it does online.
 */
async function hasMoved(cache: Cache, path: string, response: Response): Promise<boolean> {
  const { status, redirected, url, headers } = response
  const isGone = goneStatuses.includes(status)
  const location = redirected ? new URL(url).pathname : path
  const kind = location === path ? null : keptAs(location)
  const isMoved = kind === keptAs(path)
  if (isGone || (isMoved && kind === 'story')) await cache.delete(path)
  else if (isMoved && kind === 'front') {
    const lead = { location, [keptAtHeader]: new Date(findSentAt(headers)).toISOString() }
    await cache.put(path, new Response(null, { status: 302, headers: lead }))
  }
  return redirected || isGone
}

let turn: Promise<unknown> = Promise.resolve()

/** One page at a time: otherwise a page could be stored after `prune` has listed the pages and before it deletes files. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const own = turn.then(work)
  turn = own.catch(() => undefined)
  await own
}

/** The time is the server's: a reader's clock may be weeks off, and a page from the browser's cache was sent earlier. */
function headersOf(
  response: Response,
  { path, html, files }: { path: string; html: string; files: readonly string[] },
): Headers {
  const headers = new Headers(response.headers)
  headers.set(keptAtHeader, new Date(findSentAt(headers)).toISOString())
  // The stored text is uncompressed, the same for every request, and shown long after it was sent.
  for (const name of ['content-encoding', 'content-length', 'vary', sentAtHeader]) headers.delete(name)
  headers.set(keptFilesHeader, files.join(' '))
  const [, title = path] = /<title>([^<]*)/.exec(html) ?? []
  const ending = ` - ${/"og:site_name" content="([^"]*)/.exec(html)?.[1]}`
  const name = title.endsWith(ending) ? title.slice(0, -ending.length) : title
  headers.set(keptTitleHeader, encodeURIComponent(name))
  headers.set(keptLanguageHeader, /<html lang="(\w+)/.exec(html)?.[1] ?? '')
  headers.set(keptLettersHeader, String(html.length))
  return headers
}

/** Not a part of a page or a page for one reader: a copy is shown to anybody. */
function isWholePublicPage({ status, headers }: Response): boolean {
  const isShared = !/\b(?:private|no-store)\b/.test(headers.get('cache-control') ?? '')
  return status === 200 && isShared && /^text\/html\b/.test(headers.get('content-type') ?? '')
}

/** Keeps the script of this worker's copies, for those that a worker of an earlier build stored with its own. */
export async function keepFile(file: string): Promise<void> {
  const cache = await openKept()
  if (cache) await addMissing(cache, file)
}

/** A proxy's page in place of a file would break every page that uses it: then the page is not kept. */
async function addMissing(cache: Cache, file: string): Promise<void> {
  if (isFile(file, await cache.match(file))) return
  const found = await fetchWithin(file, { cache: 'default' })
  if (!isFile(file, found)) throw new TypeError(`${file} is not the file.`)
  await putWithRoom(cache, file, found)
}

/** On a full device the story that was opened longest ago makes room. */
export async function putWithRoom(cache: Cache, path: string, response: Response): Promise<void> {
  try {
    await cache.put(path, response.clone())
  } catch (error) {
    const [oldest] = isFull(error) ? (await listEntries(cache)).pages.filter(isStory).sort(byAge) : []
    if (!oldest) throw error
    await cache.delete(oldest.path)
    await putWithRoom(cache, path, response)
  }
}

export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

type Kept = { path: string; atMs: number; letters: number; files: string[] }

const isStory = ({ path }: Kept) => keptAs(path) === 'story'
/** The oldest first. */
const byAge = (a: Kept, b: Kept) => a.atMs - b.atMs

async function listEntries(cache: Cache): Promise<{ pages: Kept[]; files: string[] }> {
  const pages: Kept[] = []
  const files: string[] = []
  for (const { url } of await cache.keys()) {
    const { pathname: path } = new URL(url)
    const headers = (await cache.match(path))?.headers
    const at = headers?.get(keptAtHeader)
    if (!headers || !at) files.push(path)
    else {
      const letters = Number(headers.get(keptLettersHeader))
      const atMs = Date.parse(at)
      pages.push({ path, atMs, letters, files: headers.get(keptFilesHeader)?.split(' ') ?? [] })
    }
  }
  return { pages, files }
}

/** Deletes copies that are too old, then the stories opened longest ago, and files that no copy needs. */
async function prune(cache: Cache, nowMs: number): Promise<void> {
  const { pages, files } = await listEntries(cache)
  // A time to come was written by an earlier version after a clock that was ahead; nobody knows when it was.
  for (const page of pages) if (page.atMs > nowMs + dayMs) page.atMs = 0
  const oldest = pages.sort(byAge)
  const isOld = ({ path, atMs }: Kept) =>
    keptAs(path) !== 'other' && atMs > 0 && nowMs - atMs > daysMax * dayMs
  const gone = new Set(oldest.filter(isOld))
  const stories = oldest.filter(page => isStory(page) && !gone.has(page))
  let letters = pages.reduce((sum, page) => sum + (gone.has(page) ? 0 : page.letters), 0)
  for (const [at, story] of stories.entries()) {
    if (stories.length - at <= storiesMax && letters <= lettersMax) break
    letters -= story.letters
    gone.add(story)
  }
  const needed = new Set(pages.filter(page => !gone.has(page)).flatMap(page => page.files))
  const isArriving = (file: string) => [...arriving].some(of => of.includes(file))
  const unneeded = files.filter(file => !needed.has(file) && !isArriving(file))
  for (const path of [...[...gone].map(page => page.path), ...unneeded]) await cache.delete(path)
}
