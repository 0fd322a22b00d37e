import { expect, test } from 'vitest'
import { createFetchedHeaders, isValidator, readLocation, readValidator } from './fetched-headers.ts'

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
