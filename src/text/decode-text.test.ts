import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

function text(bytes: Buffer, contentType: string | null = null): string {
  return decodeText(bytes, contentType)
}

test('valid UTF-8 is read as UTF-8 whatever the header and the document declare', () => {
  expect(text(Buffer.from('<?xml encoding="iso-8859-1"?>हिंदी'), 'text/xml; charset=windows-1252')).toContain(
    'हिंदी',
  )
})

test("the document's declaration wins over the header", () => {
  const bytes = Buffer.from('<?xml version="1.0" encoding="iso-8859-2"?>\xB1', 'latin1')
  expect(text(bytes, 'text/xml; charset=windows-1252')).toContain('ą')
})

test.each([
  ['windows-1251', '\xC4\xE0', 'Да'],
  ['shift_jis', '\x83\x65', 'テ'],
  ['gb2312', '\xD6\xD0', '中'],
  ['euc-kr', '\xC7\xD1', '한'],
  ['big5', '\xA4\xA4', '中'],
  ['latin1', '\x93', '“'],
])('the charset %s in a header is recognized', (charset, bytes, expected) => {
  expect(text(Buffer.from(bytes, 'latin1'), `text/xml; charset=${charset}`)).toBe(expected)
})

test('UTF-8 truncated inside a character stays UTF-8', () => {
  expect(text(Buffer.from('हिंदी समाचार').subarray(0, -1))).toMatch(/^हिंदी समाचा\uFFFD+$/)
})

test('a single western letter is no broken UTF-8', () => {
  expect(text(Buffer.from('Caf\xE9 title', 'latin1'))).toBe('Café title')
  expect(text(Buffer.from('<?xml encoding="utf-8"?>Caf\xE9', 'latin1'))).toContain('Café')
})

test('one broken letter among others stays UTF-8', () => {
  expect(text(Buffer.from('\xC3\xA9 and \xE9 title', 'latin1'))).toBe('é and \uFFFD title')
})

test.each(['iso-8859-1', 'windows-1251'])('one broken letter does not make a Hindi document %s', charset => {
  const hindi = 'प्रधानमंत्री ने क्षेत्रीय विश्वविद्यालय का उद्घाटन किया'
  const bytes = Buffer.concat([Buffer.from(`${hindi} Caf`), Buffer.from([0xe9])])
  expect(text(bytes, `text/xml; charset=${charset}`)).toBe(`${hindi} Caf\uFFFD`)
})

test('bytes that windows-1252 leaves free are kept, so that misread UTF-8 can be repaired', () => {
  const bytes = Buffer.concat([Buffer.from('ा्र '), Buffer.from('\xE9t\xE9', 'latin1')])
  expect(text(bytes, 'text/xml; charset=latin1')).toBe('à¤¾à¥\u008Dà¤° été')
})

test('a gzipped body is unpacked, a broken one is read as text', () => {
  expect(text(gzipSync('<rss/>'))).toBe('<rss/>')
  expect(text(Buffer.from([0x1f, 0x8b, 0x41]))).toContain('A')
})

test('a gzipped body that exceeds 5 MB is not unpacked', () => {
  expect(text(gzipSync(Buffer.alloc(6 * 1024 * 1024, 65))).length).toBeLessThan(100_000)
})

test('controls, the byte order mark and lone surrogates are removed', () => {
  expect(text(Buffer.from('\uFEFFA\0B\x02C\uFEFFD\n'))).toBe('ABCD\n')
  expect(text(Buffer.from('\uD800A', 'utf16le'), null).isWellFormed()).toBe(true)
})

test('any 1,000 bytes decode to text', () => {
  for (let seed = 0; seed < 50; seed++) {
    const bytes = Buffer.from(
      Array.from({ length: 1000 }, (_, at) => (at * 7919 + seed * 104_729 + at * at) % 256),
    )
    expect(text(bytes, 'text/xml; charset=utf-7').isWellFormed()).toBe(true)
  }
})
