import { expect, test } from 'vitest'
import { hostileStrings } from '../../../test/support/hostile-strings.ts'
import { nameLengthMax, noteLengthMax, tipSchema } from './tip-schema.ts'

const tip = { url: 'https://outlet.example/a', note: 'Look', name: 'Ravi' }
const wrongOf = (fields: object) => tipSchema('en').safeParse({ ...tip, ...fields }).error?.issues[0]?.path[0]

test('a tip with a whole address is kept as typed, without outer spaces', () => {
  expect(tipSchema('en').parse({ url: ' https://outlet.example/a ', note: ' At\nlast ', name: '' })).toEqual({
    url: 'https://outlet.example/a',
    note: 'At\nlast',
    name: '',
  })
})

test.each([
  ['www.lokmat.example/news', 'https://www.lokmat.example/news'],
  ['outlet.example/a', 'https://outlet.example/a'],
  ['//outlet.example/a', 'https://outlet.example/a'],
  ['A bridge opens https://outlet.example/a', 'https://outlet.example/a'],
  ['https://outlet.example/a A bridge opens', 'https://outlet.example/a'],
  ['https://outlet.example/a_(b)?c=d', 'https://outlet.example/a_(b)?c=d'],
])('%j is a tip about %s', (typed, url) => {
  expect(tipSchema('en').parse({ ...tip, url: typed }).url).toBe(url)
})

test.each([
  '',
  'outlet',
  'A bridge opens',
  'ftp://outlet.example/a',
  'javascript:alert(1)',
  'https://',
  'https://ravi:secret@outlet.example/a',
  'data:text/html,a',
])('%j is not the address of an article', url => {
  expect(wrongOf({ url })).toBe('url')
})

test('an address may be as long as the table allows, counted as browsers write it', () => {
  const start = 'https://outlet.example/'
  expect(wrongOf({ url: start + 'a'.repeat(2048 - start.length) })).toBeUndefined()
  expect(wrongOf({ url: start + 'a'.repeat(2049 - start.length) })).toBe('url')
  // Each letter takes nine characters in the address.
  expect(wrongOf({ url: start + 'क'.repeat(300) })).toBe('url')
})

test('note and name have maximum lengths', () => {
  expect(wrongOf({ note: 'x'.repeat(noteLengthMax), name: 'x'.repeat(nameLengthMax) })).toBeUndefined()
  expect(wrongOf({ note: 'x'.repeat(noteLengthMax + 1) })).toBe('note')
  expect(wrongOf({ name: 'x'.repeat(nameLengthMax + 1) })).toBe('name')
})

test('no accepted text is one that the database cannot store', () => {
  for (const note of hostileStrings) {
    const parsed = tipSchema('en').safeParse({ ...tip, note })
    if (!parsed.success) continue
    expect(parsed.data.note.isWellFormed()).toBe(true)
    expect(parsed.data.note).not.toContain('\0')
  }
})
