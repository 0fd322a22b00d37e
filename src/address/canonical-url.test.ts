import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../test/support/property.ts'
import { propertyRuns } from '../../test/support/property-runs.ts'
import { canonicalUrl, changesBetween, displayUrl, droppedParameters } from './canonical-url.ts'

function form(url: string): string {
  const result = canonicalUrl(url)
  return result.ok ? result.url : 'refused'
}

test.each([
  ['HTTP://WWW.Example.IN:80/News/', 'https://example.in/News'],
  ['https://example.in', 'https://example.in'],
  ['https://example.in/?', 'https://example.in'],
  ['https://m.example.in/a//b/index.html', 'https://example.in/a/b'],
  ['https://example.in./a', 'https://example.in/a'],
  ['https://example.in/a?b=2&a=1', 'https://example.in/a?b=2&a=1'],
  ['https://example.in/%e0%a4%95/%7euser', 'https://example.in/%E0%A4%95/~user'],
  ['https://example.in/हिंदी', 'https://example.in/%E0%A4%B9%E0%A4%BF%E0%A4%82%E0%A4%A6%E0%A5%80'],
  [
    'https://example.in/%E0%A4%AB%E0%A4%BC%E0%A4%B8%E0%A4%B2',
    'https://example.in/%E0%A4%AB%E0%A4%BC%E0%A4%B8%E0%A4%B2',
  ],
  [
    'https://example.in/%E0%A5%9E%E0%A4%B8%E0%A4%B2',
    'https://example.in/%E0%A4%AB%E0%A4%BC%E0%A4%B8%E0%A4%B2',
  ],
  ['https://example.in/cafe%CC%81-x', 'https://example.in/caf%C3%A9-x'],
  ['https://example.in/%FF%FE', 'https://example.in/%FF%FE'],
  ['https://example.in/a;jsessionid=0AB1.x/b', 'https://example.in/a/b'],
  ['https://example.in/a#comments', 'https://example.in/a'],
  ['https://example.in/#!/a', 'https://example.in/#!/a'],
  ['http://127.0.0.1:8080/a/', 'http://127.0.0.1:8080/a'],
  ['https://example.in/web/http://other.in/x', 'https://example.in/web/http://other.in/x'],
  ['  https://example.in/a b\n', 'https://example.in/a%20b'],
])('%s becomes %s', (given, expected) => {
  expect(form(given)).toBe(expected)
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'https://user:word@example.in/',
  '/relative',
  '',
  `https://example.in/${'a'.repeat(3000)}`,
])('%s is refused', given => {
  expect(canonicalUrl(given)).toEqual({ ok: false })
  expect(displayUrl(given)).toEqual({ ok: false })
})

test('changes are reported as codes', () => {
  expect(canonicalUrl('http://www.example.in/a?utm_source=x&id=1')).toEqual({
    ok: true,
    url: 'https://example.in/a?id=1',
    changes: [
      { code: 'host', host: 'www.example.in', plain: 'example.in' },
      { code: 'scheme' },
      { code: 'parameter', name: 'utm_source' },
    ],
  })
})

test('the address for readers keeps host, scheme and fragment and loses tracking', () => {
  const shown = displayUrl('http://www.example.in/a/?utm_source=x#part')
  expect(shown).toEqual({ ok: true, url: 'http://www.example.in/a/#part' })
  for (const fragment of ['xtor=RSS-1', 'Echobox=17', 'amp_tf=From%20x&aoh=1'])
    expect(displayUrl(`https://a.in/a#${fragment}`)).toEqual({ ok: true, url: 'https://a.in/a' })
})

test('www is kept when removing it would leave no host', () => {
  expect([form('https://www.in/a'), form('https://amp.dev/a')]).toEqual([
    'https://www.in/a',
    'https://amp.dev/a',
  ])
})

const urls = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(
      fc.constantFrom('http://', 'https://', 'HTTPS://'),
      fc.constantFrom(
        'www.a.in',
        'm.b.co.in',
        'amp.www.c.in',
        'news.google.com',
        'www.google.com',
        'youtube.com',
        'd.indiatimes.com',
      ),
      fc.array(
        fc.constantFrom(
          ...'/ /amp /x /index.php // /%7e'.split(' '),
          ...'/%2f .amp.html /watch /url : -amp /articleshow/123456.cms'.split(' '),
        ),
      ),
      fc.array(
        fc.constantFrom(
          ...'? & amp=1 utm_x=1 id=5 &amp; q=https://e.in/amp v=abcdefghijk % ref=x = # #!'.split(' '),
        ),
      ),
    )
    .map(([scheme, host, path, query]) => `${scheme}${host}${path.join('')}${query.join('')}`),
)

property(urls)(
  'canonicalizing twice equals canonicalizing once',
  url => {
    const once = canonicalUrl(url)
    if (once.ok) expect(canonicalUrl(once.url)).toMatchObject({ ok: true, url: once.url, changes: [] })
  },
  { numRuns: propertyRuns(300) },
)

property(
  fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }).map(text => `https://${text}`),
  ),
)(
  'no text throws, and every result is http or https without credentials',
  text => {
    const result = canonicalUrl(text)
    if (result.ok) expect(result.url).toMatch(/^https?:\/\/[^@/]+(?:\/|$|\?|#)/)
  },
  { numRuns: propertyRuns(300) },
)

const article = 'https://delta.example/story'

test.each([
  [article, article, []],
  [`${article}?utm_source=rss`, article, [{ code: 'parameter', name: 'utm_source' }]],
  [
    `${article}?utm_source=a&utm_medium=b`,
    `${article}?fbclid=c`,
    ['utm_source', 'utm_medium', 'fbclid'].map(name => ({ code: 'parameter', name })),
  ],
  [
    'https://m.delta.example/story',
    article,
    [{ code: 'host', host: 'm.delta.example', plain: 'delta.example' }],
  ],
  ['http://delta.example/story?ref=home', article, [{ code: 'scheme' }, { code: 'parameter', name: 'ref' }]],
  [`${article}?ref=a`, `${article}?ref=b`, [{ code: 'parameter', name: 'ref' }]],
  [`${article}#comments`, article, [{ code: 'fragment' }]],
  ['no address', article, []],
])('%s and %s differ by %j', (url, existing, changes) => {
  expect(changesBetween(url, existing)).toEqual(changes)
})

test('only parameters are listed as dropped', () => {
  const url = 'https://www.delta.example/a?utm_source=x&id=5&ref=home&fbclid=y#top'
  expect(droppedParameters(url)).toEqual({ all: ['utm_source', 'ref', 'fbclid'], doubtful: ['ref'] })
  expect(droppedParameters('no address')).toEqual({ all: [], doubtful: [] })
})
