import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { openImageScene, showImage } from '../../../test/support/image-scene.ts'
import { picture } from '../../../test/support/pictures.ts'
import type { FetchFailure } from '../../domain/reasons/fetch-failure.ts'
import { fetchDueImages } from './fetch-due-images.ts'
import { fetchImage, planImageRetry } from './fetch-image.ts'

const { db, now } = await freshDatabase({ at: '2026-01-02T06:00:00Z' })
const { signal } = new AbortController()
const world = await addCategory(db, { slug: 'world' })
const photograph = await picture('jpeg')

test('a server that refuses a picture is asked once more in the name of the article', async () => {
  const { outlet, deps } = await openImageScene(db, { now })
  outlet.answer('/own.jpg', ({ headers }, response) =>
    headers.referer === 'https://outlet.example/2026/rain?x=1'
      ? response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photograph)
      : response.writeHead(403).end(),
  )
  outlet.answer('/never.jpg', (_request, response) => response.writeHead(403).end())
  const article = { category: world.id, url: 'https://outlet.example/2026/rain?x=1#top' }
  await addNewsLink(db, { ...article, imageUrl: `${outlet.origin}/own.jpg` })
  expect(await fetchDueImages(deps, signal)).toEqual({ ready: 1, failed: 0 })
  await addNewsLink(db, { category: world.id, imageUrl: `${outlet.origin}/never.jpg` })
  expect(await fetchDueImages(deps, signal)).toEqual({ ready: 0, failed: 1 })
  expect(outlet.hits).toHaveLength(4)
})

test('in place of an icon that is no picture, the usual one of the server is taken', async () => {
  const { outlet, deps } = await openImageScene(db, { now })
  const icon = (path: string) => fetchImage(deps, { url: `${outlet.origin}${path}`, use: 'icon' })
  showImage(outlet, '/page.html', Buffer.from('<!doctype html>'))
  expect(await icon('/page.html')).toEqual({ ok: false, failure: 'not-a-picture' })
  showImage(outlet, '/favicon.ico', await picture('png', { width: 32, height: 32 }))
  for (const path of ['/page.html', '/missing.png', '/favicon.ico'])
    expect((await icon(path)).ok, path).toBe(true)
  expect((await fetchImage(deps, { url: `${outlet.origin}/page.html`, use: 'picture' })).ok).toBe(false)
})

test('a picture with an http address is requested over https first, then as given', async () => {
  const { outlet, deps } = await openImageScene(db, { now })
  const open = `${outlet.origin}/rain.jpg`
  const ask = async (url: string, failure: FetchFailure = 'tls') => {
    const asked: string[] = []
    const fetch: typeof deps.fetch = (address, options) => {
      asked.push(address)
      if (!address.startsWith('https:')) return deps.fetch(open, options)
      return Promise.resolve({ ok: false, failure, detail: { code: 'no-connection' } })
    }
    const fetched = await fetchImage({ ...deps, fetch }, { url, use: 'picture' })
    return [fetched.ok, ...asked]
  }
  showImage(outlet, '/rain.jpg', photograph)
  const [given, secure] = ['http://p.example/a.jpg', 'https://p.example/a.jpg']
  for (const failure of ['tls', 'refused', 'timeout', 'not-found'] as const)
    expect(await ask(given, failure), failure).toEqual([true, secure, given])
  expect(await ask(given, 'throttled')).toEqual([false, secure])
  expect(await ask(secure), 'never without encryption if given with it').toEqual([false, secure])
  expect(await ask('http://p.example:8080/a.jpg')).toEqual([true, 'http://p.example:8080/a.jpg'])
})

test.each([
  [0, 15],
  [1, 60],
  [2, 240],
  [3, 960],
  [4, 1_440],
  [5, 10_080],
  [9, 10_080],
])('after %i failures, the next try is %i minutes later', (failures, minutes) => {
  const retryAt = new Date(now.getTime() + minutes * 60_000)
  for (const failure of ['timeout', 'not-found', 'forbidden', 'not-a-picture', 'private-address'] as const)
    expect(planImageRetry({ failure }, { failures, now }), failure).toEqual(retryAt)
})

test('a server’s retry time is respected, up to a day', () => {
  const plan = (retryAfterMs: number) =>
    planImageRetry({ failure: 'throttled', retryAfterMs }, { failures: 0, now })
  expect(plan(3_600_000)).toEqual(new Date(now.getTime() + 3_600_000))
  expect(plan(90 * 86_400_000)).toEqual(new Date(now.getTime() + 86_400_000))
})

const lasting = 'too-many-pixels too-small too-thin too-large gone bad-address'

test.each(lasting.split(' '))('%s is permanent and never retried', failure => {
  expect(planImageRetry({ failure } as never, { failures: 0, now })).toBe(null)
})
