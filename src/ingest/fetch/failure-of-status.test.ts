import { expect, test } from 'vitest'
import { failureOfStatus } from './read-response.ts'

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

test('a 503 with a time to retry is throttling', () => {
  expect(failureOfStatus(503, { retryAfterMs: 1_000 })).toBe('throttled')
  expect(failureOfStatus(500, { retryAfterMs: 1_000 })).toBe('http-error')
})
