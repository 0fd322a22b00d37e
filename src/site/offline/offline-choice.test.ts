import { afterEach, expect, test, vi } from 'vitest'
import { page, stubCaches } from '../../../test/support/kept-caches.ts'
import { cacheName, keptAtHeader, keptLanguageHeader, keptTitleHeader } from './kept-cache.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const states = 'off on part working failed full unsupported'.split(' ')
const copy = page({ [keptAtHeader]: '2026-01-01T00:00:00.000Z', [keptTitleHeader]: 'Front' })

type Port = { onmessage?: (event: { data: unknown }) => void; postMessage?: (data: unknown) => void }

// The page's buttons are of a class that Node has.
const button = (turn: string) => Object.assign(new Event('button'), { dataset: { turn } })

function stubBrowser(): void {
  vi.stubGlobal('HTMLButtonElement', Event)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('MessageChannel', function connect() {
    const port1: Port = {}
    return { port1, port2: { postMessage: (data: unknown) => port1.onmessage?.({ data }) } }
  })
  vi.stubGlobal('DOMParser', function parse() {
    return { parseFromString: (text: string) => ({ documentElement: { textContent: text } }) }
  })
}

/** The page of a reader with these copies, none of whom means offline pages are off; the worker replies once `finish` is called. */
async function openPage({
  copies,
  refusesStorage = false,
}: {
  copies: string[] | null
  refusesStorage?: boolean
}) {
  vi.resetModules()
  stubBrowser()
  const entries = stubCaches()
  for (const path of copies ?? []) entries.set(path, copy)
  if (!copies) await caches.delete(cacheName)
  if (refusesStorage)
    vi.stubGlobal('caches', { has: () => Promise.reject(new DOMException('', 'SecurityError')) })
  const reply = Promise.withResolvers<unknown>()
  const unregister = vi.fn()
  const active = {
    postMessage: (_: unknown, [port]: Port[]) => reply.promise.then(data => port?.postMessage?.(data)),
  }
  const serviceWorker = {
    register: async () => undefined,
    ready: Promise.resolve({ active }),
    getRegistration: async () => (copies ? { unregister } : undefined),
  }
  const persist = vi.fn(async () => true)
  const listed = vi.fn()
  vi.stubGlobal('navigator', { locks: navigator.locks, storage: { persist }, serviceWorker })
  const parts = states.map(when => ({ dataset: { when }, hidden: true }))
  let click: (event: { target: Event }) => void = () => undefined
  vi.stubGlobal('document', {
    readyState: 'complete',
    documentElement: { lang: 'en' },
    addEventListener: (_: string, listener: typeof click) => {
      click = listener
    },
    querySelectorAll: () => parts,
    querySelector: () => ({ dataset: {}, replaceChildren: listed }),
    createElement: () => {
      const parts: { href: string }[] = []
      return { parts, append: (...given: typeof parts) => parts.push(...given) }
    },
  })
  // In a variable, because a script without exports is no module for the type checker.
  const script = './offline-choice.ts'
  await import(/* @vite-ignore */ script)
  const shown = () => parts.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.when)
  const turn = (to: 'on' | 'off') => click({ target: button(to) })
  const finish = async (renewal: string) => {
    reply.resolve(renewal)
    await vi.waitFor(() => expect(listed).toHaveBeenCalledTimes(2))
  }
  const listCopies = () => {
    const items: { parts: { href: string }[] }[] = listed.mock.lastCall ?? []
    return items.map(({ parts }) => new URL(parts[0]?.href ?? '').pathname)
  }
  return { shown, turn, finish, entries, persist, unregister, listCopies }
}

const shows = (shown: () => string[], ...expected: string[]) =>
  vi.waitFor(() => expect(shown()).toEqual(expected))

test('a renewal that fails, such as after an installation, leaves the copies', async () => {
  const { shown, finish, entries, unregister } = await openPage({ copies: ['/', '/offline'] })
  await shows(shown, 'on')
  await finish('done')
  await shows(shown, 'on')
  expect([...entries.keys()]).toEqual(['/', '/offline'])
  expect(unregister).not.toHaveBeenCalled()
})

test('a start that was interrupted is completed, and never called done before', async () => {
  const { shown, finish, entries } = await openPage({ copies: [] })
  await shows(shown, 'working')
  entries.set('/', copy)
  await finish('done')
  await shows(shown, 'on')
})

test('a reader turns offline pages on, and the browser is asked to keep them', async () => {
  const { shown, turn, finish, persist } = await openPage({ copies: null })
  await shows(shown, 'off')
  turn('on')
  await shows(shown, 'working')
  await (await caches.open(cacheName)).put('/', copy)
  await finish('done')
  await shows(shown, 'on')
  await vi.waitFor(() => expect(persist).toHaveBeenCalled())
})

test.each([
  ['nothing could be fetched', [], 'done', ['failed']],
  ['there is no room', [], 'full', ['off', 'full']],
  ['there is no room for more', ['/'], 'full', ['on', 'full']],
  ['the front page is missing', ['/today'], 'part', ['part']],
])('the page says that %s', async (_, copies, reply, expected) => {
  const { shown, finish } = await openPage({ copies })
  await finish(reply)
  await shows(shown, ...expected)
})

test('a start that takes longer than the page waits for it continues', async () => {
  vi.useFakeTimers()
  const { shown, unregister } = await openPage({ copies: [] })
  await shows(shown, 'working')
  await vi.advanceTimersByTimeAsync(90_000)
  await shows(shown, 'failed')
  expect([unregister.mock.calls, await caches.keys()]).toEqual([[], [cacheName]])
})

test('a renewal that ends after offline pages were turned off shows nothing', async () => {
  const { shown, turn, finish } = await openPage({ copies: ['/'] })
  await shows(shown, 'on')
  turn('off')
  await shows(shown, 'off')
  await finish('done')
  expect([shown(), await caches.keys()]).toEqual([['off'], []])
})

test('a renewal that ends after offline pages were turned off in another tab says that nothing is kept', async () => {
  const { shown, finish } = await openPage({ copies: ['/'] })
  await shows(shown, 'on')
  await caches.delete(cacheName)
  await finish('done')
  await shows(shown, 'off')
})

test("copies are listed with the page's own language first, then the newest", async () => {
  const { shown, listCopies, entries, finish } = await openPage({ copies: [] })
  const add = (path: string, lang: string, day: number) =>
    entries.set(
      path,
      page({
        [keptAtHeader]: `2026-01-0${day}T08:00:00.000Z`,
        [keptTitleHeader]: 'Rain',
        [keptLanguageHeader]: lang,
      }),
    )
  add('/', 'en', 1)
  add('/today', 'en', 1)
  add('/hi/today', 'hi', 2)
  add('/hi/story/rain', 'hi', 3)
  add('/story/rain', 'en', 2)
  add('/offline', 'en', 3)
  await finish('done')
  await shows(shown, 'on')
  expect(listCopies()).toEqual(['/story/rain', '/today', '/', '/hi/story/rain', '/hi/today'])
})

test('a browser that refuses storage is said to be unable to keep pages', async () => {
  const { shown } = await openPage({ copies: null, refusesStorage: true })
  await shows(shown, 'unsupported')
})
