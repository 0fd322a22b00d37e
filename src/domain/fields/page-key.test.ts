import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileStrings } from '../../../test/support/hostile-strings.ts'
import { property } from '../../../test/support/property.ts'
import { readPageKey, writePageKey } from './page-key.ts'

const key = { at: new Date('2026-11-21T04:05:06.789Z'), id: '019a1b2c-3d4e-7f60-8123-456789abcdef' }

test('a key is unchanged after writing and reading', () => {
  expect(writePageKey(key)).toMatch(/^[\w-]{30}$/)
  expect(readPageKey(writePageKey(key))).toEqual(key)
})

test('a key in the earlier form of the activity and the editorial log is read', () => {
  expect(readPageKey(`${key.at.getTime()}-${key.id}`)).toEqual(key)
})

test('every time and id that a row may have is unchanged after writing and reading', () => {
  const time = fc.date({ min: new Date('1900-01-01'), max: new Date('2500-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(time, fc.uuid(), fc.boolean(), (at, id, isWhole) => {
      const ofRow = { at, id }
      expect(readPageKey(writePageKey(ofRow))).toEqual(ofRow)
      const inWindow = { ...key, window: { bottom: key, last: ofRow, isWhole } }
      expect(readPageKey(writePageKey(inWindow))).toEqual(inWindow)
    }),
  )
})

test('other texts are no keys', () => {
  const written = writePageKey(key)
  const others = [
    '',
    ' ',
    written.slice(1),
    `${written}A`,
    `${written}.3`,
    `${written}.${written}${written}x`,
    `${written}\n`,
    written.replace(/.$/, '='),
    'A'.repeat(31),
  ]
  for (const text of [...others, ...hostileStrings]) expect(readPageKey(text)).toBeNull()
})

property(fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{30}$/)))(
  'reading never throws, and its result is a time and an id',
  text => {
    const read = readPageKey(text)
    if (read) expect(writePageKey(read)).toBe(text)
  },
)
