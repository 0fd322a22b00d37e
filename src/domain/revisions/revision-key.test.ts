import { expect, test } from 'vitest'
import { hostileStrings } from '../../../test/support/hostile-strings.ts'
import { readRevisionKey, writeRevisionKey } from './revision-key.ts'

const key = { at: new Date('2026-03-01T06:00:00.123Z'), id: '019a1b2c-3d4e-7f60-8123-456789abcdef' }

test('a key survives being written to an address and read back', () => {
  expect(readRevisionKey(writeRevisionKey(key))).toEqual(key)
})

test('anything else in the address gives the first page', () => {
  const near = [
    '',
    '17',
    `-${key.id}`,
    `1e3-${key.id}`,
    `99999999999999-${key.id}`,
    '17-019a1b2c',
    `17-${key.id}0`,
  ]
  for (const text of [null, ...near, ...hostileStrings]) expect(readRevisionKey(text), `${text}`).toBeNull()
})
