import { expect, test } from 'vitest'
import { expectWithinMs } from '../../test/support/processor-ms.ts'
import { textOfHtml } from './clean-html.ts'

test('text without markup is returned unchanged', () => {
  expect(textOfHtml('5 < 6, AT&T')).toBe('5 < 6, AT&T')
})

test('scripts and other machine-readable elements are removed', () => {
  const html =
    'A<script>1</script><style>2</style><noscript>3</noscript><iframe>4</iframe><svg><text>5</text></svg>B'
  expect(textOfHtml(html)).toBe('AB')
})

test("a picture's caption is removed and the sentence after it stays", () => {
  expect(textOfHtml('<figure><img src="x"><figcaption>Photo: PTI</figcaption></figure>Rain.').trim()).toBe(
    'Rain.',
  )
})

test('block elements end a line, inline elements do not', () => {
  expect(textOfHtml('<div>One <b>two</b></div><p>three<br/>four')).toBe('\nOne two\n\nthree\nfour')
})

test('markup that was escaped several times is decoded completely', () => {
  expect(textOfHtml('&amp;amp;lt;b&amp;amp;gt;x&amp;amp;lt;/b&amp;amp;gt;')).toBe('x')
})

test('text that never stabilizes loses its angle brackets', () => {
  const deep = Array.from({ length: 12 }).reduce<string>(text => text.replaceAll('<', '&lt;<i>'), '<b')
  expect(textOfHtml(deep)).not.toMatch(/<[a-z]/)
})

test('50,000 nested tags take no longer than flat ones', () => {
  const read = () => expect(textOfHtml(`${'<div>'.repeat(50_000)}x`).trim()).toBe('x')
  expectWithinMs(500, read)
})

test.each([
  ['sa<!-- -- x >fe', 'safe'],
  ['sa<!-->fe', 'safe'],
  ['sa<!-- x -->fe', 'safe'],
  ['sa<!-- a > b -->fe', 'safe'],
  ['sa<!-- x --!>fe', 'safe'],
  ['sa<!-- a --><!-- b >fe<!-- c >ty', 'safety'],
  ['safe<!-- x', 'safe'],
  ['sa<!-- <b>fe', 'safe'],
])('the comment in %j ends at the intended place', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

test.each([
  ['safe<object data="x"> text', 'safe text'],
  ['safe<iframe src="x"> text', 'safe text'],
  ['safe<object data="x">silent</object> text', 'safe text'],
  ['safe<button>silent<div>silent</div></button> text', 'safe text'],
  ['safe<script>silent', 'safe'],
  ['safe<style>silent', 'safe'],
])('in %j only unclosed machine-readable elements hide the rest', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

test('100,000 unclosed comments and ignored tags are read quickly', () => {
  for (const part of ['<!--', '<!-- >', '<object>', '<!-->', '<title>', '<button>x</button>']) {
    expectWithinMs(500, () => textOfHtml(part.repeat(100_000)))
  }
})
