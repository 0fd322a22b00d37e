import {
  cacheName,
  cachePrefix,
  keptAtHeader,
  keptFilesHeader,
  keptTitleHeader,
  lettersMax,
  storiesMax,
} from './kept-names.ts'
import { keptAs } from './kept-paths.ts'

// Copies of pages, each with the files that it needs: an upgrade of the site takes nothing from a copy.

// No page of ours is as long; an error of a proxy may be.
const pageLettersMax = 500_000

const goneStatuses = [404, 410]

/** A reader who turns keeping off deletes the cache: nothing but `turnOn` makes it again. */
export async function keepCopy(path: string, response: Response, noticeUrl: string): Promise<void> {
  if (!(await caches.has(cacheName))) return
  const cache = await caches.open(cacheName)
  // A story that was taken down must not be read on from its copy.
  if (goneStatuses.includes(response.status)) await cache.delete(path)
  if (!response.ok) return
  const html = await response.text()
  if (html.length > pageLettersMax) return
  const found = [...html.matchAll(/(?:href|src)="(\/(?:style|assets)\/[^"]+)"/g)].map(([, file = '']) => file)
  const files = [...new Set([...found, noticeUrl])]
  await Promise.all(files.map(async file => (await cache.match(file)) ?? cache.add(file)))
  const headers = new Headers(response.headers)
  // The text is no longer packed, and the same for every request.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  headers.set(keptAtHeader, new Date().toISOString())
  headers.set(keptFilesHeader, files.join(' '))
  headers.set(keptTitleHeader, encodeURIComponent(/<title>([^<]*)/.exec(html)?.[1] ?? path))
  headers.set('content-length', String(html.length))
  await cache.put(path, new Response(html, { headers }))
  await prune(cache)
}

export async function findCopy(path: string): Promise<Response | undefined> {
  return (await caches.has(cacheName)) ? (await caches.open(cacheName)).match(path) : undefined
}

/** Caches of an older form go; whether there was one. */
export async function deleteOldCaches(): Promise<boolean> {
  const names = (await caches.keys()).filter(name => name.startsWith(cachePrefix) && name !== cacheName)
  await Promise.all(names.map(name => caches.delete(name)))
  return names.length > 0
}

/** The stories that were opened longest ago go first, and files that no copy needs. */
async function prune(cache: Cache): Promise<void> {
  const pages: { path: string; at: string; letters: number; files: string[] }[] = []
  const files: string[] = []
  for (const { url } of await cache.keys()) {
    const { pathname: path } = new URL(url)
    const headers = (await cache.match(path))?.headers
    const at = headers?.get(keptAtHeader)
    if (!headers || !at) files.push(path)
    else {
      const letters = Number(headers.get('content-length'))
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
  for (const path of [...gone, ...files.filter(file => !needed.has(file))]) await cache.delete(path)
}
