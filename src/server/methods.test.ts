import { expect, test } from 'vitest'
import { publicSite } from '../../test/support/public-site.ts'

const { app } = await publicSite()
const id = '0199a1d0-0000-7000-8000-000000000000'
const pages = app.listRoutes().filter(({ api }) => !api)

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('no page or endpoint answers %s', async method => {
  const wrong: string[] = []
  for (const { pattern, openToScripts } of pages) {
    // A pre-flight of scripts, which is answered without the route.
    if (method === 'OPTIONS' && openToScripts) continue
    const path = pattern.replaceAll(/:\w+|\*$/g, id)
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'https://chowk.example' }
    const body = method === 'OPTIONS' ? null : 'name=Added'
    const { status, headers: given } = await app.request(path, { method, headers, body })
    if (status !== 405 || !/^(GET, HEAD(, POST)?|POST)$/.test(given.get('allow') ?? ''))
      wrong.push(`${path}: ${status}`)
  }
  expect(wrong).toEqual([])
})

test.each([
  ['/tip', 'GET, HEAD, POST'],
  ['/about', 'GET, HEAD'],
  ['/nothing', 'GET, HEAD'],
  ['/admin/log-out', 'POST'],
  ['/admin/queue/decide', 'POST'],
])('%s names the methods that it answers', async (path, allowed) => {
  const response = await app.request(path, { method: 'PUT' })
  expect(response.headers.get('allow')).toBe(allowed)
})
