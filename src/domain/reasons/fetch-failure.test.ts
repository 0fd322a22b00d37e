import { expect, test } from 'vitest'
import { describeFetchFailure, type FetchFailure } from './fetch-failure.ts'

test('addresses that we refuse, that refuse us, that are unknown and that are unreachable share one sentence', () => {
  const failures: FetchFailure[] = ['private-address', 'dns', 'refused', 'unreachable']
  expect(new Set(failures.map(failure => describeFetchFailure(failure, 'en'))).size).toBe(1)
})

test('every other failure has its own sentence', () => {
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
    'redirected',
    'forbidden',
    'not-found',
    'gone',
    'throttled',
    'http-error',
  ]
  const sentences = failures.map(failure => describeFetchFailure(failure, 'en'))
  expect(new Set(sentences).size).toBe(failures.length)
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)
})
