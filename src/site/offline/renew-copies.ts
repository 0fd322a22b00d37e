import { inEdition, splitEdition } from '../../address/site-path.ts'
import { findSentAt } from '../../http/sent-at.ts'
import type { Edition } from '../../text/language.ts'
import { checkCopy, dayMs, isFull, keepCopy, putWithRoom } from './copies.ts'
import { fetchWithin } from './fetch-within.ts'
import {
  cacheName,
  deleteCaches,
  findKept,
  listCaches,
  openKept,
  renewAtHeader,
  turnLock,
} from './kept-cache.ts'
import { keptAs } from './kept-paths.ts'

// An HTTP/1.1 browser has six connections to a site, and the page that the reader opens meanwhile needs some.
const requestsMax = 2

// A response to HEAD is one kilobyte.
const checkMs = 10_000

// If a part of a renewal failed. A page that always fails must not cost its reader a renewal with each page.
const retryMs = 15 * 60_000

// If the front page is missing. A reader who just turned offline pages on should soon have it.
const frontRetryMs = 2 * 60_000

/** `part`: the front page is missing. `full`: the device has no room for a copy, even without older stories. */
export type Renewal = 'done' | 'part' | 'full'

let renewal: Promise<Renewal> | undefined

/**
 * Checks by HEAD which of the kept stories are gone, because a reader may never open those again, and fetches the front pages,
 * first those of the reader's edition. With data saving, front pages that are kept are only checked, too. Pages of caches
 * with an older format are kept again.
 */
export function renewCopies(noticeUrl: string, edition: Edition | null): Promise<Renewal> {
  renewal ??= renew(noticeUrl, edition)
    .catch(error => (isFull(error) ? 'full' : judgeFront(edition)))
    .finally(() => {
      renewal = undefined
    })
  return renewal
}

/** By the server's clock. A time more than a day ahead was written while that was wrong. */
export async function isRenewalDue(nowMs: number): Promise<boolean> {
  const leftMs = Number((await findKept('/offline'))?.headers.get(renewAtHeader)) - nowMs
  return !(leftMs > 0 && leftMs <= dayMs)
}

async function renew(noticeUrl: string, edition: Edition | null): Promise<Renewal> {
  if (!(await openKept())) return 'done'
  const settings = await fetchWithin('/offline')
  if (!isFromUs(settings)) return judgeFront(edition)
  const listed = /data-keep="([^"]*)"/.exec(await settings.clone().text())?.[1]?.split(' ') ?? []
  // Without a time of the next renewal: an interrupted one is repeated.
  await keepCopy('/offline', settings, noticeUrl)
  const { kept, old } = await listKept()
  const onlyChecked = navigator.connection?.saveData ? ['story', 'front'] : ['story']
  const isChecked = (path: string) => kept.includes(path) && onlyChecked.includes(`${keptAs(path)}`)
  const left = new Set([...listed, ...kept, ...old])
  left.delete('/offline')
  const rank = (path: string) => (isChecked(path) ? 0 : splitEdition(path).edition === edition ? 1 : 2)
  const queue = [...left].sort((a, b) => rank(a) - rank(b))
  const renewNext = async (): Promise<void> => {
    const path = queue.shift()
    if (!path) return
    const isHead = isChecked(path)
    const response = await fetchWithin(path, isHead ? { method: 'HEAD', waitMs: checkMs } : {})
    const copied = isHead ? checkCopy(path, response) : keepCopy(path, response, noticeUrl)
    const isCopied = await copied.then(() => isFromUs(response), passFull)
    if (isCopied) left.delete(path)
    await renewNext()
  }
  // A lost request ends one of these, a network that stalls ends all of them.
  const ends = await Promise.allSettled(Array.from({ length: requestsMax }, renewNext))
  const hasNoRoom = ends.some(end => end.status === 'rejected' && isFull(end.reason))
  if (hasNoRoom || !old.some(path => left.has(path))) await deleteCaches(cacheName)
  const isPart = left.has(inEdition(edition, '/')) && (await judgeFront(edition)) === 'part'
  const againMs = left.size === 0 ? dayMs : isPart && !hasNoRoom ? frontRetryMs : retryMs
  await setRenewAt(findSentAt(settings.headers) + againMs)
  return hasNoRoom ? 'full' : isPart ? 'part' : 'done'
}

/** Copies that could not be renewed are still there. */
async function judgeFront(edition: Edition | null): Promise<Renewal> {
  return (await findKept(inEdition(edition, '/'))) ? 'done' : 'part'
}

/** A page that lacks one of its files is missing among the copies; the others are kept. */
function passFull(error: unknown): void {
  if (isFull(error)) throw error
}

function isFromUs({ status, headers }: Response): boolean {
  return status < 500 && findSentAt(headers) > 0
}

async function setRenewAt(atMs: number): Promise<void> {
  const cache = await openKept()
  const copy = await cache?.match('/offline')
  if (!cache || !copy) return
  const headers = new Headers(copy.headers)
  headers.set(renewAtHeader, String(atMs))
  await putWithRoom(cache, '/offline', new Response(copy.body, { headers }))
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
