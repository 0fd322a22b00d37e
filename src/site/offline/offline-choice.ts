import { whenParsed } from '../when-parsed.ts'
import { deleteKept, openKept } from './kept-cache.ts'
import { cacheName, keptAtHeader, keptTitleHeader } from './kept-names.ts'

// The only page that registers the service worker, when its reader turns offline pages on or installs the site as an
// app.

type State = 'unsupported' | 'off' | 'working' | 'failed' | 'on'

whenParsed(start)

async function start(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return show('unsupported')
  document.addEventListener('click', ({ target }) => {
    const turn = target instanceof HTMLButtonElement ? target.dataset.turn : ''
    if (turn === 'on') void turnOn()
    if (turn === 'off') void turnOff()
  })
  addEventListener('appinstalled', turnOn)
  show((await isOn()) ? 'on' : 'off')
  await listCopies()
}

async function isOn(): Promise<boolean> {
  return (await caches.has(cacheName)) && Boolean(await navigator.serviceWorker.getRegistration('/'))
}

async function turnOn(): Promise<void> {
  show('working')
  try {
    // Bypasses the browser's cache, so that the next visit notices an upgrade or that offline pages were turned off.
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    if (active) await keepFirst(active)
    show('on')
  } catch {
    await forgetAll()
    show('failed')
  }
  await listCopies()
}

function keepFirst(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  const paths = document.querySelector<HTMLElement>('[data-keep]')?.dataset.keep?.split(' ')
  worker.postMessage(paths, [port2])
  return new Promise((resolve, reject) => {
    port1.onmessage = ({ data }) => (data === 'kept' ? resolve() : reject(new Error('not kept')))
  })
}

async function turnOff(): Promise<void> {
  await forgetAll()
  show('off')
  await listCopies()
}

async function forgetAll(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration('/'))?.unregister()
  await deleteKept()
}

function show(state: State): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = !part.dataset.when?.split(' ').includes(state)
}

/** The day's stories, then the newest copies, without this settings page. */
async function listCopies(): Promise<void> {
  const list = document.querySelector<HTMLElement>('[data-copies]')
  if (!list) return
  const cache = await openKept()
  const copies: { at: string; isToday: boolean; item: HTMLLIElement }[] = []
  for (const { url } of (await cache?.keys()) ?? []) {
    const headers = (await cache?.match(url))?.headers
    const at = headers?.get(keptAtHeader)
    if (at && !url.endsWith('/offline'))
      copies.push({
        at,
        isToday: url.endsWith('/today'),
        item: itemOf(url, headers?.get(keptTitleHeader), list.dataset.copies ?? ''),
      })
  }
  copies.sort((a, b) => Number(b.isToday) - Number(a.isToday) || (a.at < b.at ? 1 : -1))
  list.replaceChildren(...copies.map(({ item }) => item))
}

/** `ending`: the site's name behind the titles of its pages. */
function itemOf(url: string, title: string | null | undefined, ending: string): HTMLLIElement {
  const link = document.createElement('a')
  link.href = url
  // Decodes the entities in the page's title.
  const text = new DOMParser().parseFromString(decodeURIComponent(title ?? url), 'text/html')
  const name = text.documentElement.textContent
  link.textContent = name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name
  const item = document.createElement('li')
  item.append(link)
  return item
}
