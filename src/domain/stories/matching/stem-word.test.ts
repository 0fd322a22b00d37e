import { expect, test } from 'vitest'
import { stemWord } from './stem-word.ts'

test.each([
  ['arrested arrests arresting', 'arrest'],
  ['policies policy', 'policy'],
  ['crashes crash', 'crash'],
  ['planned planning', 'plan'],
  ['courts', 'court'],
  ['ढहा ढहने ढही', 'ढह'],
  ['मृतकों मरने मौत', 'मौत'],
])('plurals and verb forms share one stem: %s', (words, stem) => {
  expect(new Set(words.split(' ').map(stemWord))).toEqual(new Set([stem]))
})

test('short words, numbers, other scripts and words that end in s without being plurals are unchanged', () => {
  for (const word of 'gas bus ipl 7300mah दिल्ली சென்னை কলকাতা congress virus crisis'.split(' '))
    expect(stemWord(word)).toBe(word)
})
