import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../test/support/property.ts'
import { createFetchedHeaders } from './fetched-headers.ts'
import { readMaxAgeMs, readRetryAfterMs } from './response-timing.ts'

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

property(fc.string())(
  'for any header, the wait is undefined or between zero and a day',
  text => {
    const headers = createFetchedHeaders({ 'retry-after': text, 'cache-control': text })
    for (const wait of [readRetryAfterMs(headers, now), readMaxAgeMs(headers)]) {
      expect(wait === undefined || (wait >= 0 && wait <= day)).toBe(true)
    }
  },
  { seed: 3 },
)
