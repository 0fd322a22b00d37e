import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../test/support/property.ts'
import { rssTitle, withoutForbidden, xmlText } from './write-xml.ts'

test('markup is escaped, and characters that XML forbids are removed', () => {
  expect(xmlText(`<a href="x">A & B's</a>\u0000\u000b\ufffe`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;A &amp; B&apos;s&lt;/a&gt;',
  )
})

test('Indian scripts and symbols beyond the basic plane stay', () => {
  expect(withoutForbidden('क्षत्रिय தமிழ் 🗳️')).toBe('क्षत्रिय தமிழ் 🗳️')
})

test.each([
  ['AT&T & "Jio" > Vi', 'AT&T & "Jio" > Vi'],
  ['When to use <b>', 'When to use &lt;b>'],
  ['How &amp; is read', 'How &amp;amp; is read'],
  ['What &#39; means', 'What &amp;#39; means'],
])('the title %s reads the same as text and as HTML: %s', (title, written) => {
  expect(rssTitle(title)).toBe(written)
})

property(fc.string({ unit: 'binary' }))(
  'the result never contains a character that a parser refuses',
  text => {
    const safe = xmlText(text)
    expect(safe.isWellFormed()).toBe(true)
    expect(/[<"\ufffe\uffff]/.test(safe)).toBe(false)
    expect([...safe].every(character => character >= ' ' || '\t\n\r'.includes(character))).toBe(true)
  },
)
