import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../test/support/property.ts'
import {
  createFetchedHeaders,
  isValidator,
  readLocation,
  readMaxAgeMs,
  readRetryAfterMs,
  readValidator,
} from './fetched-response.ts'

test('a header is found in any case; an absent one is null', () => {
  const headers = createFetchedHeaders({ 'content-type': 'text/xml' })
  expect(headers.get('Content-Type')).toBe('text/xml')
  expect(headers.get('etag')).toBeNull()
  expect(headers.get('constructor')).toBeNull()
  expect(headers.get('__proto__')).toBeNull()
})

test('a header sent twice is joined with a comma', () => {
  expect(createFetchedHeaders({ 'content-encoding': ['gzip', 'br'] }).get('content-encoding')).toBe(
    'gzip, br',
  )
})

test('a redirect in bare UTF-8 is decoded, one in latin1 is unchanged', () => {
  const utf8 = Buffer.from('/समाचार').toString('latin1')
  expect(readLocation(createFetchedHeaders({ location: utf8 }))).toBe('/समाचार')
  expect(readLocation(createFetchedHeaders({ location: '/caf\xe9' }))).toBe('/caf\xe9')
  expect(readLocation(createFetchedHeaders({ location: '/plain' }))).toBe('/plain')
  expect(readLocation(createFetchedHeaders({}))).toBeNull()
})

test.each(['"abc"', 'W/"abc"', 'abc', 'Tue, 03 Nov 2026 10:00:00 GMT', 'caf\xe9'])(
  '%s may be sent back',
  value => {
    expect(isValidator(value)).toBe(true)
    expect(readValidator(createFetchedHeaders({ etag: ` ${value} ` }), 'etag')).toBe(value)
  },
)

test.each(['', 'a\r\nb', 'a\nb', 'a\0b', 'ü€', 'a'.repeat(1_025)])('%j may not be sent back', value => {
  expect(isValidator(value)).toBe(false)
  expect(readValidator(createFetchedHeaders({ etag: value }), 'etag')).toBeUndefined()
})

const now = Date.parse('2026-11-21T10:00:00Z')
const day = 24 * 60 * 60 * 1000

test.each([
  ['120', 120_000],
  [' 120 ', 120_000],
  ['0', 0],
  ['86400', day],
  ['86401', day],
  ['99999999999999999999999', day],
  ['Sat, 21 Nov 2026 10:02:00 GMT', 120_000],
  ['Saturday, 21-Nov-26 10:02:00 GMT', 120_000],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ['Sat, 21 Nov 2099 10:00:00 GMT', day],
  ['', undefined],
  ['soon', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['2026', 2_026_000],
  ['12, 15', undefined],
])('Retry-After "%s" is %s ms', (value, expected) => {
  expect(readRetryAfterMs(createFetchedHeaders({ 'retry-after': value }), now)).toBe(expected)
})

test('no Retry-After is no wait', () => {
  expect(readRetryAfterMs(createFetchedHeaders({}), now)).toBeUndefined()
})

test.each([
  ['max-age=600', 600_000],
  ['public, Max-Age=600', 600_000],
  ['max-age="600"', 600_000],
  ['public,max-age=31536000,immutable', day],
  ['s-maxage=600', undefined],
  ['max-age=', undefined],
  ['max-age=-1', undefined],
  ['no-cache, max-age=600', undefined],
  ['no-store', undefined],
  ['', undefined],
])('Cache-Control "%s" is fresh for %s ms', (value, expected) => {
  expect(readMaxAgeMs(createFetchedHeaders({ 'cache-control': value }))).toBe(expected)
})

test.each([
  ['500', 100_000],
  ['900', 0],
  ['soon', 600_000],
])('of a max-age of 600 s, an Age of %s leaves %s ms', (age, expected) => {
  expect(readMaxAgeMs(createFetchedHeaders({ 'cache-control': 'max-age=600', age }))).toBe(expected)
})

property(fc.string())(
  'for any header, the wait is undefined or between zero and a day',
  text => {
    const headers = createFetchedHeaders({ 'retry-after': text, 'cache-control': text, age: text })
    for (const wait of [readRetryAfterMs(headers, now), readMaxAgeMs(headers)]) {
      expect(wait === undefined || (wait >= 0 && wait <= day)).toBe(true)
    }
  },
  { seed: 3 },
)
