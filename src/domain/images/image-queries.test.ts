import { beforeEach, expect, test } from 'vitest'
import { addCategory, addNewsLink, addReadyImage, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { imageIdOf } from '../../../test/support/image-id-of.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import {
  claimImage,
  countImageFailures,
  findImage,
  listDueImages,
  markImageFailed,
  markImageReady,
  pruneImages,
  setAsideImages,
} from './image-queries.ts'

const { db, now } = await freshDatabase({ at: '2026-03-01T06:00:00Z' })
const later = (ms: number) => new Date(now.getTime() + ms)
const until = later(60_000)
const politics = await addCategory(db)
const world = await addCategory(db)
const picture = 'https://pictures.example/a.jpg'
const id = imageIdOf(picture)

beforeEach(async () => {
  await db.deleteFrom('newsLinks').execute()
  await db.deleteFrom('images').execute()
  await setRows(db, 'settings', { showImages: true })
})

const due = async (at = now, limit = 50) => listDueImages(db, { now: at, limit })
const claim = (url = picture, at = now, from = db) => {
  const { host } = new URL(url)
  return claimImage(
    from,
    { id: imageIdOf(url), url, host, signature: 's' },
    { now: at, until: later(at.getTime() - now.getTime() + 60_000) },
  )
}
const fail = (nextTryAt: Date | null) => markImageFailed(db, id, { failure: 'timeout', nextTryAt, now })

test('of two workers that want two pictures of one host at once, only one requests', async () => {
  const { second } = await db.transaction().execute(async tx => {
    expect(await claim('https://pictures.example/a.jpg', now, tx)).toBe(true)
    const second = claim('https://pictures.example/b.jpg')
    await Promise.race([untilBlocked(tx), second])
    return { second }
  })
  expect(await second).toBe(false)
})

test('the newest pictures and icons are due, newest link first', async () => {
  const add = (imageUrl: string, minute: number, sourceIconUrl = '') =>
    addNewsLink(db, { category: politics.id, imageUrl, sourceIconUrl, createdAt: later(minute * 60_000) })
  await add('https://p.example/old', 1)
  await add('https://p.example/new', 3, 'https://p.example/icon')
  await add('https://p.example/middle', 2)
  const wanted = await due()
  expect(wanted.map(image => image.url).slice(2)).toEqual([
    'https://p.example/middle',
    'https://p.example/old',
  ])
  expect(new Map(wanted.map(image => [image.url, image.use])).get('https://p.example/icon')).toBe('icon')
  expect(await due(now, 1)).toHaveLength(1)
})

test('a picture in two categories is due once, for both', async () => {
  await addNewsLink(db, { category: politics.id, imageUrl: picture })
  await addNewsLink(db, { category: world.id, imageUrl: picture })
  const [image, ...others] = await due()
  expect(others).toEqual([])
  expect(new Set(image?.categoryIds)).toEqual(new Set([politics.id, world.id]))
})

test('an image that is the picture and the icon of a link is fetched as a picture', async () => {
  await addNewsLink(db, { category: politics.id, imageUrl: picture, sourceIconUrl: picture })
  expect(await due()).toMatchObject([{ url: picture, use: 'picture' }])
})

test.each(['', 'ftp://p.example/a', 'javascript:1', '/own.svg', `https://p.example/${'x'.repeat(2_048)}`])(
  'no request is made for %.30j',
  async imageUrl => {
    await addNewsLink(db, { category: politics.id, imageUrl })
    expect(await due()).toEqual([])
  },
)

test('a claimed picture is due again when the claim ends', async () => {
  await addNewsLink(db, { category: politics.id, imageUrl: picture })
  expect(await claim()).toBe(true)
  expect(await due()).toEqual([])
  expect(await claim()).toBe(false)
  expect((await due(until)).map(image => image.id)).toEqual([id])
  expect(await claim(picture, until)).toBe(true)
})

test('one host has one picture claimed at a time, another host is independent', async () => {
  expect(await claim('https://p.example/1')).toBe(true)
  expect(await claim('https://p.example/2')).toBe(false)
  expect(await claim('https://q.example/1')).toBe(true)
})

test('a failed picture is retried at its time, and given up after six failures in a row; an icon is not', async () => {
  await addNewsLink(db, { category: politics.id, imageUrl: picture })
  await claim()
  await fail(later(5_000))
  expect(await due(later(4_999))).toEqual([])
  expect(await due(later(5_000))).toHaveLength(1)
  for (let n = 1; n < 6; n += 1) await fail(now)
  expect((await countImageFailures(db, id)).failedCount).toBe(6)
  expect(await due(later(86_400_000))).toEqual([])
  await addNewsLink(db, { category: world.id, sourceIconUrl: picture })
  expect(await due(later(86_400_000))).toMatchObject([{ id, use: 'icon' }])
})

test('a picture that ended three processes is set aside', async () => {
  await addNewsLink(db, { category: politics.id, imageUrl: picture })
  for (const attempt of [0, 1, 2]) {
    expect((await due(later(attempt * 60_000)))[0]?.openAttempts).toBe(attempt)
    expect(await claim(picture, later(attempt * 60_000))).toBe(true)
  }
  expect(await setAsideImages(db, later(120_001)), 'while it is under way').toBe(0)
  expect(await setAsideImages(db, later(180_000))).toBe(1)
  expect(await due(later(180_000))).toEqual([])
  expect(await findImage(db, id)).toMatchObject({ status: 'failed' })
})

test('any outcome but a crash resets the attempts', async () => {
  await claim()
  await markImageFailed(db, id, { failure: 'crashed-the-reader', nextTryAt: now, now })
  expect((await countImageFailures(db, id)).openAttempts).toBe(1)
  await claim()
  await fail(now)
  expect((await countImageFailures(db, id)).openAttempts).toBe(0)
})

test('a success clears the earlier failures', async () => {
  await claim()
  await fail(now)
  await markImageReady(db, id, now)
  expect(await findImage(db, id)).toEqual({ id, url: picture, status: 'ready' })
  expect((await countImageFailures(db, id)).failedCount).toBe(0)
  expect(await claim(picture, until)).toBe(false)
})

test('an unknown image is not found and has no failures', async () => {
  expect(await findImage(db, id)).toBeNull()
  expect((await countImageFailures(db, id)).failedCount).toBe(0)
})

test('images without a link are deleted after a week, others stay', async () => {
  await addNewsLink(db, { category: politics.id, imageUrl: picture, sourceIconUrl: 'https://p.example/icon' })
  for (const url of [picture, 'https://p.example/icon', 'https://p.example/gone'])
    await addReadyImage(db, url)
  await setRows(db, 'images', { updatedAt: now })
  const week = 7 * 86_400_000
  expect(await pruneImages(db, later(week))).toBe(0)
  expect(await pruneImages(db, later(week + 1))).toBe(1)
  expect(await findImage(db, imageIdOf('https://p.example/gone'))).toBeNull()
})
