import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../test/support/property.ts'
import { propertyRuns } from '../../test/support/property-runs.ts'
import { cleanLines, cleanPlainText, cleanText } from './clean-text.ts'

const zwj = '\u200D'
const zwnj = '\u200C'

test.each([
  ['entities once', 'R&amp;D &lt;b&gt; &quot;x&quot;', 'R&D "x"'],
  ['entities twice', 'R&amp;amp;D &amp;quot;x&amp;quot;', 'R&D "x"'],
  ['entities without end', 'A &amp B &nbsp C', 'A & B C'],
  ['tags', 'A <b>bold</b> <i class="x">word</i>', 'A bold word'],
  ['blocks', '<p>One</p><p>Two</p>', 'One Two'],
  ['scripts', 'A<script>alert(1)</script>B', 'AB'],
  ['styles', '<style>p{}</style>Text', 'Text'],
  ['comments', 'A<!-- x -->B', 'AB'],
  ['less than', '5 < 6 and I <3 you', '5 < 6 and I <3 you'],
  ['an open tag at the end', 'A <img src=x onerror=alert(1)', 'A'],
  ['white space', ' A \t\n\u00A0\u2003B\u3000 ', 'A B'],
  ['zero width', 'A\u200BB\uFEFFC\u00ADD\u2060E', 'ABCDE'],
  ['direction', 'A\u202Egnp.exe\u202C \u2066B\u2069', 'Agnp.exe B'],
  ['controls', 'A\u0000B\u0007C\u007FD', 'ABCD'],
  ['noncharacters', 'A\uFFFEB\uFFFFC', 'ABC'],
  ['lone surrogates', 'A\uD800B', 'A\uFFFDB'],
  ['composition', 'Cafe\u0301', 'Café'],
  ['mojibake', 'Itâ€™s 5 Ã— 6', 'It’s 5 × 6'],
  ['an unknown entity', 'A &unknown; B', 'A &unknown; B'],
])('%s', (_, raw, clean) => {
  expect(cleanText(raw)).toBe(clean)
})

test.each([
  ['a half form inside a word', `क्${zwj}ष`],
  ['a chillu at the end of a word', `അവന്${zwj} വന്നു`],
  ['the old khanda ta', `হঠাত্${zwj} বৃষ্টি`],
  ['a non-joiner between letters', `श्रीमान्${zwnj}को`],
  ['Sinhala', `ශ්${zwj}රී`],
  ['Urdu', `می${zwnj}خواهم`],
  ['a family of emoji', '👨\u200D👩\u200D👧'],
])('a joiner stays where the script needs it: %s', (_, text) => {
  expect(cleanText(text)).toBe(text.normalize('NFC'))
})

test('a joiner is removed where no script needs it', () => {
  expect(cleanText(`A${zwj}B ${zwnj}क ${zwj}${zwj}x हि${zwnj} y`)).toBe('AB क x हि y')
})

test('consecutive joiners become one', () => {
  expect(cleanText(`क्${zwj}${zwj}${zwnj}ष`)).toBe(`क्${zwj}ष`)
})

test.each([
  ['Use <b> and <strong>', 'Use <b> and <strong>'],
  ['The &lt;table&gt; element\n returns', 'The <table> element returns'],
  ['Rock &amp;amp; roll <3', 'Rock & roll <3'],
  ['A\u202E\uE000<i>', 'A<i>'],
])('plain text %j keeps its tags: %j', (raw, clean) => {
  expect(cleanPlainText(raw)).toBe(clean)
  expect(cleanPlainText(clean)).toBe(clean)
})

test('cleanLines keeps the lines of the markup', () => {
  expect(cleanLines('<p>One</p>Two<br>Three').split('\n').filter(Boolean)).toEqual(['One', 'Two', 'Three'])
})

const anyPiece = fc.constantFrom(
  ...'< > & ; amp; lt; &lt &#60; &#x3c; &amp; script / ! -- <![CDATA[ ]]> "'.split(' '),
  "'",
  '=',
  ' ',
  '\n',
  '\u200D',
  '\u200C',
  'क',
  '्',
  '\u200B',
  'Ã',
  'â',
  '€',
  '™',
  '\u0080',
  '\u0092',
  'a',
  'img src=x onerror=y',
  '</',
  '\uD83D',
  '\uDE00',
  'title',
  'style',
  '\u202E',
  '\u0301',
  'e',
)
const hostile = fc.oneof(
  fc.array(anyPiece, { maxLength: 40 }).map(pieces => pieces.join('')),
  fc.string({ unit: 'binary' }),
)

property(hostile)(
  'cleaning twice equals cleaning once',
  text => {
    const once = cleanText(text)
    expect(cleanText(once)).toBe(once)
  },
  { numRuns: propertyRuns(300) },
)

property(hostile)(
  'the result contains no text that a browser would parse as a tag, and is well formed',
  text => {
    const clean = cleanText(text)
    expect(clean).not.toMatch(/<[a-z/!?]/i)
    expect(clean).not.toMatch(/[\0\n\u202E]/)
    expect(clean.isWellFormed()).toBe(true)
    expect(clean.normalize('NFC')).toBe(clean)
  },
  { numRuns: propertyRuns(300) },
)
