import { whenParsed } from '../when-parsed.ts'
import { writeCopyTime } from './copy-time.ts'
import {
  cacheName,
  deleteKept,
  keptAtHeader,
  keptLanguageHeader,
  keptTitleHeader,
  openKept,
} from './kept-cache.ts'
import type { Renewal } from './renew-copies.ts'

// The only page that registers the service worker, when its reader turns offline pages on or installs the site as an
// app.

type State = 'unsupported' | 'off' | 'working' | 'failed' | 'part' | 'on' | 'full'

// On a slow network a renewal takes longer. The worker continues it, and the page says what is kept until then.
const renewalMsMax = 90_000

whenParsed(start)

/** Opening this page renews the copies, and completes what was interrupted when they were turned on. */
async function start(): Promise<void> {
  try {
    const found = [navigator.serviceWorker.getRegistration('/'), caches.has(cacheName)]
    const isChosen = (await Promise.all(found)).every(Boolean)
    document.addEventListener('click', ({ target }) => {
      const turn = target instanceof HTMLButtonElement ? target.dataset.turn : ''
      if (turn === 'on') void choose()
      if (turn === 'off') void turnOff()
    })
    addEventListener('appinstalled', choose)
    if (isChosen) await turnOn()
    else show('off')
  } catch {
    // Without https there are no workers; some browsers' settings refuse storage.
    show('unsupported')
  }
}

/** On a device that is nearly full, browsers first delete what their user did not ask them to keep. */
async function choose(): Promise<void> {
  await turnOn()
  if (await caches.has(cacheName)) await navigator.storage.persist?.().catch(() => false)
}

// A renewal that ends after the reader turned offline pages off shows nothing.
let turns = 0

async function turnOn(): Promise<void> {
  turns += 1
  const own = turns
  show((await listCopies()) ? 'on' : 'working')
  const renewal = await renew().catch(() => null)
  const isKept = await listCopies()
  // The worker creates the cache, and another tab can delete it.
  const isTurnedOff = Boolean(renewal) && !(await caches.has(cacheName))
  if (own !== turns) return
  if (renewal && !isKept) await deleteAll()
  if (isTurnedOff) show('off')
  else if (renewal === 'full') show(isKept ? 'on' : 'off', 'full')
  else if (isKept) show(renewal === 'part' ? 'part' : 'on')
  else show('failed')
}

async function renew(): Promise<Renewal> {
  // Bypasses the browser's cache, so that the next visit notices an upgrade or that offline pages were turned off.
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  active?.postMessage(document.documentElement.lang, [port2])
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => resolve(data)
    setTimeout(reject, renewalMsMax)
  })
}

async function turnOff(): Promise<void> {
  turns += 1
  await deleteAll()
  show('off')
}

async function deleteAll(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration('/'))?.unregister()
  await deleteKept()
}

function show(...states: State[]): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = !states.some(state => part.dataset.when?.split(' ').includes(state))
}

/**
 * Lists the copies in this page's language first, then the newest, and the day's stories before others of their day, without this
 * page. Whether there are any.
 */
async function listCopies(): Promise<boolean> {
  const list = document.querySelector<HTMLElement>('[data-copies]')
  if (!list) return false
  const cache = await openKept()
  const copies: { rank: string; item: HTMLLIElement }[] = []
  for (const { url } of (await cache?.keys()) ?? []) {
    const headers = (await cache?.match(url))?.headers
    const at = headers?.get(keptAtHeader)
    if (!headers?.has(keptTitleHeader) || !at || url.endsWith('/offline')) continue
    const isOwn = headers.get(keptLanguageHeader) === document.documentElement.lang
    const rank = Number(isOwn) + (url.endsWith('/today') ? at.replace(/T.*/, 'U') : at)
    copies.push({ rank, item: itemOf(url, headers, list.dataset) })
  }
  copies.sort((a, b) => (a.rank < b.rank ? 1 : -1))
  list.replaceChildren(...copies.map(({ item }) => item))
  return copies.length > 0
}

function itemOf(url: string, headers: Headers, { locale = 'en', month }: DOMStringMap): HTMLLIElement {
  const link = document.createElement('a')
  link.href = url
  link.lang = headers.get(keptLanguageHeader) ?? ''
  // Decodes the entities in the page's title.
  const title = decodeURIComponent(headers.get(keptTitleHeader) ?? '')
  link.textContent = new DOMParser().parseFromString(title, 'text/html').documentElement.textContent
  const time = document.createElement('small')
  time.textContent = writeCopyTime(headers.get(keptAtHeader), {
    locale,
    month: month === 'long' ? month : 'short',
  })
  const item = document.createElement('li')
  item.append(link, ' ', time)
  return item
}
