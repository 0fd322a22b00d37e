import { expect, test } from 'vitest'
import { compareHeadlines, isContent } from './compare-headlines.ts'
import { headlineWords } from './headline-words.ts'

function compare(a: string, b: string) {
  return compareHeadlines(headlineWords(a), headlineWords(b))
}

test.each([
  ['Otters return: to the canal', 'otters return to the canal!', 'same'],
  ['Otters return to canal after rain', 'The otters return to the canal, after rain', 'nearly'],
  ['Protesters leave the old palace', 'Protestors leave the old palace', 'nearly'],
  [
    'Wildlife wardens cheer: otters return to canal',
    'Otters return to canal: wildlife wardens cheer',
    'nearly',
  ],
  ['Otters return to canal on day 3', 'Otters return to canal on day 4', 'apart'],
  ['Otters return in April', 'Otters return in May', 'apart'],
  ['Otters return to canal', 'Otters do not return to canal', 'apart'],
  ['India beat Nepal by six wickets', 'Nepal beat India by six wickets', 'other'],
  ['Otters return to the canal', 'Ferries leave for the island', 'other'],
  ['', '', 'same'],
])('"%s" and "%s" are %s', (a, b, kind) => {
  expect([compare(a, b).kind, compare(b, a).kind]).toEqual([kind, kind])
})

test.each([
  ['Nagar road opens after rain', 'Sagar road opens after rain'],
  ['Iran talks open in the hills', 'Iraq talks open in the hills'],
  ['Painter wins the river prize', 'Printer wins the river prize'],
])('"%s" and "%s" differ by more than spelling', (a, b) => {
  expect(compare(a, b).kind).toBe('other')
})

test('the shared part is relative to the shorter headline, without empty words', () => {
  expect(compare('Otters return to canal', 'Otters return to canal of the old delta town')).toEqual({
    kind: 'other',
    share: 1,
  })
  expect(compare('Otters return to canal', 'Ferries return to island')).toEqual({
    kind: 'other',
    share: 1 / 3,
  })
  expect(compare('', 'Otters')).toEqual({ kind: 'other', share: 0 })
})

test('a word that occurs twice must be matched twice', () => {
  expect(compare('bye bye blue bridge', 'bye blue bridge')).toMatchObject({ kind: 'other' })
})

test('empty words are not content', () => {
  expect(['the', 'says', 'canal'].map(isContent)).toEqual([false, false, true])
})
