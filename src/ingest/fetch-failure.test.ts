import { expect, test } from 'vitest'
import { describeFetchFailure, type FetchFailure, failureOfStatus } from './fetch-failure.ts'

test('refused by us, refused by them, unknown and unreachable read the same', () => {
  const failures: FetchFailure[] = ['private-address', 'dns', 'refused', 'unreachable']
  expect(new Set(failures.map(describeFetchFailure)).size).toBe(1)
})

test('every other failure has a sentence of its own', () => {
  const failures: FetchFailure[] = [
    'bad-address',
    'dns',
    'tls',
    'timeout',
    'cancelled',
    'broken-answer',
    'bad-encoding',
    'too-large',
    'too-many-redirects',
    'forbidden',
    'not-found',
    'gone',
    'throttled',
    'http-error',
  ]
  const sentences = failures.map(describeFetchFailure)
  expect(new Set(sentences).size).toBe(failures.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)
})

test.each([
  [400, 'http-error'],
  [401, 'forbidden'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [410, 'gone'],
  [429, 'throttled'],
  [451, 'forbidden'],
  [500, 'http-error'],
  [503, 'http-error'],
  [302, 'http-error'],
  [999, 'http-error'],
] as const)('HTTP %i is "%s"', (status, failure) => {
  expect(failureOfStatus(status, {})).toBe(failure)
})

test('a 503 that says when to come back is throttling', () => {
  expect(failureOfStatus(503, { retryAfterMs: 1_000 })).toBe('throttled')
  expect(failureOfStatus(500, { retryAfterMs: 1_000 })).toBe('http-error')
})
