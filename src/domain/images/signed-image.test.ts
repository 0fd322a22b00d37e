import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addReadyImage, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { imageIdOf } from '../../../test/support/image-id-of.ts'
import { property } from '../../../test/support/property.ts'
import { getSigningKey } from '../installation/installation.ts'
import { imageFile, imageVariants, isOwnFile, readImageFile } from './image.ts'
import { isSignatureOf, shownImage, signImage } from './signed-image.ts'

const { db } = await freshDatabase()
const key = 'a key of the test'
const id = imageIdOf('https://img.example/rain.jpg')
const signature = signImage(key, id)
const path = `/images/${id}-${signature}`

test('the database computes the same image id as our code', async () => {
  for (const url of ['https://img.example/rain.jpg', 'https://img.example/बारिश.jpg?a=1&b=%20']) {
    const { rows } = await sql<{ id: string }>`select image_id(${url}) as id`.execute(db)
    expect(rows[0]?.id).toBe(imageIdOf(url))
  }
})

test('a signature is valid only for its own image and key', () => {
  expect(isSignatureOf(key, { id, signature })).toBe(true)
  expect(isSignatureOf('another key', { id, signature })).toBe(false)
  expect(isSignatureOf(key, { id: imageIdOf('https://img.example/'), signature })).toBe(false)
  for (const wrong of ['', signature.slice(1), `${signature}a`, signature.toUpperCase()]) {
    expect(isSignatureOf(key, { id, signature: wrong })).toBe(false)
  }
})

property(fc.base64String())(
  'no made-up signature is accepted',
  made => !isSignatureOf(key, { id, signature: made }) || made === signature,
)

test.each(imageVariants)('the path of the size %s is read as it was written', variant => {
  expect(readImageFile(imageFile(path, variant))).toEqual({ id, signature, variant })
})

test.each([
  `${path}/1280.webp`,
  `${path}/640.png`,
  `${path}/640.webp/`,
  `${path}/../640.webp`,
  `/images/${id}/640.webp`,
  `/images/${id.toUpperCase()}-${signature}/640.webp`,
  `/images/${id}-${signature}`,
  '/images/',
  '/images/%00-x/640.webp',
])('%s is not an image', wrong => {
  expect(readImageFile(wrong)).toBe(null)
})

test('signed paths are images from elsewhere, other paths are files of our own', () => {
  expect(isOwnFile('/samples/reef.svg')).toBe(true)
  expect(isOwnFile(path)).toBe(false)
})

test('all callers get the same key, whoever comes first', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => getSigningKey(db, 'image-key')))
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
})

const picture = 'https://outlet.example/ferry.jpg'
const readyPath = await addReadyImage(db, picture)

async function show(url: string): Promise<string> {
  const { rows } = await sql<{ path: string }>`
    select ${shownImage(sql`given.url`)} as path from (values (${url}::text)) as given (url)`.execute(db)
  return rows[0]?.path ?? 'none'
}

test('a picture that we have is shown at its signed path, any other is not shown', async () => {
  expect(await show(picture)).toBe(readyPath)
  expect(await show('https://outlet.example/other.jpg')).toBe('')
  expect(await show('')).toBe('')
})

test.each(['fetching', 'failed'] as const)('a picture that is %s is not shown', async status => {
  const url = `https://outlet.example/${status}.jpg`
  await addReadyImage(db, url)
  const failure = status === 'failed' ? 'timeout' : null
  await db
    .updateTable('images')
    .set({ status, failure, nextTryAt: new Date(0) })
    .where('url', '=', url)
    .execute()
  expect(await show(url)).toBe('')
})

test('a path of our own is shown unchanged, anything that only looks like one is not shown', async () => {
  expect(await show('/samples/ferry.svg')).toBe('/samples/ferry.svg')
  for (const url of [
    '//rival.example/a.jpg',
    '/\\rival.example/a.jpg',
    '/',
    'a.jpg',
    'javascript:alert(1)',
  ]) {
    expect(await show(url), url).toBe('')
  }
})

test('if the settings hide images, none is shown', async () => {
  await setRows(db, 'settings', { showImages: false })
  expect([await show(picture), await show('/samples/ferry.svg')]).toEqual(['', ''])
  await setRows(db, 'settings', { showImages: true })
})
