import { beforeEach, expect, test } from 'vitest'
import { addCategory, addNewsLink, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { imageIdOf } from '../../../test/support/image-id-of.ts'
import { openImageScene, showImage } from '../../../test/support/image-scene.ts'
import { hollowPng, picture } from '../../../test/support/pictures.ts'
import { listenForChanges } from '../../database/listen.ts'
import { listDueImages } from '../../domain/images/image-queries.ts'
import { listLatest } from '../../domain/news-links/news-link-queries.ts'
import { fetchDueImages } from './fetch-due-images.ts'

const { db, url: databaseUrl, now } = await freshDatabase({ at: '2026-01-02T06:00:00Z' })
const { signal } = new AbortController()
const world = await addCategory(db, { slug: 'world' })
const photograph = await picture('jpeg')

beforeEach(async () => {
  await db.deleteFrom('newsLinks').execute()
  await db.deleteFrom('images').execute()
  await setRows(db, 'settings', { showImages: true })
})

async function addLinkWith(imageUrl: string, fields: { sourceIconUrl?: string; category?: string } = {}) {
  return addNewsLink(db, { category: world.id, imageUrl, ...fields })
}

async function listFailures(): Promise<(string | null)[]> {
  const rows = await db.selectFrom('images').select('failure').orderBy('url').execute()
  return rows.map(row => row.failure)
}

test('the pictures of new links are fetched, re-encoded, and shown from then on', async () => {
  const { outlet, deps } = await openImageScene(db, { now })
  const url = showImage(outlet, '/rain.jpg', photograph)
  await addLinkWith(url, { sourceIconUrl: showImage(outlet, '/icon.png', await picture('png')) })
  expect((await listLatest(db, 1))[0]).toMatchObject({ picture: '', sourceIcon: '' })
  expect(await fetchDueImages(deps, signal)).toEqual({ ready: 2, failed: 0 })
  const [link] = await listLatest(db, 1)
  expect(link?.picture).toMatch(new RegExp(`^/images/${imageIdOf(url)}-[\\w-]{22}$`))
  expect(link?.sourceIcon).toMatch(/^\/images\//)
  expect(await deps.cache.find(imageIdOf(url), '320')).not.toBe(null)
  expect(await fetchDueImages(deps, signal), 'once').toEqual({ ready: 0, failed: 0 })
  expect(outlet.hits).toHaveLength(2)
})

test('with images turned off nothing is fetched and nothing is shown', async () => {
  const { outlet, deps } = await openImageScene(db, { now })
  await addLinkWith(showImage(outlet, '/a.jpg', photograph))
  await fetchDueImages(deps, signal)
  await addLinkWith(showImage(outlet, '/b.jpg', photograph))
  await addLinkWith('/samples/reef.svg')
  await setRows(db, 'settings', { showImages: false })
  expect(await fetchDueImages(deps, signal)).toEqual({ ready: 0, failed: 0 })
  expect(outlet.hits).toHaveLength(1)
  expect((await listLatest(db, 3)).map(link => link.picture)).toEqual(['', '', ''])
  await setRows(db, 'settings', { showImages: true })
  const shown = (await listLatest(db, 3)).map(link => link.picture)
  expect(shown.filter(Boolean)).toHaveLength(2)
  expect(shown).toContain('/samples/reef.svg')
})

test.each([
  ['a bomb', 'too-many-pixels', hollowPng(20_000, 20_000)],
  ['ten megabytes', 'too-large', Buffer.alloc(10 * 2 ** 20 + 1)],
])('%s is recorded as %s', async (_what, failure, body) => {
  const { outlet, deps, setNow } = await openImageScene(db, { now })
  await addLinkWith(showImage(outlet, '/x.jpg', body))
  expect(await fetchDueImages(deps, signal)).toEqual({ ready: 0, failed: 1 })
  expect(await listFailures()).toEqual([failure])
  setNow(new Date(now.getTime() + 30 * 86_400_000))
  expect(await fetchDueImages(deps, signal), 'for good').toEqual({ ready: 0, failed: 0 })
  expect((await listLatest(db, 1))[0]?.picture).toBe('')
})

test('missing images and those in our own network are not fetched', async () => {
  const inner = await openImageScene(db, { now })
  const canary = showImage(inner.outlet, '/secret.png', photograph)
  const { outlet, deps } = await openImageScene(db, { now, allow: 'outlet.test' })
  await addLinkWith(canary)
  await addLinkWith(`${outlet.origin}/404.jpg`)
  await addLinkWith('http://[::1]:8080/a.jpg')
  expect(await fetchDueImages(deps, signal)).toEqual({ ready: 0, failed: 3 })
  expect(new Set(await listFailures())).toEqual(new Set(['private-address']))
  expect([...inner.outlet.hits, ...outlet.hits]).toEqual([])
})

test.each([503, 404, 403])(
  'a picture refused with %i is retried later, with growing delays',
  async status => {
    const { outlet, deps, setNow } = await openImageScene(db, { now })
    outlet.answer('/a.jpg', (_request, response) => response.writeHead(status).end())
    await addLinkWith(`${outlet.origin}/a.jpg`)
    await fetchDueImages(deps, signal)
    expect(await fetchDueImages(deps, signal)).toEqual({ ready: 0, failed: 0 })
    setNow(new Date(now.getTime() + 16 * 60_000))
    expect(await fetchDueImages(deps, signal)).toEqual({ ready: 0, failed: 1 })
    setNow(new Date(now.getTime() + 40 * 60_000))
    expect(await fetchDueImages(deps, signal)).toEqual({ ready: 0, failed: 0 })
    showImage(outlet, '/a.jpg', photograph)
    setNow(new Date(now.getTime() + 120 * 60_000))
    expect(await fetchDueImages(deps, signal)).toEqual({ ready: 1, failed: 0 })
  },
)

test.each([
  [429, 1],
  // The second request names the article.
  [403, 2],
])('a host that answers %i is left alone for a round, also by its other images', async (status, requests) => {
  const { outlet, deps } = await openImageScene(db, { now })
  for (const name of ['a', 'b', 'c']) {
    outlet.answer(`/${name}.jpg`, (_request, response) =>
      response.writeHead(status, { 'retry-after': '60' }).end(),
    )
    await addLinkWith(`${outlet.origin}/${name}.jpg`)
  }
  await fetchDueImages(deps, signal)
  expect(outlet.hits).toHaveLength(requests)
})

test('images are announced to pages together, also if a later one ends the round in an error', async () => {
  const { outlet, deps } = await openImageScene(db, { now })
  let kept = 0
  const keep: typeof deps.cache.keep = async (...file) => {
    if (++kept === 5) throw new Error('an error of our own')
    return deps.cache.keep(...file)
  }
  for (let n = 0; n < 5; n++) await addLinkWith(showImage(outlet, `/${n}.jpg`, photograph))
  const listener = listenForChanges({ url: databaseUrl, onTrouble: () => undefined })
  await listener.firstTried
  const heard: string[] = []
  const last = Promise.withResolvers<void>()
  listener.subscribe(change => {
    heard.push(change)
    if (change === 'categories') last.resolve()
  })
  await expect(fetchDueImages({ ...deps, cache: { ...deps.cache, keep } }, signal)).rejects.toThrow('our own')
  await addCategory(db)
  await last.promise
  await listener.close()
  expect(heard).toEqual([`news:${world.id}`, 'categories'])
})

test('the newest images of every category come first, and a mass of old ones is not fetched', async () => {
  const quiet = await addCategory(db, { slug: 'quiet' })
  await addLinkWith('https://img.example/quiet.jpg', { category: quiet.id })
  for (let n = 0; n < 320; n++) await addLinkWith(`https://img.example/${n}.jpg`)
  const due = await listDueImages(db, { now, limit: 1_000 })
  expect(due[0]?.url).toBe('https://img.example/319.jpg')
  expect(due).toHaveLength(301)
  expect(due.map(image => image.url)).toContain('https://img.example/quiet.jpg')
  expect(due[0]?.categoryIds).toEqual([world.id])
})

test('an abort ends the round', async () => {
  const { outlet, deps } = await openImageScene(db, { now })
  for (let n = 0; n < 3; n++) await addLinkWith(showImage(outlet, `/${n}.jpg`, photograph))
  expect(await fetchDueImages(deps, AbortSignal.abort())).toEqual({ ready: 0, failed: 0 })
  expect(outlet.hits).toEqual([])
})

test('a fetch that ends because the worker stops does not count as an attempt', async () => {
  const { outlet, deps } = await openImageScene(db, { now })
  const stopping = new AbortController()
  outlet.answer('/slow.jpg', () => stopping.abort())
  await addLinkWith(`${outlet.origin}/slow.jpg`)
  expect(await fetchDueImages(deps, stopping.signal)).toEqual({ ready: 0, failed: 0 })
  const image = await db
    .selectFrom('images')
    .select(['failedCount', 'openAttempts', 'failure'])
    .executeTakeFirst()
  expect(image).toEqual({ failedCount: 0, openAttempts: 0, failure: null })
  showImage(outlet, '/slow.jpg', photograph)
  expect(await fetchDueImages(deps, signal), 'due at once').toEqual({ ready: 1, failed: 0 })
})

test('a picture that crashes its reader is tried three times, separately from the second try on', async () => {
  const { outlet, deps, setNow } = await openImageScene(db, { now })
  await addLinkWith(showImage(outlet, '/bomb.jpg', Buffer.from('bomb')))
  const encodeImage: typeof deps.encodeImage = async (body, use) =>
    body.length === 4 ? { ok: false, reason: 'crashed-the-reader' } : deps.encodeImage(body, use)
  for (const day of [0, 1, 2, 3]) {
    setNow(new Date(now.getTime() + day * 86_400_000))
    await addLinkWith(showImage(outlet, `/${day}.jpg`, photograph))
    await fetchDueImages({ ...deps, encodeImage }, signal)
  }
  const asked = outlet.hits.map(hit => hit.url)
  expect(asked.filter(url => url === '/bomb.jpg')).toHaveLength(3)
  expect(asked.indexOf('/1.jpg')).toBeLessThan(asked.lastIndexOf('/bomb.jpg'))
  expect((await listFailures()).filter(Boolean)).toEqual(['crashed-the-reader'])
})
