import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutPromotion } from './clean-description.ts'

const sentence = 'The council opens the old ferry route again.'

test.each([
  ['an address behind a sentence', `${sentence} Watch: https://v.example/abc`],
  [
    'a channel glued to the sentence',
    `${sentence}Subscribe to Valley TV: https://v.example/abcFollow Valley TV`,
  ],
  ['a channel without an address', `${sentence} Subscribe to our YouTube channel for more`],
  ['shouting', `${sentence} SUBSCRIBE!`],
  [
    'what to like and follow',
    `${sentence}Get More Valley: • Like us on F: http://f.example/a• Follow us on T: http://t.example`,
  ],
])('%s is removed', (_, text) => {
  expect(withoutPromotion(text)).toBe(sentence)
})

test('text that begins with promotion starts after it', () => {
  expect(withoutPromotion(`Subscribe Now ► https://v.example/a ${sentence}`)).toBe(sentence)
  expect(withoutPromotion(`https://v.example/a | ${sentence}`)).toBe(sentence)
})

test('if nothing would be left, only the address is removed', () => {
  expect(withoutPromotion('Kit list: https://v.example/a Done')).toBe('Kit list: Done')
  expect(withoutPromotion('https://v.example/a')).toBe('')
})

test.each([
  sentence,
  'Investors can subscribe to the issue until Friday. Should you subscribe?',
  'The issue opens today. Subscribe for the long term, say three brokers of the city.',
  'Register on https://book.example/slots to get a place in the queue of the week.',
  'The minister told reporters to follow us on the way to the lake.',
])('%j is not promotion', text => {
  expect(withoutPromotion(text)).toBe(text)
})

test('removing promotion twice equals removing it once', () => {
  const pieces = fc.constantFrom(
    sentence,
    ' ',
    'Subscribe to',
    'https://v.example/a',
    'SUBSCRIBE!',
    'x',
    '…',
    '. ',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), parts => {
      const cleaned = cleanUntilStable(parts.join(''))
      expect(withoutPromotion(cleaned)).toBe(cleaned)
      expect(cleaned).not.toMatch(/https:\/\/\S+$/)
    }),
  )
})

// Repeats until nothing changes, as cleanDescription does.
function cleanUntilStable(text: string): string {
  const next = withoutPromotion(text)
  return next === text ? text : cleanUntilStable(next)
}
