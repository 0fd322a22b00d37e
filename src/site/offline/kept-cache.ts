// Names shared by the service worker, the offline settings page and the server.

/** The prefix of our caches; the number is the format version, and a worker deletes caches with other versions. */
export const cachePrefix = 'chowk-offline-'
export const cacheName = `${cachePrefix}1`

/** The name of the lock under which the caches are opened and deleted. */
export const turnLock = 'chowk-offline'

/** Headers of a copy: when its page was sent, its title without the site's name, its language, the files that it needs, and its length in characters. */
export const keptAtHeader = 'x-kept-at'
export const keptTitleHeader = 'x-kept-title'
export const keptLanguageHeader = 'x-kept-language'
export const keptFilesHeader = 'x-kept-files'
export const keptLettersHeader = 'x-kept-letters'

/** On the copy of `/offline`, from the end of a renewal: the time of the next, in milliseconds. */
export const renewAtHeader = 'x-renew-at'

/** The number of stories kept, in addition to the front pages. */
export const storiesMax = 30

/** A copy that was made so many days before the newest goes, even if its page is still there: it may be corrected by now. */
export const daysMax = 30

/** For all copies together, in characters: about as many bytes in English, up to three times as many in Hindi. */
export const lettersMax = 3_000_000

// Opening the cache and deleting it take turns, in the service worker and in pages: `caches.open` creates a cache that was
// deleted a moment before, and a reader who turned offline pages off would keep one.

// A turn takes milliseconds. If none comes in this time, nothing is kept: waiting on would keep a new worker from taking
// over, because a browser activates it once the one before has finished.
const turnMsMax = 10_000

/**
 * For changes of the cache and its list; `findKept` reads one copy without a turn. Null for a reader who keeps nothing,
 * because only turning offline pages on creates the cache, and when no turn comes.
 */
export async function openKept(): Promise<Cache | null> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), turnMsMax)
  try {
    return await navigator.locks.request(turnLock, { signal: waiting.signal }, async () =>
      (await caches.has(cacheName)) ? caches.open(cacheName) : null,
    )
  } catch (error) {
    if (waiting.signal.aborted) return null
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Creates no cache, so no page waits for a turn. */
export function findKept(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName })
}

/** Deletes everything that is kept. */
export async function deleteKept(): Promise<void> {
  await navigator.locks.request(turnLock, () => deleteCaches())
}

/** Deletes our caches but one. */
export async function deleteCaches(except = ''): Promise<void> {
  const names = (await listCaches()).filter(name => name !== except)
  await Promise.all(names.map(name => caches.delete(name)))
}

/** The names of our caches; more than one while copies of an older format are there. */
export async function listCaches(): Promise<string[]> {
  return (await caches.keys()).filter(name => name.startsWith(cachePrefix))
}

/** Whether a response is the script or stylesheet of this name: a proxy may respond with a page of its own. */
export function isFile(path: string, response: Response | undefined): boolean {
  const type = response?.headers.get('content-type') ?? ''
  return Boolean(response?.ok) && type.includes(path.endsWith('.css') ? 'css' : 'javascript')
}
