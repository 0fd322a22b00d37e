import { expect, test } from 'vitest'
import { processorMs } from '../../test/support/processor-ms.ts'
import { textOfHtml } from './clean-html.ts'

test('text without markup comes back as it is', () => {
  expect(textOfHtml('5 < 6, AT&T')).toBe('5 < 6, AT&T')
})

test('what is for machines is left out', () => {
  const html =
    'A<script>1</script><style>2</style><noscript>3</noscript><iframe>4</iframe><svg><text>5</text></svg>B'
  expect(textOfHtml(html)).toBe('AB')
})

test('a caption of a picture is left out, the sentence after it stays', () => {
  expect(textOfHtml('<figure><img src="x"><figcaption>Photo: PTI</figcaption></figure>Rain.').trim()).toBe(
    'Rain.',
  )
})

test('blocks end lines, words inside a sentence do not', () => {
  expect(textOfHtml('<div>One <b>two</b></div><p>three<br/>four')).toBe('\nOne two\n\nthree\nfour')
})

test('markup that was escaped again and again is read to its end', () => {
  expect(textOfHtml('&amp;amp;lt;b&amp;amp;gt;x&amp;amp;lt;/b&amp;amp;gt;')).toBe('x')
})

test('what never settles loses its brackets', () => {
  const deep = Array.from({ length: 12 }).reduce<string>(text => text.replaceAll('<', '&lt;<i>'), '<b')
  expect(textOfHtml(deep)).not.toMatch(/<[a-z]/)
})

test('50,000 nested tags take no longer than flat ones', () => {
  const read = () => expect(textOfHtml(`${'<div>'.repeat(50_000)}x`).trim()).toBe('x')
  expect(processorMs(read)).toBeLessThan(500)
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
])('the comment in %j ends where it was meant to', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

test.each([
  ['safe<object data="x"> text', 'safe text'],
  ['safe<iframe src="x"> text', 'safe text'],
  ['safe<object data="x">silent</object> text', 'safe text'],
  ['safe<button>silent<div>silent</div></button> text', 'safe text'],
  ['safe<script>silent', 'safe'],
  ['safe<style>silent', 'safe'],
])('of %j only what is for machines hides the rest', (html, text) => {
  expect(textOfHtml(html)).toBe(text)
})

test('100,000 open comments and silent tags are read quickly', () => {
  for (const part of ['<!--', '<!-- >', '<object>', '<!-->', '<title>', '<button>x</button>']) {
    expect(processorMs(() => textOfHtml(part.repeat(100_000)))).toBeLessThan(500)
  }
})
