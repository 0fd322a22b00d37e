import { expect, test } from 'vitest'
import { firstSentences } from './first-sentences.ts'

test('the first two sentences are taken where they fit', () => {
  const text =
    'The bridge opened on Friday morning. Thousands of people walked across it. Cars follow on Monday.'
  expect(firstSentences(text, 200)).toBe(
    'The bridge opened on Friday morning. Thousands of people walked across it.',
  )
  expect(firstSentences(text, 60)).toBe('The bridge opened on Friday morning.')
  expect(firstSentences('  One sentence without an end ', 200)).toBe('One sentence without an end')
})

test('a long first sentence is truncated between words', () => {
  const text = firstSentences('word '.repeat(100), 60)
  expect(text.length).toBeLessThanOrEqual(60)
  expect(text).toMatch(/word…$/)
})

test('an abbreviation does not end a sentence', () => {
  expect(firstSentences('Mr. Rao opened the bridge in the morning. He left. It rained.', 200)).toBe(
    'Mr. Rao opened the bridge in the morning. He left. It rained.',
  )
})

test('a danda ends a sentence', () => {
  const text = 'शुक्रवार की सुबह पुल जनता के लिए खोल दिया गया। हज़ारों लोग पैदल पुल पार करने पहुँचे। गाड़ियाँ सोमवार से चलेंगी।'
  expect(firstSentences(text, 300)).toBe(
    'शुक्रवार की सुबह पुल जनता के लिए खोल दिया गया। हज़ारों लोग पैदल पुल पार करने पहुँचे।',
  )
})

test('an empty text stays empty', () => {
  expect(firstSentences('', 100)).toBe('')
})
