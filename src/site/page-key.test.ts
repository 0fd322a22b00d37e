import { expect, test } from 'vitest'
import { readPageKey, writePageKey } from './page-key.ts'

const key = { createdAt: new Date('2026-01-02T06:30:00.123Z'), id: '019b7d0e-8a5b-7c1d-9e2f-0123456789ab' }

test('a key survives the way through an address', () => {
  const text = writePageKey(key)
  expect(readPageKey(text)).toEqual(key)
  expect(encodeURIComponent(text)).toBe(text)
})

test.each([
  '',
  '1',
  '.',
  'x.019b7d0e-8a5b-7c1d-9e2f-0123456789ab',
  "1.' or 1=1",
  '-1.x',
  `${'9'.repeat(16)}.${key.id}`,
])('%j is no key', text => {
  expect(readPageKey(text)).toBeNull()
})
