import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import { property } from '../../../test/support/property.ts'
import { measureMarkup, sanitizePage, sanitizeStored } from './sanitize-page.ts'

function clean(source: string): string {
  const page = sanitizePage(source)
  if (!page.ok) throw new Error(page.reason)
  return page.html
}

test('ordinary markup of a page stays unchanged', () => {
  const html = [
    '<h2>About</h2><p lang="hi">यह <em>हम</em> हैं, <a href="/contact" title="Write">write</a>.</p>',
    '<ul><li>one</li></ul><ol start="3"><li>three</li></ol><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>',
    '<img src="/site-images/0a/480x96.webp" alt="A" width="2" height="1" /><a href="mailto:desk@chowk.example">mail</a>',
  ].join('')
  expect(sanitizePage(html)).toEqual({ ok: true, html, dropped: [] })
})

test.each([
  ['<script>alert(1)</script>', '', '<script>'],
  ['<p onclick="alert(1)">x</p>', '<p>x</p>', 'onclick on <p>'],
  ['<p style="position:fixed">x</p>', '<p>x</p>', 'style on <p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>', 'href on <a>'],
  ['<a href="jav\tascript:alert(1)">x</a>', '<a>x</a>', 'href on <a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>', 'href on <a>'],
  ['<img src="https://other.example/a.png" alt="A">', '', '<img>'],
  ['<img src="//other.example/a.png">', '', '<img>'],
  ['<img src="/\\other.example/a.png">', '', '<img>'],
  ['<img src="https://chowk.example//other.example/a.png">', '', '<img>'],
  ['<img src="data:image/png;base64,AA">', '', '<img>'],
  ['<iframe src="https://evil.example"></iframe>', '', '<iframe>'],
  ['<form action="/admin/undo"><p>x</p></form>', '<p>x</p>', '<form>'],
  ['<p>x<!-- note --></p>', '<p>x</p>', 'comments'],
  ['<p id="main" class="page">x</p>', '<p>x</p>', 'id on <p>'],
])('%s loses what is not allowed, and the loss is reported', (source, html, what) => {
  const page = sanitizePage(source, 'https://chowk.example')
  expect(page).toMatchObject({ ok: true, html })
  expect(page.ok ? page.dropped : []).toContainEqual({ what, count: 1 })
})

test.each([
  ['We are a newsroom.', 'We are a newsroom.'],
  ['One\r\n\r\nTwo\r\nThree', '<p>One</p>\n\n<p>Two<br />\nThree</p>'],
  ['\n• one\n• two & <b>more</b>\n \n\nEnd', '<p>• one<br />\n• two &amp; <b>more</b></p>\n\n<p>End</p>'],
  ['<b>One\n\nTwo</b>', '<p><b>One</b></p>\n\n<p>Two</p>'],
  ['One<br>\nTwo\n\nThree', 'One<br />\nTwo\n\nThree'],
  ['<h1>Us</h1>\n\nText', '<h2>Us</h2>\n\nText'],
])('the lines of a text without markup are kept, not those of HTML: %j', (source, html) => {
  expect([clean(source), clean(html)]).toEqual([html, html])
  expect(sanitizeStored(source.trim())).not.toContain('<p>')
})

test('a picture of our own site is stored by its path', () => {
  const html = '<img src="https://chowk.example/site-images/0a/480x96.webp?a=1" />'
  const path = '<img src="/site-images/0a/480x96.webp?a=1" />'
  expect(sanitizePage(html, 'https://chowk.example')).toEqual({ ok: true, html: path, dropped: [] })
})

test('an h1 becomes an h2, which does not count as dropped', () => {
  expect(sanitizePage('<h1>Us</h1>')).toEqual({ ok: true, html: '<h2>Us</h2>', dropped: [] })
})

test('attributes dropped with their tag are not listed separately', () => {
  expect(sanitizePage('<script src="x"></script><p>x</p>')).toMatchObject({
    dropped: [{ what: '<script>', count: 1 }],
  })
})

