import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hollowPng, picture, svgWithScript } from '../../../test/support/pictures.ts'
import { encodeSiteImage } from './encode-site-image.ts'

async function names(body: Buffer, use: 'logo' | 'favicon') {
  const encoded = await encodeSiteImage(body, use)
  if (!encoded.ok) return encoded.reason
  return Promise.all(
    [...encoded.files].map(async ([name, file]) => `${name} ${(await sharp(file).metadata()).format}`),
  )
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('a logo may be a %s', async format => {
  const wide = await picture(format, { width: 960, height: 192 })
  expect(await names(wide, 'logo')).toEqual(['480x96.webp webp'])
})

test('a small logo keeps its size, and transparency is kept', async () => {
  const encoded = await encodeSiteImage(await picture('png', { width: 90, height: 30, alpha: 0.5 }), 'logo')
  const file = encoded.ok ? encoded.files.get('90x30.webp') : undefined
  expect(await sharp(file).metadata()).toMatchObject({ width: 90, height: 30, hasAlpha: true })
})

test('a favicon is made in three sizes, square for any input', async () => {
  const encoded = await encodeSiteImage(await picture('png', { width: 400, height: 200 }), 'favicon')
  const files = encoded.ok ? [...encoded.files] : []
  expect(files.map(([name]) => name)).toEqual(['32.png', '180.png', '512.png'])
  for (const [name, file] of files) {
    const side = Number.parseInt(name, 10)
    expect(await sharp(file).metadata()).toMatchObject({ width: side, height: side, format: 'png' })
  }
})

test.each([
  ['svg', svgWithScript],
  ['svg', Buffer.from('\uFEFF<?xml version="1.0"?>\n<!-- made with a program -->\n<svg viewBox="0 0 1 1"/>')],
  ['not-a-picture', Buffer.from('GIF89a and then nothing')],
  ['not-a-picture', Buffer.alloc(0)],
  ['too-many-pixels', hollowPng(20_000, 20_000)],
  ['too-thin', hollowPng(9, 500_000)],
  ['too-small', hollowPng(4, 4)],
  ['too-large', Buffer.alloc(10 * 2 ** 20 + 1)],
] as const)('%s is the reason for an unusable file', async (reason, body) => {
  expect(await names(body, 'logo')).toBe(reason)
  expect(await names(body, 'favicon')).toBe(reason)
})
