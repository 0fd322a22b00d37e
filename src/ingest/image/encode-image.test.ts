import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { gifOfFrames, hollowAvif, hollowPng, picture, svgWithScript } from '../../../test/support/pictures.ts'
import { propertyRuns } from '../../../test/support/property-runs.ts'
import { encodeImage, encodeSiteImage, readImageHeader } from './encode-image.ts'

async function sizes(body: Buffer, use: 'picture' | 'icon' | 'share' = 'picture') {
  const encoded = await encodeImage(body, use)
  if (!encoded.ok) return encoded.reason
  return Promise.all(
    [...encoded.files].map(async ([variant, file]) => {
      const { width, height, format } = await sharp(file).metadata()
      return `${variant} ${width}x${height} ${format}`
    }),
  )
}

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  'a %s becomes two WebP files of 16 to 9',
  async format => {
    expect(await sizes(await picture(format))).toEqual(['320 320x180 webp', '640 640x360 webp'])
  },
)

test('a large picture also gets a third, wider file, and no other is enlarged to it', async () => {
  const large = await sizes(await picture('jpeg', { width: 960, height: 540 }))
  expect(large).toEqual(['320 320x180 webp', '640 640x360 webp', '960 960x540 webp'])
  expect(await sizes(await picture('jpeg', { width: 959, height: 800 }))).toHaveLength(2)
  expect(await sizes(await picture('jpeg', { width: 1_600, height: 539 }))).toHaveLength(2)
})

test('the file for link previews is a JPEG in the size of a card', async () => {
  expect(await sizes(await picture('webp'), 'share')).toEqual(['share 1200x630 jpeg'])
})

test('an icon becomes a square and keeps its transparency', async () => {
  const encoded = await encodeImage(await picture('png', { width: 32, height: 16, alpha: 0.5 }), 'icon')
  const icon = encoded.ok ? encoded.files.get('icon') : undefined
  expect(await sharp(icon).metadata()).toMatchObject({ width: 64, height: 64, hasAlpha: true })
})

test('the place and camera of a picture are removed', async () => {
  const told = await sharp(await picture('jpeg'))
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer()
  expect(told.includes('Secret camera')).toBe(true)
  const encoded = await encodeImage(told, 'picture')
  for (const file of encoded.ok ? encoded.files.values() : []) {
    expect(file.includes('Secret camera')).toBe(false)
    expect((await sharp(file).metadata()).exif).toBeUndefined()
  }
})

test.each([
  ['an SVG with a script', svgWithScript],
  ['a page', Buffer.from('<!doctype html><title>Not found</title>')],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
  ['nothing', Buffer.alloc(0)],
  ['a PNG that ends after its first bytes', hollowPng(400, 400).subarray(0, 20)],
])('%s is not a picture', async (_what, body) => {
  expect(await sizes(body)).toBe('not-a-picture')
})

test('other formats have no decoder, so not even their header is read', async () => {
  for (const body of [svgWithScript, await picture('tiff')])
    await expect(sharp(body).metadata()).rejects.toThrow()
})

test('a TIFF is not among the five formats', async () => {
  expect(await sizes(await picture('tiff'))).toBe('not-a-picture')
})

test.each(['jpeg', 'png', 'webp'] as const)('a truncated %s is not a picture', async format => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 400, height: 300, channels: 3, background: '#357', noise } as const
  const whole = await sharp({ create }).toFormat(format).toBuffer()
  expect(await sizes(whole.subarray(0, whole.length >> 1))).toBe('not-a-picture')
})

test('an AVIF, which needs five times the memory, is limited to the pixels of a large screen', async () => {
  expect(await sizes(await hollowAvif(4_000, 2_251))).toBe('too-many-pixels')
  expect(await names(await hollowAvif(4_000, 2_251), 'logo')).toBe('too-many-pixels')
  expect(await sizes(await hollowAvif(3_840, 2_160))).toBe('not-a-picture')
})

test.each([
  [20_000, 20_000],
  [5_001, 5_000],
  [65_000, 500],
])('%i by %i pixels are refused before they are decoded', async (width, height) => {
  const before = process.cpuUsage()
  expect(await sizes(hollowPng(width, height))).toBe('too-many-pixels')
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000)
})

test.each([
  [64, 390_000, 'picture'],
  [390_000, 64, 'picture'],
  [3_000_000, 8, 'icon'],
] as const)(
  '%i by %i is too thin for a %s, which would be scaled to gigabytes',
  async (width, height, use) => {
    expect(await sizes(hollowPng(width, height), use)).toBe('too-thin')
  },
)

test('a picture fifty times as high as wide is accepted', async () => {
  expect(await sizes(await picture('png', { width: 64, height: 3_200 }))).toHaveLength(2)
})

test('sixteen bits per channel count as two pixels', async () => {
  expect(await sizes(hollowPng(4_000, 4_000, 16))).toBe('too-many-pixels')
  expect(await sizes(hollowPng(3_000, 3_000, 16))).toBe('not-a-picture')
})

test('only the first of a GIF’s 10,000 frames is decoded, quickly', async () => {
  const before = process.cpuUsage()
  expect(await sizes(gifOfFrames(10_000))).toHaveLength(2)
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000)
})

test.each([
  [1, 1, 'picture'],
  [63, 400, 'picture'],
  [7, 7, 'icon'],
] as const)('%i by %i is too small for a %s', async (width, height, use) => {
  expect(await sizes(await picture('png', { width, height }), use)).toBe('too-small')
})

test('the size of a picture is read from its header, whatever its name', async () => {
  expect(await readImageHeader(await picture('webp', { width: 70, height: 80 }))).toEqual({
    ok: true,
    width: 70,
    height: 80,
  })
})

test('damaged bytes yield a picture or a reason and never throw', async () => {
  const sources = await Promise.all((['jpeg', 'png', 'gif', 'webp'] as const).map(each => picture(each)))
  const damage = fc.array(fc.tuple(fc.nat(4_000), fc.integer({ min: 0, max: 255 })), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...sources), damage, async (source, changes) => {
      const body = Buffer.from(source)
      for (const [at, byte] of changes) body[at % body.length] = byte
      const encoded = await encodeImage(body, 'picture')
      expect(encoded.ok || encoded.reason.length > 0).toBe(true)
    }),
    { numRuns: propertyRuns(20) },
  )
})

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