const hostile: [string, string][] = [
  ['50,000 nested tags', '<b>'.repeat(50_000)],
  ['50,000 nested unknown tags', '<x>'.repeat(50_000)],
  ['100,000 attributes', `<p ${Array.from({ length: 100_000 }, (_, i) => `a${i}`).join(' ')}>`],
  ['30,000 attributes', `<p ${Array.from({ length: 30_000 }, (_, i) => `a${i}`).join(' ')}>`],
  ['10 MB', '<p>x</p>'.repeat(1_250_000)],
  ['290,000 angles', '<'.repeat(290_000)],
  ['290,000 ampersands', '&'.repeat(290_000)],
  ['11,000 comments', '<!---->'.repeat(11_000)],
  ['11,000 frames', '<iframe>'.repeat(11_000)],
  ['one endless style', `<p style="${'a:b;'.repeat(70_000)}">`],
]

test.each(hostile)('%s are cleaned or refused quickly', (_name, source) => {
  // On an idle machine each takes under 80 ms.
  expectWithinMs(1_000, () => sanitizePage(source))
})

const pieces = [
  ...'<p> </p> <b > < /> & &lt; &#x6a; " = x अ <script> </script> <style> javascript: onclick='.split(' '),
  ...'<!-- --> <![CDATA[ ]]> <svg> <math> <mtext> <table> <tr> <td> </table> <textarea> <title>'.split(' '),
  ...'<noscript> https://x.example/ <h1> <xmp> <plaintext> <template> <iframe>'.split(' '),
  ...["'", ' ', '\0', '\u2028', '\n', '\t', '<a href="', '<img src='],
]
const sources = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), { maxLength: 30 })

property(sources)('cleaning twice gives the same as cleaning once, and nothing active is left', parts => {
  const once = clean(parts.join(''))
  expect(clean(once)).toBe(once)
  expect(findActive(once)).toEqual([])
})

/** Everything in the HTML that could run or frame something. */
function findActive(html: string): string[] {
  const active: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (/^(script|style|iframe|object|embed|svg|math|form|base|meta|link|template)$/.test(name))
        active.push(name)
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on|^style$|^srcdoc$/.test(attribute)) active.push(attribute)
        if (/^(href|src)$/.test(attribute) && isScriptAddress(value)) active.push(value)
      }
    },
  })
  parser.end(html)
  return active
}

/** As browsers read it: a line separator before the scheme makes the address relative. */
function isScriptAddress(value: string): boolean {
  const url = URL.parse(value, 'https://chowk.example/')
  return url !== null && /^(javascript|data|vbscript):$/.test(url.protocol)
}

test('tags, attributes and comments are counted', () => {
  expect(measureMarkup('<p class="a">A</p><p>B<!-- c --></p><img src=x onerror=y>')).toEqual({
    ok: true,
    counts: new Map([
      ['<p>', 2],
      ['class on <p>', 1],
      ['comments', 1],
      ['<img>', 1],
      ['src on <img>', 1],
      ['onerror on <img>', 1],
    ]),
  })
})

test('a page may be nested a hundred levels deep and no more, even with unclosed tags', () => {
  expect(measureMarkup('<b>'.repeat(100)).ok).toBe(true)
  expect(measureMarkup('<b>'.repeat(101))).toEqual({ ok: false, reason: 'too-deep' })
  expect(measureMarkup('<b></b>'.repeat(101)).ok).toBe(true)
  expect(measureMarkup(`${'<b>'.repeat(101)}${'</b>'.repeat(101)}`)).toEqual({
    ok: false,
    reason: 'too-deep',
  })
})

test.each([
  ['tags', '<br>'],
  ['comments', '<!---->'],
  ['pieces of text between tags', 'a</b>'],
])('more than 12,000 %s are too many', (_name, part) => {
  expect(measureMarkup(part.repeat(13_000))).toEqual({ ok: false, reason: 'too-many-tags' })
})

test('the same limit applies to attributes of one tag', () => {
  const attributes = Array.from({ length: 13_000 }, (_, n) => ` a${n}=1`).join('')
  expect(measureMarkup(`<p${attributes}>`)).toEqual({ ok: false, reason: 'too-many-tags' })
})

test.each(['<', '<a ', '<!--', '</', '&#', '<a b="'])(
  '%s a hundred thousand times is measured quickly',
  part => {
    const html = part.repeat(100_000)
    expectWithinMs(400, () => measureMarkup(html))
  },
)
