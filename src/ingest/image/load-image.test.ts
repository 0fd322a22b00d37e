import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addNewsLink, addReadyImage, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { openImageScene, showImage } from '../../../test/support/image-scene.ts'
import { picture } from '../../../test/support/pictures.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { type ImageVariant, imageFile, readImageFile } from '../../domain/images/image.ts'
import { createLoadImage, type LoadImage } from './load-image.ts'

const { db, now } = await freshDatabase({ at: '2026-01-02T06:00:00Z', empty: ['images', 'newsLinks'] })
const photograph = await picture('jpeg')

/** The picture of a published article, fetched by a worker. */
async function addShownImage(imageUrl: string) {
  await addNewsLink(db, { imageUrl })
  return addReadyImage(db, imageUrl)
}

async function ask(load: LoadImage, path: string, variant: ImageVariant = '640') {
  const file = readImageFile(imageFile(path, variant))
  if (!file) throw new Error(path)
  return load(file)
}

/** A picture of an outlet's server that a worker has fetched before, and a machine without its file. */
async function openRain() {
  const { outlet, deps } = await openImageScene(db, { now })
  const path = await addShownImage(showImage(outlet, '/rain.jpg', photograph))
  return { outlet, deps, path, load: createLoadImage(deps) }
}

test('a machine without the file fetches it once for all concurrent requests and both sizes', async () => {
  const { outlet, path, load } = await openRain()
  const asked = Array.from({ length: 20 }, (_, n) => ask(load, path, n % 2 ? '320' : '640'))
  const loaded = await Promise.all(asked)
  expect(loaded.every(image => image.ok)).toBe(true)
  expect(outlet.hits).toHaveLength(1)
  expect((await ask(load, path)).ok).toBe(true)
  expect(outlet.hits, 'from the disk').toHaveLength(1)
})

test('the file for link previews is drawn once, from the largest file of this machine', async () => {
  const { outlet, deps, path } = await openRain()
  let drawn = 0
  const load = createLoadImage({
    ...deps,
    encodeImage: (body, use) => {
      if (use === 'share') drawn++
      return deps.encodeImage(body, use)
    },
  })
  for (let n = 0; n < 2; n++) {
    const loaded = await Promise.all([ask(load, path, 'share'), ask(load, path, 'share')])
    for (const share of loaded)
      expect(share.ok && (await sharp(share.body).metadata())).toMatchObject({ format: 'jpeg', width: 1_200 })
  }
  expect([outlet.hits.length, drawn]).toEqual([1, 1])
})

test('a deleted file is fetched again', async () => {
  const { outlet, deps, path } = await openRain()
  const other = await openImageScene(db, { now })
  await ask(createLoadImage(deps), path)
  expect((await ask(createLoadImage({ ...deps, cache: other.deps.cache }), path)).ok).toBe(true)
  expect(outlet.hits).toHaveLength(2)
})

test('an address that we did not sign causes no request', async () => {
  const { outlet, path, load } = await openRain()
  const last = path.at(-1) === 'A' ? 'B' : 'A'
  expect(await ask(load, path.slice(0, -1) + last)).toEqual({ ok: false, reason: 'not-signed' })
  const swapped = path.replace(/\/images\/./, start => `/images/${start.endsWith('0') ? '1' : '0'}`)
  expect(await ask(load, swapped)).toEqual({ ok: false, reason: 'not-signed' })
  expect(outlet.hits).toEqual([])
})

test('after a restore of another installation, its pictures are shown and those of before are not', async () => {
  const { outlet, deps } = await openImageScene(db, { now })
  const before = await addShownImage(showImage(outlet, '/rain.jpg', photograph))
  const load = createLoadImage(deps)
  expect((await ask(load, before)).ok).toBe(true)
  await setRows(db, 'installation', { value: JSON.stringify('b'.repeat(64)) })
  await db.deleteFrom('images').execute()
  const restored = await addShownImage(showImage(outlet, '/sun.jpg', photograph))
  deps.changes.notify('reset', 'at-once')
  expect((await ask(load, restored)).ok).toBe(true)
  expect(await ask(load, before)).toEqual({ ok: false, reason: 'not-signed' })
})

test('a picture is gone with its article, also where its file is kept, and comes back with an undo', async () => {
  const { deps, path, load } = await openRain()
  expect((await ask(load, path)).ok).toBe(true)
  const { category, imageUrl } = await db.selectFrom('newsLinks').selectAll().executeTakeFirstOrThrow()
  await db.deleteFrom('newsLinks').execute()
  deps.changes.notify(`news:${category}`, 'at-once')
  expect(await ask(load, path)).toEqual({ ok: false, reason: 'not-found' })
  await addNewsLink(db, { imageUrl })
  expect((await ask(load, path)).ok).toBe(true)
  await setRows(db, 'newsLinks', { imageUrl: 'https://outlet.example/other.jpg' })
  deps.changes.notify(`news:${category}`, 'together')
  expect((await ask(load, path)).ok, 'a poll has replaced it').toBe(false)
})

test('while the database does not answer, the files of this machine are served', async () => {
  const { deps, path, load } = await openRain()
  expect((await ask(load, path)).ok).toBe(true)
  await sql`alter table images rename to images_away`.execute(db)
  deps.changes.notify('settings', 'at-once')
  const loaded = await ask(load, path)
  await sql`alter table images_away rename to images`.execute(db)
  expect(loaded.ok).toBe(true)
})

