import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../test/support/processor-ms.ts'
import { cleanTitle } from './clean-title.ts'

test("a headline loses markup, white space and the outlet's name", () => {
  expect(cleanTitle('  <b>Floods</b> in\n Assam &amp; Bihar - The Hindu ', ['www.thehindu.com'])).toBe(
    'Floods in Assam & Bihar',
  )
})

test('grave accents become quotation marks and apostrophes', () => {
  expect(cleanTitle('`Lord` Shardul Thakur`s auction – watch', [])).toBe(
    "'Lord' Shardul Thakur's auction – watch",
  )
  expect(cleanTitle('Here`s why', [])).toBe("Here's why")
})

test('a headline is never longer than 300 characters', () => {
  const title = cleanTitle('बाढ़ '.repeat(200), [])
  expect(title.length).toBeLessThanOrEqual(300)
  expect(title).toMatch(/बाढ़…$/)
})

test('names repeated for 10,000 characters are removed in a few milliseconds', () => {
  for (const part of [' - Storm', 'Storm | ', 'Storm：']) {
    const title = `The ferry is back${part.repeat(10_000 / part.length)}`
    // A feed may hold five hundred of them.
    expectWithinMs(5, () => cleanTitle(title, ['Storm']))
  }
})

test('a headline that is only markup becomes empty', () => {
  expect(cleanTitle('<img src=x onerror=alert(1)>', [])).toBe('')
})

test("cleaning twice equals cleaning once, even when a long title is truncated inside the outlet's name", () => {
  const pieces = fc.constantFrom(
    'Storm Watch',
    ' - ',
    ': ',
    'a river ',
    '<b>',
    '&amp;',
    'बाढ़ ',
    'x'.repeat(90),
    '…',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), parts => {
      const names = ['Storm Watch', 'storm.example']
      const once = cleanTitle(parts.join(''), names, { outlet: 'Storm Watch' })
      expect(cleanTitle(once, names, { outlet: 'Storm Watch' })).toBe(once)
    }),
  )
})
