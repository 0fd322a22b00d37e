import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import { expandEntities } from './expand-entities.ts'
import { readFeed } from './read-feed.ts'

function document(declarations: string, text: string): string {
  return `<?xml version="1.0"?><!DOCTYPE rss [${declarations}]><rss>${text}</rss>`
}

function expanded(declarations: string, text: string): string | undefined {
  return /<rss>([\s\S]*)<\/rss>/.exec(expandEntities(document(declarations, text)))?.[1]
}

test.each([
  ['<!ENTITY co "Storm Watch">', '&co; on &co;', 'Storm Watch on Storm Watch'],
  ["<!entity co 'Storm'>", 'a &co;', 'a Storm'],
  ['<!ENTITY a "x"><!ENTITY b "&a;y">', '&b;', 'xy'],
  ['<!ENTITY a "first"><!ENTITY a "second">', '&a;', 'first'],
  ['<!ENTITY nbsp "&#160;">', 'a&nbsp;b', 'a&#160;b'],
])('with %s, "%s" becomes "%s"', (declarations, text, wanted) => {
  expect(expanded(declarations, text)).toBe(wanted)
})

test.each([
  ['<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'],
  ['<!ENTITY a PUBLIC "x" "https://evil.example/x">', '&a;'],
  ['<!ENTITY % a "x">', '%a; &a;'],
  ['<!ENTITY a "&a;">', '&a;'],
  ['<!ENTITY a "x">', '<![CDATA[&a;]]>'],
  ['<!ENTITY a "x">', '&b; &amp; &eacute;'],
  ['', '&a;'],
])('with %s, "%s" stays unchanged', (declarations, text) => {
  expect(expanded(declarations, text)).toBe(text)
})

test('two entities that reference each other do not loop', () => {
  expect(expanded('<!ENTITY a "&b;"><!ENTITY b "&a;">', '&b;')).toBe('&b;')
})

test('a billion laughs and a quadratic blow-up add at most 200,000 characters, in bounded time', () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join(
    '',
  )
  const many = Array.from({ length: 1e5 }, (_, at) => `<!ENTITY a${at} "x">`).join('')
  const bombs: [string, string][] = [
    [`<!ENTITY l0 "lol">${laughs}`, '&l9; '.repeat(1000)],
    [`<!ENTITY a "${'a'.repeat(1000)}">`, '&a;'.repeat(500_000)],
    [`<!ENTITY a "${'a'.repeat(50_000)}">`, '&a;'.repeat(50_000)],
    [many, '&a1;'.repeat(1e5)],
    ['<!ENTITY a "'.repeat(5000), '<![CDATA['.repeat(1e5)],
    ['<!ENTITY a "x">', '<![CDATA[&a;]]>'.repeat(1e5)],
  ]
  for (const [declarations, text] of bombs) {
    const xml = document(declarations, text)
    let length = 0
    expectWithinMs(1500, () => (length = expandEntities(xml).length))
    expect(length).toBeLessThanOrEqual(xml.length + 200_000)
  }
})

test('the text of an entity is cleaned like any other', () => {
  const item =
    '<channel><item><title>&co; &lt; &js;</title><link>https://o.example/&path;</link></item></channel>'
  const body = document(
    '<!ENTITY co "R&#38;amp;D"><!ENTITY js "<script>x</script>y"><!ENTITY path "a/1">',
    item,
  )
  const result = readFeed({
    body: Buffer.from(body),
    contentType: null,
    feedUrl: 'https://o.example/rss',
    now: new Date(),
  })
  const [entry] = result.ok ? result.feed.entries : []
  expect([entry?.title, entry?.url]).toEqual(['R&D < y', 'https://o.example/a/1'])
})

test('any document is returned, within the limit of growth', () => {
  const anyPart = fc.constantFrom(...'<!DOCTYPE r [|<!ENTITY a "|">|]>|&a;|<![CDATA[|]]>|<rss>|x'.split('|'))
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 30 }), parts => {
      const xml = parts.join('')
      expect(expandEntities(xml).length).toBeLessThanOrEqual(xml.length + 200_000)
    }),
  )
})
