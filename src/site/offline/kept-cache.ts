import { cacheName, cachePrefix, turnLock } from './kept-names.ts'

// Opening the cache and deleting it take turns, in the service worker and in pages: `caches.open` creates a cache that was
// deleted a moment before, and a reader who turned offline pages off would keep one.

/** Null for a reader who keeps nothing; only turning offline pages on creates the cache. */
export function openKept(): Promise<Cache | null> {
  return inTurn(async () => ((await caches.has(cacheName)) ? caches.open(cacheName) : null))
}

/** Deletes everything that is kept. */
export async function deleteKept(): Promise<void> {
  await inTurn(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith(cachePrefix))
    await Promise.all(names.map(name => caches.delete(name)))
  })
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request(turnLock, work)
}
