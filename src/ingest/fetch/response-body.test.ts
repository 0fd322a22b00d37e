import { Readable } from 'node:stream'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../test/support/property-runs.ts'
import { type ContentEncoding, collectBody, decodeBody, parseContentEncoding } from './response-body.ts'

test('an error of the stream fails the read', async () => {
  const stream = new Readable({ read: () => stream.destroy(new Error('cut off')) })
  await expect(collectBody(stream, { bytesMax: 5, onTooLarge: 'fail' })).rejects.toThrow('cut off')
})

const chunks = fc.array(fc.uint8Array({ maxLength: 40_000 }), { maxLength: 12 })

test('any stream is read up to the limit; over it, it is ended, and cut or refused', async () => {
  await fc.assert(
    fc.asyncProperty(chunks, fc.integer({ min: 1, max: 200_000 }), async (parts, bytesMax) => {
      const whole = Buffer.concat(parts)
      const open = () => Readable.from(parts.map(part => Buffer.from(part)))
      const [cut, full] = [open(), open()]
      const { body } = await collectBody(cut, { bytesMax, onTooLarge: 'truncate' })
      expect(body.equals(whole.subarray(0, bytesMax))).toBe(true)
      const read = await collectBody(full, { bytesMax, onTooLarge: 'fail' }).catch(({ failure }) => failure)
      expect(read).toEqual(whole.length > bytesMax ? 'too-large' : { body: whole })
      expect(await collectBody(open(), { bytesMax: whole.length, onTooLarge: 'fail' })).toEqual({
        body: whole,
      })
      expect([cut.destroyed, full.destroyed]).toEqual([true, true])
    }),
    { numRuns: propertyRuns(20) },
  )
})

test('for any chunks, the beginning and the end are returned, each half of the limit', async () => {
  await fc.assert(
    fc.asyncProperty(chunks, fc.integer({ min: 1, max: 200_000 }), async (parts, bytesMax) => {
      const whole = Buffer.concat(parts)
      const bytes = whole.length - bytesMax
      const at = Math.floor(bytesMax / 2)
      const ends = [whole.subarray(0, at), whole.subarray(at + bytes)]
      const stream = Readable.from(parts.map(part => Buffer.from(part)))
      const { body, ...rest } = await collectBody(stream, { bytesMax, onTooLarge: 'keep-ends' })
      expect(body.equals(bytes > 0 ? Buffer.concat(ends) : whole)).toBe(true)
      expect(rest).toEqual(bytes > 0 ? { leftOut: { at, bytes } } : {})
    }),
    { numRuns: propertyRuns(20) },
  )
})

const text = Buffer.from('नमस्ते, चौक! '.repeat(2_000))
const limit = { bytesMax: 1024 * 1024, onTooLarge: 'fail' } as const

test.each<[string, ContentEncoding[]]>([
  ['', []],
  ['identity', []],
  ['none', []],
  ['UTF-8', []],
  ['GZIP', ['gzip']],
  ['x-gzip', ['gzip']],
  [' deflate , ', ['deflate']],
  ['identity, br', ['br']],
  ['gzip, br', ['gzip', 'br']],
  ['aws-chunked, gzip', ['gzip']],
  ['ISO-8859-1', []],
  ['../gzip', []],
  ['constructor', []],
  ['gzip, zstd', ['gzip', 'unread']],
])('"%s" means %j', (header, encodings) => {
  expect(parseContentEncoding(header)).toEqual(encodings)
})

test('more than two encodings are refused', () => {
  expect(() => parseContentEncoding('gzip, gzip, gzip')).toThrow(
    expect.objectContaining({ failure: 'bad-encoding' }),
  )
})

test.each(['\x28\xb5\x2f\xfd\x04', '\x1f\x9d\x90'])(
  'a body of zstd or compress is refused',
  async signature => {
    const body = Buffer.from(`${signature}...`, 'latin1')
    await expect(decodeBody(body, ['unread'], limit)).rejects.toMatchObject({ failure: 'bad-encoding' })
  },
)

test.each<[ContentEncoding[], Buffer]>([
  [[], text],
  [['gzip'], gzipSync(text)],
  [['deflate'], deflateSync(text)],
  [['br'], brotliCompressSync(text)],
  [['gzip', 'gzip'], gzipSync(gzipSync(text))],
  [['deflate', 'br'], brotliCompressSync(deflateSync(text))],
])('%j is decoded, the last encoding first', async (encodings, body) => {
  const decoded = await decodeBody(body, encodings, limit)
  expect(decoded.body.equals(text)).toBe(true)
})

