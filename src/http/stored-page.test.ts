import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../test/support/property-runs.ts'
import { until } from '../../test/support/until.ts'
import { chooseEncoding, findForm, getForm, storePage } from './stored-page.ts'

const html = 'Content-Type'
const text = Buffer.from('What the council decided. '.repeat(40))

function page(body: Buffer, type = 'text/html; charset=utf-8') {
  return storePage({ status: 200, headers: [html, type, 'Cache-Control', 'no-store'], body })
}

function headerOf(headers: readonly string[], name: string): string | undefined {
  const at = headers.findIndex((each, place) => place % 2 === 0 && each.toLowerCase() === name.toLowerCase())
  return at === -1 ? undefined : headers[at + 1]
}

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
])('Accept-Encoding %s gets %s, which decodes to the same bytes', async (accepted, encoding, unpack) => {
  const form = await getForm(page(text), accepted)
  expect(headerOf(form.headers, 'content-encoding')).toBe(encoding)
  expect(unpack(form.body)).toEqual(text)
  expect(form.body.length).toBeLessThan(text.length)
})

const longText = Buffer.from(
  Array.from({ length: 3_000 }, (_, n) => `${(n * 7_919) % 1_013} words`).join(' '),
)

test('a file that lasts is compressed again, thoroughly, for later clients', async () => {
  const lasting = ['Cache-Control', 'public, max-age=31536000, immutable']
  const stored = storePage({ status: 200, headers: [html, 'text/javascript', ...lasting], body: longText })
  const first = await getForm(stored, 'br')
  expect(stored.isThorough).toBe(true)
  await until('the smaller form', () => (findForm(stored, 'br')?.body.length ?? Infinity) < first.body.length)
  expect(brotliDecompressSync(findForm(stored, 'br')?.body ?? '')).toEqual(longText)
})

test('a page is compressed thoroughly from its second request on, one page at a time', async () => {
  const [read, other] = [page(longText), page(longText)]
  const first = await getForm(read, 'br')
  await getForm(other, 'br')
  await getForm(read, 'gzip')
  expect(read.isThorough).toBe(false)
  await until('a second request after the rest', () => findForm(read, 'br') === first && read.isThorough)
  findForm(other, 'br')
  expect(other.isThorough).toBe(false)
  await until('the smaller form', () => (findForm(read, 'br')?.body.length ?? Infinity) < first.body.length)
  expect(brotliDecompressSync(findForm(read, 'br')?.body ?? '')).toEqual(longText)
})

test('a client without compression gets the plain bytes, and Vary tells caches that others may not', async () => {
  const form = await getForm(page(text), undefined)
  expect(form.body).toEqual(text)
  expect(headerOf(form.headers, 'content-encoding')).toBeUndefined()
  expect(headerOf(form.headers, 'vary')).toBe('Accept-Encoding')
})

test.each([
  ['image/webp', text],
  ['application/octet-stream', text],
  ['text/html', Buffer.from('short')],
])('%s of this length is never compressed', async (type, body) => {
  const form = await getForm(page(body, type), 'br, gzip')
  expect(form.body).toEqual(body)
  expect(headerOf(form.headers, 'content-encoding')).toBeUndefined()
  expect(headerOf(form.headers, 'vary')).toBeUndefined()
})

test.each([
  'text/plain; charset=utf-8',
  'application/json',
  'application/feed+json; charset=utf-8',
  'application/rss+xml; charset=utf-8',
  'application/opensearchdescription+xml',
  'application/xml',
  'image/svg+xml',
])('%s is compressed', async type => {
  expect(headerOf((await getForm(page(text, type), 'br')).headers, 'content-encoding')).toBe('br')
})

test('the name of the Content-Type header may be in any case', () => {
  const stored = storePage({ status: 200, headers: ['X-First', 'a', 'content-TYPE', 'text/css'], body: text })
  expect(stored.isText).toBe(true)
})

test('a page without a Content-Type is no text, whatever its other headers', () => {
  expect(
    storePage({ status: 200, headers: ['X-Type', 'content-type', 'X', 'text/html'], body: text }).isText,
  ).toBe(false)
  expect(storePage({ status: 200, headers: [], body: text }).isText).toBe(false)
})

test('each form has its own ETag, and the same bytes have the same ETags', async () => {
  const tags = async (body: Buffer) => {
    const stored = page(body)
    const forms = await Promise.all(['br', 'gzip', ''].map(accepted => getForm(stored, accepted)))
    return forms.map(form => form.etag)
  }
  const first = await tags(text)
  expect(new Set(first).size).toBe(3)
  for (const tag of first) expect(tag).toMatch(/^"[\w-]+"$/)
  expect(await tags(Buffer.from(text))).toEqual(first)
  expect(await tags(Buffer.from(`${text}.`))).not.toContain(first[0])
})

test('Content-Length is the number of sent bytes', async () => {
  const body = fc.string({ unit: 'grapheme', maxLength: 2_000 }).map(each => Buffer.from(each))
  const accepted = fc.constantFrom('br', 'gzip', '', '*', 'identity')
  await fc.assert(
    fc.asyncProperty(body, accepted, async (bytes, accept) => {
      const form = await getForm(page(bytes), accept)
      expect(headerOf(form.headers, 'content-length')).toBe(String(form.body.length))
    }),
    { numRuns: propertyRuns(20) },
  )
})

test('a 304 carries the ETag and no length, type or encoding', async () => {
  const { notModifiedHeaders, etag } = await getForm(page(text), 'br')
  expect(headerOf(notModifiedHeaders, 'etag')).toBe(etag)
  expect(headerOf(notModifiedHeaders, 'cache-control')).toBe('no-store')
  expect(headerOf(notModifiedHeaders, 'vary')).toBe('Accept-Encoding')
  for (const name of ['content-type', 'content-length', 'content-encoding']) {
    expect(headerOf(notModifiedHeaders, name), name).toBeUndefined()
  }
})

test('a form is compressed once, at its first request', async () => {
  const stored = page(text)
  expect(findForm(stored, 'br')).toBeNull()
  const [one, other] = await Promise.all([getForm(stored, 'br'), getForm(stored, 'br')])
  expect(one).toBe(other)
  expect(findForm(stored, 'br')).toBe(one)
  expect(findForm(stored, 'gzip')).toBeNull()
})

test('a form that is still being compressed is not found', async () => {
  const stored = page(text)
  const making = getForm(stored, 'br')
  expect(findForm(stored, 'br')).toBeNull()
  await making
})

test('a page that is no text has one form, whatever the client accepts', async () => {
  const stored = page(text, 'image/webp')
  const form = await getForm(stored, 'br')
  expect(findForm(stored, 'gzip')).toBe(form)
  expect(findForm(stored, undefined)).toBe(form)
})

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=0.5, BR;q=1.0', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['deflate, zstd', 'identity'],
  ['br;q=nonsense', 'identity'],
  [',,;;q=,', 'identity'],
])('Accept-Encoding %s gets %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen)
})
