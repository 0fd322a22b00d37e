import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { collect, inPieces } from '../../../../test/support/in-pieces.ts'
import { decodePieces } from './decode-pieces.ts'
import type { FileEncoding } from './detect-file-encoding.ts'

async function decode(bytes: Buffer, encoding: FileEncoding = 'utf-8') {
  let nulCount = 0
  const onNuls = (count: number) => {
    nulCount += count
  }
  let bytesDone = 0
  const onBytes = (count: number) => {
    bytesDone = count
  }
  const texts = await collect(decodePieces(inPieces(bytes, 1), { encoding, onNuls, onBytes }))
  return { text: texts.join(''), nulCount, bytesDone }
}

const text = 'title,url\nघाटी में बाढ़ 🌊,€'

test.each(['utf-8', 'utf-16le', 'utf-16be'] as const)(
  '%s is decoded from one-byte pieces, without its byte order mark',
  async encoding => {
    const bytes = iconv.encode(text, encoding, { addBOM: true })
    expect(await decode(bytes, encoding)).toEqual({ text, nulCount: 0, bytesDone: bytes.length })
  },
)

test('NULs are removed and counted', async () => {
  expect(await decode(Buffer.from('a\0b\0\0c'))).toMatchObject({ text: 'abc', nulCount: 3 })
})

test('a file that ends within a letter ends with a replacement character', async () => {
  expect((await decode(Buffer.from('€').subarray(0, 2))).text).toBe('\uFFFD')
})
