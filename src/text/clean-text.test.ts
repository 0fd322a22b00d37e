import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../test/support/processor-ms.ts'
import { property } from '../../test/support/property.ts'
import { propertyRuns } from '../../test/support/property-runs.ts'
import { cleanLines, cleanPlainText, cleanText, mendMojibake, textOfHtml } from './clean-text.ts'

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
  ['a letter cut at the end', '<p>किसानों को रा\uFFFD\uFFFD</p>', 'किसानों को रा'],
  [
    'a letter cut before an ellipsis',
    'किसानों को रा\uFFFD... Caf\uFFFD […] B\uFFFDD',
    'किसानों को रा... Caf […] B\uFFFDD',
  ],
  ['composition', 'Cafe\u0301', 'Café'],
  ['mojibake', 'Itâ€™s 5 Ã— 6', 'It’s 5 × 6'],
  ['Windows quotes that were read as Latin-1', 'It\u0092s \u0093so\u0094', 'It’s “so”'],
  ['escaped CDATA', '&lt;![CDATA[Court stays order]]&gt;', 'Court stays order'],
  ['CDATA', '<![CDATA[Court <b>stays</b> order]]>', 'Court stays order'],
  ['an emoji as two entities', '&#55357;&#56832; &#xD83D;&#xde00; &amp;#55357;&amp;#56832;', '😀 😀 😀'],
  ['an entity of nothing', 'A&#0;B&#x00;', 'AB'],
  ['stacked marks', `Z${'\u0301\u0322'.repeat(9)} ที่ प्रौद्यो`, '\u0179\u0322\u0322\u0322\u0322 ที่ प्रौद्यो'],
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

test.each([
  [`A${zwj}B ${zwnj}क ${zwj}${zwj}x हि${zwnj} y`, 'AB क x हि y'],
  [`क्${zwj}${zwj}${zwnj}ष`, `क्${zwj}ष`],
])('in %j no joiner stays that no script needs', (raw, clean) => {
  expect(cleanText(raw)).toBe(clean)
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
  ...'< > & ; amp; lt; &lt &#60; &#x3c; &amp; script / ! -- <![CDATA[ ]]> " = a e </ title style'.split(' '),
  ..."' \n \u200D \u200C क ् \u200B Ã â € ™ \u0080 \u0092 \uD83D \uDE00 \u202E \u0301".split(' '),
  ' ',
  'img src=x onerror=y',
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

test.each([
  ['5 < 6, AT&T', '5 < 6, AT&T'],
  ['A<script>1</script><style>2</style><noscript>3</noscript><iframe>4</iframe>B', 'AB'],
  ['A<svg><text>5</text></svg>B', 'AB'],
  ['<figure><img src="x"><figcaption>Photo: PTI</figcaption></figure>Rain.', '\n\nRain.'],
  ['<div>One <b>two</b></div><p>three<br/>four', '\nOne two\n\nthree\nfour'],
  ['&amp;amp;lt;b&amp;amp;gt;x&amp;amp;lt;/b&amp;amp;gt;', 'x'],
  ['sa<!-- -- x >fe', 'safe'],
  ['sa<!-->fe', 'safe'],
  ['sa<!-- x -->fe', 'safe'],
  ['sa<!-- a > b -->fe', 'safe'],
  ['sa<!-- x --!>fe', 'safe'],
  ['sa<!-- a --><!-- b >fe<!-- c >ty', 'safety'],
  ['safe<!-- x', 'safe'],
  ['sa<!-- <b>fe', 'safe'],
  ['safe<object data="x"> text', 'safe text'],
  ['safe<iframe src="x"> text', 'safe text'],
  ['safe<object data="x">silent</object> text', 'safe text'],
  ['safe<button>silent<div>silent</div></button> text', 'safe text'],
  ['safe<script>silent', 'safe'],
  ['safe<style>silent', 'safe'],
])('the text of %j is %j', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

test('text that never stabilizes loses its angle brackets', () => {
  const deep = Array.from({ length: 12 }).reduce<string>(text => text.replaceAll('<', '&lt;<i>'), '<b')
  expect(textOfHtml(deep)).not.toMatch(/<[a-z]/)
})

test('50,000 nested tags take no longer than flat ones', () => {
  const read = () => expect(textOfHtml(`${'<div>'.repeat(50_000)}x`).trim()).toBe('x')
  expectWithinMs(500, read)
})

test('100,000 unclosed comments and ignored tags are read quickly', () => {
  for (const part of ['<!--', '<!-- >', '<object>', '<!-->', '<title>', '<button>x</button>']) {
    expectWithinMs(500, () => textOfHtml(part.repeat(100_000)))
  }
})

function broken(text: string): string {
  const upper = new TextDecoder('windows-1252')
  return Array.from(Buffer.from(text), byte =>
    byte < 0x80 || byte > 0x9f ? String.fromCharCode(byte) : upper.decode(Uint8Array.of(byte)),
  ).join('')
}

test.each(['It’s “fine” – really…', 'Café ₹500', 'हिंदी समाचार', 'தமிழ் செய்தி', 'Müller & Söhne', 'ok 😀'])(
  '%s is repaired after one misreading',
  text => {
    expect(mendMojibake(broken(text))).toBe(text)
  },
)

test('text that was misread twice is repaired', () => {
  expect(mendMojibake(broken(broken('It’s')))).toBe('It’s')
})

test.each([
  '«CAFÉ»',
  'Ã',
  'São Paulo',
  'AMANHÔ, disse',
  'naïve façade',
  'à la carte',
  'Ünïcödé',
  '“NÃO”',
  'Çà et là',
  '१०° से',
])('%s is correct and stays unchanged', text => {
  expect(mendMojibake(text)).toBe(text)
})
