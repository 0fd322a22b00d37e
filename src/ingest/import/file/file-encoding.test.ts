import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { collect, inPieces } from '../../../../test/support/in-pieces.ts'
import { decodePieces, detectFileEncoding, type FileEncoding } from './file-encoding.ts'

const detect = (bytes: Buffer, length = 7) => detectFileEncoding(inPieces(bytes, length))
const header = 'title,url,source,category\n'
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each([
  ['plain letters', Buffer.from(header), 'utf-8'],
  ['Hindi', Buffer.from(`${header}दिल्ली में बारिश,https://o.example/\n`), 'utf-8'],
  ['a mark of UTF-8', Buffer.from(`\uFEFF${header}`), 'utf-8'],
  ['a mark of UTF-16', Buffer.from(`\uFEFF${header}`, 'utf16le'), 'utf-16le'],
  ['a mark of UTF-16 the other way', utf16be(`\uFEFF${header}`), 'utf-16be'],
  ['UTF-16 without a mark', Buffer.from(header.repeat(9), 'utf16le'), 'utf-16le'],
  ['UTF-16 the other way without a mark', utf16be(header.repeat(9)), 'utf-16be'],
  [
    'the old western encoding',
    Buffer.from(`${header}Café à côté, Økonomi, Straße`, 'latin1'),
    'windows-1252',
  ],
  ['a single western letter', Buffer.from(`${header}Caf\xE9 title,`, 'latin1'), 'windows-1252'],
  ['a single western letter at the end', Buffer.from(`${header}Caf\xE9`, 'latin1'), 'windows-1252'],
  ['one letter and one broken one', Buffer.from(`${header}\xC3\xA9 and \xE9 title`, 'latin1'), 'utf-8'],
  ['replacement characters', Buffer.from(`${header}Caf\uFFFD, na\uFFFDve`), 'utf-8'],
  ['western letters of which the first begins a mark', Buffer.from('þáttur, côté', 'latin1'), 'windows-1252'],
])('the encoding of %s is detected', async (_name, bytes, encoding) => {
  expect(await detect(bytes, 400)).toMatchObject({ ok: true, encoding })
})

test.each([
  ['a workbook', Buffer.from('PK\u0003\u0004 and more'), 'spreadsheet'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'spreadsheet'],
  ['a packed file', gzipSync(header), 'packed'],
  ['nothing', Buffer.alloc(0), 'empty'],
])('%s is refused with its reason', async (_name, bytes, reason) => {
  expect(await detect(bytes)).toEqual({ ok: false, reason })
})

test('one broken letter does not make a Hindi file a western one', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`${header}${'दिल्ली '.repeat(50)}`),
    Buffer.from([0xff]),
    Buffer.from('में'),
  ])
  expect(await detect(bytes)).toMatchObject({ ok: true, encoding: 'utf-8' })
})

test('the boundaries of the pieces make no difference', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 }).map(each => Buffer.from(header + each))
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 4, max: 40 }), async (bytes, length) => {
      expect(await detect(bytes, length)).toMatchObject({ ok: true, encoding: 'utf-8' })
    }),
  )
})

test('a western file is detected wherever its pieces end', async () => {
  const bytes = Buffer.from(`${header}${'Café, naïve, Straße; '.repeat(9)}`, 'latin1')
  for (const length of [4, 5, 6, 7, 11, 64]) {
    expect(await detect(bytes, length), `${length}`).toMatchObject({ ok: true, encoding: 'windows-1252' })
  }
})

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
