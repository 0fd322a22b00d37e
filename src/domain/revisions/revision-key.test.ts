import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileStrings } from '../../../test/support/hostile-strings.ts'
import { readRevisionKey, writeRevisionKey } from './revision-key.ts'

test('a key survives being written to an address and read back', () => {
  const at = fc.date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.record({ at, id: fc.uuid() }), key => {
      expect(readRevisionKey(writeRevisionKey(key))).toEqual(key)
    }),
  )
})

test('anything else in the address gives the first page', () => {
  const id = '019a1b2c-3d4e-7f60-8123-456789abcdef'
  const near = [`-${id}`, `1e3-${id}`, `x-${id}`, `99999999999999-${id}`, `17-${id}0`]
  const cut = ['', '-', '17', '17-', '17-x', '17-019a1b2c', "1-' or 1=1"]
  for (const text of [null, ...near, ...cut, ...hostileStrings])
    expect(readRevisionKey(text), `${text}`).toBeNull()
})
