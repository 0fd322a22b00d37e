import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBody } from './decode-body.ts'

const text = Buffer.from('नमस्ते, चौक! '.repeat(2_000))
const mebibyte = 1024 * 1024

async function decode(body: Buffer, contentEncoding: string, bytesMax = mebibyte): Promise<Buffer> {
  // In small pieces, as a network delivers them.
  const pieces = Array.from({ length: Math.ceil(body.length / 100) }, (_, index) =>
    body.subarray(index * 100, index * 100 + 100),
  )
  return buffer(await decodeBody(Readable.from(pieces, { objectMode: false }), contentEncoding, bytesMax))
}

test.each([
  ['', text],
  ['identity', text],
  ['none', text],
  ['UTF-8', text],
  ['gzip', gzipSync(text)],
  ['GZIP', gzipSync(text)],
  ['x-gzip', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['br', brotliCompressSync(text)],
  ['identity, gzip', gzipSync(text)],
  [' gzip , ', gzipSync(text)],
  ['gzip, gzip', gzipSync(gzipSync(text))],
  ['deflate, br', brotliCompressSync(deflateSync(text))],
])('"%s" is undone', async (contentEncoding, body) => {
  expect((await decode(body, contentEncoding)).equals(text)).toBe(true)
})

test('"deflate" without its zlib header is undone, though the standard forbids it', async () => {
  expect((await decode(deflateRawSync(text), 'deflate')).equals(text)).toBe(true)
  expect((await decode(gzipSync(deflateRawSync(text)), 'deflate, gzip')).equals(text)).toBe(true)
})

test.each(['gzip', 'deflate', 'br'])('an empty body called %s is empty', async contentEncoding => {
  expect(await decode(Buffer.alloc(0), contentEncoding)).toEqual(Buffer.alloc(0))
})

test('several gzip members in a row are one body', async () => {
  expect((await decode(Buffer.concat([gzipSync('a'), gzipSync('b')]), 'gzip')).toString()).toBe('ab')
})

test('of a cut-off stream the first part is kept', async () => {
  for (const [encoding, body] of [
    ['gzip', gzipSync(text)],
    ['deflate', deflateSync(text)],
    ['br', brotliCompressSync(text)],
  ] as const) {
    const decoded = await decode(body.subarray(0, body.length - 9), encoding)
    expect(text.subarray(0, decoded.length).equals(decoded)).toBe(true)
  }
})

test.each(['zstd', 'compress', 'gzip, zstd', 'gzip, gzip, gzip', 'chunked', '../gzip'])(
  '"%s" is refused',
  async contentEncoding => {
    await expect(decode(text, contentEncoding)).rejects.toMatchObject({ failure: 'bad-encoding' })
  },
)

test('compressed data beyond the cap is refused, whatever comes out of it', async () => {
  const empties = Buffer.concat(Array(2_000).fill(gzipSync('')))
  await expect(decode(empties, 'gzip', 10_000)).rejects.toMatchObject({ failure: 'too-large' })
  const hidden = gzipSync(empties)
  expect(hidden.length).toBeLessThan(1_000)
  await expect(decode(hidden, 'gzip, gzip', 10_000)).rejects.toMatchObject({ failure: 'too-large' })
})

test('a failing source ends the decoded stream, and an abandoned one ends its source', async () => {
  const failing = new Readable({ read: () => failing.destroy(new Error('cut off')) })
  await expect(decodeBody(failing, 'deflate', mebibyte).then(buffer)).rejects.toThrow('cut off')
  const source = Readable.from([gzipSync(text)])
  const decoded = await decodeBody(source, 'gzip', mebibyte)
  decoded.destroy()
  await new Promise(resolve => source.once('close', resolve))
  expect(source.destroyed).toBe(true)
})

test('noise under any encoding ends, as bytes or as an error', async () => {
  const encodings = fc.constantFrom('gzip', 'deflate', 'br', 'gzip, deflate', 'br, br')
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), encodings, async (noise, contentEncoding) => {
      const ended = await decode(Buffer.from(noise), contentEncoding).then(Buffer.isBuffer, error => error)
      expect(ended === true || ended instanceof Error).toBe(true)
    }),
    { seed: 3 },
  )
})
