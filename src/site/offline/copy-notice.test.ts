import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A response with the mark of our own. */
function respond(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'server-timing': 'now;dur=1767335400', ...headers } })
}

/** A page shown from a copy of the version v1, on which the script runs while it is `readyState`. */
async function showCopy({ onLine = true, readyState = 'complete' } = {}) {
  vi.useFakeTimers()
  vi.resetModules()
  const remove = vi.fn()
  const reload = vi.fn()
  const text = { textContent: 'No network' }
  const dataset = { version: 'v1', newer: 'Newer' }
  const line = {
    dataset,
    parentElement: { remove },
    querySelector: (name: string) => (name === 'span' ? text : null),
  }
  let changed: (changes: { removedNodes: unknown[] }[]) => void = () => undefined
  vi.stubGlobal('MutationObserver', function observe(listener: typeof changed) {
    changed = listener
    return { observe: () => undefined }
  })
  // The page's elements are of a class that Node has.
  vi.stubGlobal('Element', Event)
  const fetch = vi.fn(async (): Promise<Response> => Promise.reject(new TypeError('No network')))
  const heard: (() => void)[] = []
  const addEventListener = (_name: string, listener: () => void) => heard.push(listener)
  const parsed = { readyState, addEventListener, hidden: false }
  const document = {
    ...parsed,
    querySelector: () => (document.readyState === 'loading' ? null : line),
    querySelectorAll: () => [{}],
  }
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('location', { href: 'https://chowk.example/', reload })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('addEventListener', addEventListener)
  // In a variable, because a script without exports is no module for the type checker.
  const script = './copy-notice.ts'
  await import(/* @vite-ignore */ script)
  return {
    remove,
    reload,
    text,
    fetch,
    heard,
    document,
    change: (node: unknown) => changed([{ removedNodes: [node] }]),
  }
}

test('a script that runs before the page is parsed finds the line of the copy all the same', async () => {
  const { document, fetch, heard, remove } = await showCopy({ readyState: 'loading' })
  fetch.mockResolvedValue(respond(200, { etag: '"v1"' }))
  document.readyState = 'interactive'
  for (const listener of heard) listener()
  await vi.advanceTimersByTimeAsync(0)
  expect(remove).toHaveBeenCalled()
})

test.each([
  ['when the network is back', false],
  ['while the script loads', true],
])('a server that cannot be reached %s is asked again after three and six seconds', async (_when, onLine) => {
  const { remove, fetch, heard } = await showCopy({ onLine })
  if (!onLine) {
    // The attempts of a page that was opened offline are over.
    await vi.advanceTimersByTimeAsync(46_000)
    vi.stubGlobal('navigator', { onLine: true })
    for (const listener of heard) listener()
  }
  await vi.advanceTimersByTimeAsync(0)
  const first = fetch.mock.calls.length
  expect(first).toBeGreaterThan(0)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(fetch.mock.calls.length).toBeGreaterThan(first)
  fetch.mockResolvedValue(respond(200, { etag: '"v1"' }))
  await vi.advanceTimersByTimeAsync(6_000)
  expect(remove).toHaveBeenCalled()
})

test.each([
  ['a page that the server took down', respond(404), { reloads: 1, text: 'No network' }],
  ["a proxy's 404", new Response(null, { status: 404 }), { reloads: 0, text: 'No network' }],
  ["a portal's page", new Response(null), { reloads: 0, text: 'No network' }],
  ['a newer version', respond(200, { etag: '"v2"' }), { reloads: 0, text: 'Newer' }],
])('%s is told from the others', async (_, response, expected) => {
  const { fetch, reload, text, remove } = await showCopy({ onLine: false })
  vi.stubGlobal('navigator', { onLine: true })
  fetch.mockResolvedValue(response)
  await vi.advanceTimersByTimeAsync(3_000)
  expect({ reloads: reload.mock.calls.length, text: text.textContent }).toEqual(expected)
  expect(remove).not.toHaveBeenCalled()
})

test('the line goes when the page was renewed in its place, but not when only a time was', async () => {
  const { change, remove } = await showCopy()
  change('12 minutes ago')
  expect(remove).not.toHaveBeenCalled()
  change(new Event('element'))
  expect(remove).toHaveBeenCalled()
})
