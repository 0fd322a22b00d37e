import { checkCopy, isFull, keepCopy } from './copies.ts'
import { fetchWithin } from './fetch-within.ts'
import { deleteCaches, listCaches, openKept } from './kept-cache.ts'
import { cacheName, turnLock } from './kept-names.ts'
import { keptAs } from './kept-paths.ts'

/** `full`: the device has no room for a copy, even without older stories. */
export type Renewal = 'done' | 'full'

let renewal: Promise<Renewal> | undefined

/**
 * Fetches the front pages, and checks by HEAD which of the kept stories are gone: a reader may never open those again.
 * With data saving, front pages that are kept are only checked, too. Pages of caches with an older format are kept again.
 */
export function renewCopies(noticeUrl: string): Promise<Renewal> {
  renewal ??= renew(noticeUrl)
    .catch((error): Renewal => (isFull(error) ? 'full' : 'done'))
    .finally(() => {
      renewal = undefined
    })
  return renewal
}

async function renew(noticeUrl: string): Promise<Renewal> {
  if (!(await openKept())) return 'done'
  const settings = await fetchWithin('/offline')
  const listed = /data-keep="([^"]*)"/.exec(await settings.clone().text())?.[1]?.split(' ') ?? []
  await keepCopy('/offline', settings, noticeUrl)
  const { kept, old } = await listKept()
  const onlyChecked = navigator.connection?.saveData ? ['story', 'front'] : ['story']
  const isChecked = (path: string) => kept.includes(path) && onlyChecked.includes(`${keptAs(path)}`)
  const paths = new Set([...listed, ...kept, ...old])
  paths.delete('/offline')
  const fetched = [...paths].map(async path => ({
    path,
    response: await fetchWithin(path, { method: isChecked(path) ? 'HEAD' : 'GET' }).catch(() => null),
  }))
  for (const { path, response } of await Promise.all(fetched)) {
    if (response && isChecked(path)) await checkCopy(path, response)
    else if (response) await keepCopy(path, response, noticeUrl).catch(passFull)
  }
  await deleteCaches(cacheName)
  return 'done'
}

/** A page that lacks one of its files is missing among the copies; the others are kept. */
function passFull(error: unknown): void {
  if (isFull(error)) throw error
}

/** The addresses of the pages that are kept, and of those in caches of older formats. Opening a cache takes a turn. */
function listKept(): Promise<{ kept: string[]; old: string[] }> {
  return navigator.locks.request(turnLock, async () => {
    const kept: string[] = []
    const old: string[] = []
    for (const name of await listCaches())
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname } = new URL(url)
        const pages = name === cacheName ? kept : old
        if (keptAs(pathname)) pages.push(pathname)
      }
    return { kept, old }
  })
}
