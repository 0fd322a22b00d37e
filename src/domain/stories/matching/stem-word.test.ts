import { expect, test } from 'vitest'
import { stemWord } from './stem-word.ts'

test('plurals and verb forms share one stem', () => {
  for (const [word, stem] of [
    ['arrested', 'arrest'],
    ['arrests', 'arrest'],
    ['arresting', 'arrest'],
    ['policies', 'policy'],
    ['crashes', 'crash'],
    ['planned', 'plan'],
    ['planning', 'plan'],
    ['courts', 'court'],
  ])
    expect(stemWord(word ?? '')).toBe(stem)
})

test('short words, numbers and other scripts are unchanged', () => {
  for (const word of ['gas', 'bus', 'ipl', '7300mah', 'दिल्ली', 'சென்னை', 'কলকাতা'])
    expect(stemWord(word)).toBe(word)
})

test('words that end in s without being plurals keep it', () => {
  expect(stemWord('congress')).toBe('congress')
  expect(stemWord('virus')).toBe('virus')
  expect(stemWord('crisis')).toBe('crisis')
})