test.each<[ContentEncoding, Buffer]>([
  ['br', gzipSync(text)],
  ['deflate', gzipSync(text)],
  ['unread', gzipSync(text)],
  ['gzip', deflateSync(text)],
])('a header that says %s over another encoding is ignored', async (encoding, body) => {
  expect((await decodeBody(body, [encoding], limit)).body.equals(text)).toBe(true)
})

test('"deflate" without its zlib header is decoded, though the standard forbids it', async () => {
  expect((await decodeBody(deflateRawSync(text), ['deflate'], limit)).body.equals(text)).toBe(true)
  expect(
    (await decodeBody(gzipSync(deflateRawSync(text)), ['deflate', 'gzip'], limit)).body.equals(text),
  ).toBe(true)
})

test.each<ContentEncoding>(['gzip', 'deflate', 'br'])(
  'an empty body labelled %s is empty',
  async encoding => {
    expect((await decodeBody(Buffer.alloc(0), [encoding], limit)).body).toEqual(Buffer.alloc(0))
  },
)

test.each<[ContentEncoding, string]>([
  ['gzip', '<?xml version="1.0"?><rss></rss>'],
  ['gzip', 'plain words'],
  ['gzip', '\u001fplain'],
  ['br', '<!DOCTYPE html><p>'],
  ['deflate', '\ufeff<feed></feed>'],
  ['deflate', '{ "version": "https://jsonfeed.org/version/1.1" }'],
  ['unread', '<?xml version="1.0"?><rss></rss>'],
  ['br', `<br />\n<b>Warning</b>: a line of PHP\n<?xml version="1.0"?><rss></rss>${' '.repeat(99)}`],
])('a header that says %s over a plain body is ignored: %s', async (encoding, plain) => {
  expect((await decodeBody(Buffer.from(plain), [encoding], limit)).body.toString()).toBe(plain)
})

test('plain UTF-16 under an encoding is left as it is', async () => {
  const plain = Buffer.from('\ufeff<rss></rss>', 'utf16le')
  expect((await decodeBody(plain, ['br'], limit)).body.equals(plain)).toBe(true)
})

test('several gzip members in a row are one body', async () => {
  const decoded = await decodeBody(Buffer.concat([gzipSync('a'), gzipSync('b')]), ['gzip'], limit)
  expect(decoded.body.toString()).toBe('ab')
})

test.each<[ContentEncoding, Buffer]>([
  ['gzip', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['br', brotliCompressSync(text)],
])('the first part of a truncated %s stream is kept', async (encoding, body) => {
  const { body: decoded } = await decodeBody(body.subarray(0, body.length - 9), [encoding], limit)
  expect(text.subarray(0, decoded.length).equals(decoded)).toBe(true)
})

test('more than the limit is refused or truncated, at every stage', async () => {
  const double = gzipSync(gzipSync(text))
  const small = { bytesMax: 10, onTooLarge: 'fail' } as const
  await expect(decodeBody(gzipSync(text), ['gzip'], small)).rejects.toMatchObject({ failure: 'too-large' })
  await expect(decodeBody(double, ['gzip', 'gzip'], small)).rejects.toMatchObject({ failure: 'too-large' })
  const cut = { bytesMax: 1_000, onTooLarge: 'truncate' } as const
  expect(await decodeBody(double, ['gzip', 'gzip'], cut)).toEqual({ body: text.subarray(0, 1_000) })
})

test('the received part of a truncated inner stream is decoded', async () => {
  const noise = Buffer.from(Array.from({ length: 4_000 }, (_, index) => (index * index * 31) % 251))
  const cut = { bytesMax: 500, onTooLarge: 'truncate' } as const
  const { body } = await decodeBody(gzipSync(gzipSync(noise, { level: 0 })), ['gzip', 'gzip'], cut)
  expect(body.length).toBeLessThan(noise.length)
  expect(noise.subarray(0, body.length).equals(body)).toBe(true)
})

test('empty gzip members inside another gzip stream count towards the limit', async () => {
  const empties = Buffer.concat(Array(2_000).fill(gzipSync('')))
  const small = { bytesMax: 10_000, onTooLarge: 'fail' } as const
  const hidden = gzipSync(empties)
  expect(hidden.length).toBeLessThan(1_000)
  await expect(decodeBody(hidden, ['gzip', 'gzip'], small)).rejects.toMatchObject({ failure: 'too-large' })
})

test('random bytes under any encoding end as bytes or as an error', async () => {
  const encodings = fc.array(fc.constantFrom('gzip', 'deflate', 'br'), { minLength: 1, maxLength: 2 })
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), encodings, async (noise, chain) => {
      const ended = await decodeBody(Buffer.from(noise), chain, limit).then(
        ({ body }) => Buffer.isBuffer(body),
        error => error instanceof Error,
      )
      expect(ended).toBe(true)
    }),
    { seed: 3 },
  )
})
