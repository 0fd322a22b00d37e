import { expect, test } from 'vitest'
import { processorMs } from '../../../test/support/processor-ms.ts'
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
