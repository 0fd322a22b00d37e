import fc from 'fast-check'
import { expect, test } from 'vitest'
import { picture } from '../../../test/support/pictures.ts'
import { propertyRuns } from '../../../test/support/property-runs.ts'
import { encodeImage, encodeSiteImage } from './encode-image.ts'
import { isIco, readIco } from './read-ico.ts'

/** An icon file of these pictures, each of the announced side. */
function ico(...pictures: [side: number, bytes: Buffer][]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [place, [side, bytes]] of pictures.entries()) {
    head.writeUInt8(side % 256, 6 + place * 16)
    head.writeUInt32LE(bytes.length, 6 + place * 16 + 8)
    head.writeUInt32LE(offset, 6 + place * 16 + 12)
    offset += bytes.length
  }
  return Buffer.concat([head, ...pictures.map(([, bytes]) => bytes)])
}

type Dib = { side?: number; bits: number; palette?: number[]; lines: number[]; mask?: number[] }

/** A bitmap, usually of two by two pixels; `lines` and `mask` are whole lines of it, from the bottom up. */
function dib({ side = 2, bits, palette = [], lines, mask = Array(4 * side).fill(0) }: Dib): Buffer {
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeInt32LE(side, 4)
  header.writeInt32LE(2 * side, 8)
  header.writeUInt16LE(bits, 14)
  header.writeUInt32LE(palette.length / 4, 32)
  return Buffer.concat([header, Buffer.from([...palette, ...lines, ...mask])])
}

const [red, clear] = [
  [255, 0, 0, 255],
  [255, 0, 0, 0],
]
const redThenBlue = [255, 0, 0, 0, 0, 0, 255, 0]

test.each<[string, Dib]>([
  ['32 bits', { bits: 32, lines: Array(4).fill([0, 0, 255, 255]).flat() }],
  ['32 bits without alpha', { bits: 32, lines: Array(4).fill([0, 0, 255, 0]).flat() }],
  ['24 bits', { bits: 24, lines: Array(2).fill([0, 0, 255, 0, 0, 255, 0, 0]).flat() }],
  ['8 bits', { bits: 8, palette: redThenBlue, lines: [1, 1, 0, 0, 1, 1, 0, 0] }],
  ['4 bits', { bits: 4, palette: redThenBlue, lines: [0x11, 0, 0, 0, 0x11, 0, 0, 0] }],
  ['1 bit', { bits: 1, palette: redThenBlue, lines: [0xc0, 0, 0, 0, 0xc0, 0, 0, 0] }],
])('a bitmap of %s is read', (_, bitmap) => {
  const rgba = Buffer.from([red, red, red, red].flat())
  expect(readIco(ico([2, dib(bitmap)]), 64)).toEqual({
    kind: 'bitmap',
    bitmap: { width: 2, height: 2, rgba },
  })
})

test('the mask makes pixels transparent, and the lines are turned', () => {
  const bitmap = dib({
    bits: 24,
    lines: Array(2).fill([0, 0, 255, 0, 0, 255, 0, 0]).flat(),
    mask: [0x80, 0, 0, 0, 0, 0, 0, 0],
  })
  const rgba = Buffer.from([red, red, clear, red].flat())
  expect(readIco(ico([2, bitmap]), 64)).toMatchObject({ bitmap: { rgba } })
})

test('the picture nearest to the wanted side from above is taken, whatever the order, and a damaged one is passed over', async () => {
  const draw = (side: number) => picture('png', { width: side, height: side })
  const [small, good, large] = [await draw(16), await draw(64), await draw(200)]
  const file = ico([16, small], [200, large], [64, good])
  expect(readIco(file, 64)).toEqual({ kind: 'png', body: good })
  expect(readIco(file, 256)).toEqual({ kind: 'png', body: large })
  expect(readIco(ico([64, Buffer.alloc(60)], [16, small]), 64)).toEqual({ kind: 'png', body: small })
})

test('an icon file becomes an icon or a favicon, but not a picture', async () => {
  const file = ico([32, await picture('png', { width: 32, height: 32 })])
  expect(await encodeSiteImage(file, 'favicon')).toMatchObject({ ok: true })
  expect(await encodeImage(file, 'icon')).toMatchObject({ ok: true })
  expect(await encodeImage(file, 'picture')).toEqual({ ok: false, reason: 'not-a-picture' })
  expect(await encodeImage(ico([2, dib({ bits: 16, lines: [] })]), 'icon')).toMatchObject({ ok: false })
})

test.each([
  [8, { ok: true }],
  [7, { ok: false, reason: 'too-small' }],
])('a bitmap of %i pixels a side becomes an icon and a favicon, or is too small', async (side, encoded) => {
  const file = ico([side, dib({ side, bits: 32, lines: Array(side * side * 4).fill(255) })])
  expect(await encodeImage(file, 'icon')).toMatchObject(encoded)
  expect(await encodeSiteImage(file, 'favicon')).toMatchObject(encoded)
})

test('damaged icon files yield a picture within the limits or nothing, and never throw', () => {
  const source = ico([2, dib({ bits: 4, palette: redThenBlue, lines: [0x11, 0, 0, 0, 0x11, 0, 0, 0] })])
  const damage = fc.array(fc.tuple(fc.nat(200), fc.integer({ min: 0, max: 255 })), { maxLength: 12 })
  fc.assert(
    fc.property(damage, fc.nat(source.length), (changes, length) => {
      const body = Buffer.from(source)
      for (const [at, byte] of changes) body[at % body.length] = byte
      const cut = body.subarray(0, body.length - length)
      const read = isIco(cut) ? readIco(cut, 64) : null
      if (read?.kind === 'bitmap') expect(read.bitmap.rgba.length).toBeLessThanOrEqual(256 * 256 * 4)
    }),
    { numRuns: propertyRuns(100) },
  )
})
