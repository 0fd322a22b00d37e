import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page shown from a copy of the version v1, on which the script runs while it is `readyState`. */
async function showCopy({ onLine = true, readyState = 'complete' } = {}) {
  vi.useFakeTimers()
  vi.resetModules()
  const remove = vi.fn()
  const line = { dataset: { version: 'v1' }, parentElement: { remove }, querySelector: () => null }
  const fetch = vi.fn(async () => Response.error())
  const heard: (() => void)[] = []
  const addEventListener = (_name: string, listener: () => void) => heard.push(listener)
  const parsed = { readyState, addEventListener, hidden: false }
  const document = { ...parsed, querySelector: () => (document.readyState === 'loading' ? null : line) }
  vi.stubGlobal('document', document)
  vi.stubGlobal('navigator', { onLine })
  vi.stubGlobal('location', { href: 'https://chowk.example/' })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('addEventListener', addEventListener)
  // In a variable, because a script without exports is no module for the type checker.
  const script = './copy-notice.ts'
  await import(/* @vite-ignore */ script)
  return { remove, fetch, heard, document }
}

test('a script that runs before the page is parsed finds the line of the copy all the same', async () => {
  const { document, fetch, heard, remove } = await showCopy({ readyState: 'loading' })
  fetch.mockResolvedValue(new Response(null, { headers: { etag: '"v1"' } }))
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
  fetch.mockResolvedValue(new Response(null, { headers: { etag: '"v1"' } }))
  await vi.advanceTimersByTimeAsync(6_000)
  expect(remove).toHaveBeenCalled()
})
