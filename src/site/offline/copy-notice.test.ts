import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a server that cannot be reached as soon as the network is back is asked again after three seconds', async () => {
  vi.useFakeTimers()
  const remove = vi.fn()
  const line = { dataset: { version: 'v1' }, parentElement: { remove }, querySelector: () => null }
  const fetch = vi.fn(async () => Response.error())
  let online = async () => undefined
  vi.stubGlobal('document', { hidden: false, querySelector: () => line })
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('location', { href: 'https://chowk.example/' })
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('addEventListener', (_name: string, listener: () => Promise<undefined>) => {
    online = listener
  })
  // In a variable, because a script without exports is no module for the type checker.
  const script = './copy-notice.ts'
  await import(/* @vite-ignore */ script)
  vi.stubGlobal('navigator', { onLine: true })
  await online()
  expect(fetch).toHaveBeenCalledTimes(1)
  fetch.mockResolvedValue(new Response(null, { headers: { etag: '"v1"' } }))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(remove).toHaveBeenCalledTimes(1)
})
