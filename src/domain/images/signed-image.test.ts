import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { imageIdOf } from '../../../test/support/image-id-of.ts'
import { property } from '../../../test/support/property.ts'
import { getSigningKey } from '../installation/installation.ts'
import { imageFile, imageVariants, isOwnFile, readImageFile } from './image.ts'
import { isSignatureOf, signImage } from './signed-image.ts'

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
