import fc from 'fast-check'
import { expect, test } from 'vitest'
import { truncateText } from './truncate-text.ts'

test('text that fits is returned unchanged', () => {
  expect(truncateText('short', 5)).toBe('short')
})

test('text is cut between words, without the comma before the cut', () => {
  expect(truncateText('one two, three four', 12)).toBe('one two…')
})

test('a word longer than the limit is cut between graphemes', () => {
  expect(truncateText('क्षि'.repeat(20), 10)).toBe('क्षिक्षि…')
  expect(truncateText('👨‍👩‍👧'.repeat(5), 12)).toBe('👨‍👩‍👧…')
})

test('no text exceeds its limit, is malformed, or is cut again the second time', () => {
  const text = fc
    .array(fc.constantFrom('a', ' ', 'क्षि', '👨‍👩‍👧', 'é', ',', '…'), { maxLength: 200 })
    .map(parts => parts.join(''))
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 120 }), (given, lengthMax) => {
      const cut = truncateText(given, lengthMax)
      expect(cut.length).toBeLessThanOrEqual(lengthMax)
      expect(cut.isWellFormed()).toBe(true)
      expect(truncateText(cut, lengthMax)).toBe(cut)
    }),
  )
})