test('an image that no worker has fetched successfully is not fetched, signed or not', async () => {
  const { outlet, deps, path } = await openRain()
  await setRows(db, 'images', { status: 'failed', failure: 'not-a-picture' })
  expect(await ask(createLoadImage(deps), path)).toEqual({ ok: false, reason: 'not-found' })
  await db.deleteFrom('images').execute()
  expect(await ask(createLoadImage(deps), path)).toEqual({ ok: false, reason: 'not-found' })
  expect(outlet.hits).toEqual([])
})

test('a machine that cannot fetch a picture does not hide it on other machines, and tries once', async () => {
  const { outlet, deps } = await openImageScene(db, { now })
  const other = await openImageScene(db, { now })
  const path = await addShownImage(showImage(outlet, '/rain.jpg', photograph))
  const [first, second] = [createLoadImage(deps), createLoadImage({ ...deps, cache: other.deps.cache })]
  expect((await ask(first, path)).ok).toBe(true)
  outlet.answer('/rain.jpg', (_request, response) => response.end('<!doctype html><title>Sign in</title>'))
  for (let n = 0; n < 2; n++) expect(await ask(second, path)).toEqual({ ok: false, reason: 'not-found' })
  expect(outlet.hits).toHaveLength(2)
  expect((await ask(first, path)).ok).toBe(true)
  const image = await db.selectFrom('images').select(['status', 'failure', 'failedCount']).executeTakeFirst()
  expect(image).toEqual({ status: 'ready', failure: null, failedCount: 0 })
})

test('an unreachable server is retried later, with growing delays', async () => {
  const { outlet, deps } = await openImageScene(db, { now })
  const path = await addShownImage(`${outlet.origin}/rain.jpg`)
  outlet.answer('/rain.jpg', (_request, response) => response.writeHead(500).end())
  let minutes = 0
  const load = createLoadImage({ ...deps, now: () => new Date(now.getTime() + minutes * 60_000) })
  for (const [at, hits] of [
    [0, 1],
    [14, 1],
    [15, 2],
    [74, 2],
    [75, 3],
  ] as const) {
    minutes = at
    await ask(load, path)
    expect(outlet.hits, `after ${at} minutes`).toHaveLength(hits)
  }
  showImage(outlet, '/rain.jpg', photograph)
  minutes = 24 * 60
  expect((await ask(load, path)).ok).toBe(true)
})

test('an icon requested as a picture stays an icon, and is fetched once for it', async () => {
  const { outlet, deps } = await openImageScene(db, { now })
  const path = await addShownImage(
    showImage(outlet, '/icon.png', await picture('png', { width: 32, height: 32 })),
  )
  const load = createLoadImage(deps)
  for (const variant of ['640', '320', '640'] as const) {
    expect(await ask(load, path, variant)).toEqual({ ok: false, reason: 'not-found' })
  }
  expect(outlet.hits).toHaveLength(1)
  expect(await db.selectFrom('images').select('status').execute()).toEqual([{ status: 'ready' }])
  expect((await ask(load, path, 'icon')).ok).toBe(true)
})

test('a private address is refused as in the worker', async () => {
  const { outlet, deps } = await openImageScene(db, { now, allow: 'outlet.test' })
  const path = await addShownImage(showImage(outlet, '/secret.png', photograph))
  expect((await ask(createLoadImage(deps), path)).ok).toBe(false)
  expect(outlet.hits).toEqual([])
})

test('with too many requests waiting, further ones are told to retry instead of waiting endlessly', async () => {
  const { outlet, deps } = await openImageScene(db, { now })
  const { promise: othersAreTold, resolve: tell } = Promise.withResolvers<void>()
  const paths: string[] = []
  for (let n = 0; n < 60; n++) {
    outlet.answer(
      `/${n}.jpg`,
      (_request, response) => void othersAreTold.then(() => response.end(photograph)),
    )
    paths.push(await addShownImage(`${outlet.origin}/${n}.jpg`))
  }
  const load = createLoadImage(deps)
  let busy = 0
  const loaded = await Promise.all(
    paths.map(async path => {
      const image = await ask(load, path)
      if (!image.ok && image.reason === 'busy' && ++busy === 12) tell()
      return image.ok
    }),
  )
  expect([loaded.filter(Boolean).length, busy]).toEqual([48, 12])
})

test('the site serves the image as immutable, with the headers of every response', async () => {
  const { deps, path } = await openRain()
  const app = testApp(db, { loadImage: createLoadImage(deps) })
  const response = await app.request(imageFile(path, '320'))
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/img-src 'self' data:$/),
  })
  const body = Buffer.from(await response.arrayBuffer())
  expect(body.toString('latin1', 8, 12)).toBe('WEBP')
  const head = await app.request(imageFile(path, '320'), { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(String(body.length))
  expect((await head.arrayBuffer()).byteLength).toBe(0)
})

test('the widest file exists for large pictures, the next one stands in for others', async () => {
  const { outlet, deps } = await openImageScene(db, { now })
  const large = await picture('jpeg', { width: 1_200, height: 800 })
  const load = createLoadImage(deps)
  const widthOf = async (path: string) => {
    const loaded = await ask(load, path, '960')
    if (!loaded.ok) return loaded.reason
    return [(await sharp(loaded.body).metadata()).width, loaded.isSmaller]
  }
  const path = await addShownImage(showImage(outlet, '/large.jpg', large))
  expect(await widthOf(path)).toEqual([960, false])
  const small = await addShownImage(showImage(outlet, '/small.jpg', photograph))
  for (let n = 0; n < 2; n++) expect(await widthOf(small)).toEqual([640, true])
  expect(outlet.hits, 'a picture that is not large is fetched once').toHaveLength(2)
})
