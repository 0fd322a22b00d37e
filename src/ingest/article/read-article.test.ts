import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ReadArticle, readAddress, readArticle } from './read-article.ts'

const folder = new URL('../../../test/corpus/pages/', import.meta.url)
const now = new Date('2026-01-10T12:00:00Z')
const storyUrl = 'https://outlet.example/news/story-12345'

type Expected = { asked?: string; url: string } & Record<string, unknown>
const expected: Record<string, Expected> = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8'))

function read(
  body: string | Uint8Array,
  { asked, url = storyUrl, type = 'text/html' }: { asked?: string; url?: string; type?: string } = {},
) {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body
  const page = { body: bytes, contentType: type, contentLanguage: null, requestedUrl: asked ?? url }
  return readArticle({ ...page, url, now })
}

function shown(article: ReadArticle, name: string): unknown {
  const [, found] = Object.entries(article).find(([key]) => key === name) ?? []
  if (found === null || typeof found !== 'object' || !('from' in found)) return found
  return [found.value instanceof Date ? found.value.toISOString() : found.value, found.from]
}

test('every page of the corpus has expected values', () => {
  const pages = readdirSync(folder).filter(name => name.endsWith('.html'))
  expect(Object.keys(expected).toSorted()).toEqual(pages.toSorted())
})

test.each(Object.entries(expected))(
  '%s is read as a person would read it',
  (file, { asked, url, ...fields }) => {
    const article = read(readFileSync(new URL(file, folder)), { url, ...(asked ? { asked } : {}) })
    const found = Object.fromEntries(Object.keys(fields).map(name => [name, shown(article, name)]))
    expect(found).toEqual(fields)
  },
)

test('a page that was saved to a disk has its addresses at the address it was read from', () => {
  const article = read(`<base href="file:///C:/site/"><link rel="canonical" href="${storyUrl}">
    <meta property="og:image" content="/a.jpg"><link rel="icon" href="/i.png"><h1>Bridge opens over the Hooghly</h1>`)
  expect([article.image?.value, article.icon?.value, article.canonical?.value]).toEqual([
    'https://outlet.example/a.jpg',
    'https://outlet.example/i.png',
    storyUrl,
  ])
})

test('a logo is distinguished from a picture', () => {
  const logo = read(readFileSync(new URL('logo-only.html', folder)))
  const picture = read(readFileSync(new URL('late-picture.html', folder)))
  expect([logo.image?.isLogo, picture.image?.isLogo]).toEqual([true, false])
})

test('an evening at the outlet keeps its date, though the page gives the next day in UTC', () => {
  const article = read(readFileSync(new URL('evening-in-utc.html', folder)))
  expect(article.publishedAt?.day).toBe('2026-01-05')
})

test('a document that is no page has neither a title nor a guess at one', () => {
  expect(read('%PDF-1.7', { type: 'application/pdf' })).toMatchObject({ obstacle: 'pdf', title: null })
})

test('the host is named in its own script', () => {
  const { source } = readAddress(new URL('https://www.भारत.भारत/1'), now)
  expect(source).toEqual({ value: 'भारत.भारत', from: 'address' })
})

test('the address gives the host, the day and the section', () => {
  expect(readAddress(new URL('https://www.outlet.example/politics/2026/jan/05/the-vote'), now)).toMatchObject(
    {
      source: { value: 'outlet.example', from: 'address' },
      publishedAt: { value: new Date('2026-01-05T00:00:00Z'), from: 'address' },
      sections: ['politics', 'jan', 'the-vote'],
    },
  )
})

test('sections come from the page’s metadata and its address', () => {
  const page =
    '<meta property="article:section" content="World, Asia"><meta name="news_keywords" content="lake">'
  expect(read(page, { url: 'https://outlet.example/world/asia/story-1' }).sections).toEqual(
    'World Asia lake world asia'.split(' '),
  )
})

test('no body throws, and no field contains markup or a scheme other than http', () => {
  const texts =
    '<meta property="og:title" content="|">|<script type="application/ld+json">|</script>|' +
    '{"@type":"NewsArticle","headline":"|"}|<h1>|</h1>|<time datetime="|<title>|</title>|&lt;script&gt;|' +
    '<svg>|javascript:alert(1)|<link rel="canonical" href="|<meta property="og:image" content="|\u0000|' +
    '[|{|2026-01-01|<base href="//evil.example/">|&#60;img onerror=x&#62;'
  const pieces = fc.constantFrom(...texts.split('|'))
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 }), parts => {
      const article = read(parts.join(''))
      const texts = [article.title, article.description, article.source].map(found => found?.value ?? '')
      const addresses = [article.image, article.icon, article.canonical].flatMap(found => found?.value ?? [])
      expect(texts.join(' ')).not.toMatch(/<[a-z/!]/i)
      for (const address of addresses) expect(address).toMatch(/^https?:\/\//)
      expect(article.publishedAt?.value.getTime() ?? 0).toBeLessThanOrEqual(now.getTime())
    }),
  )
})

test.each([
  ['50,000 nested tags', '<div class="date">'.repeat(50_000)],
  ['tags that close what was never open', '<b></i></p>'.repeat(60_000)],
  ['100,000 attributes', `<meta ${'a=b '.repeat(100_000)}>`],
  ['10 MB', '<p>lorem ipsum 12 </p>'.repeat(500_000)],
  ['deep JSON-LD', `<script type="application/ld+json">${'{"a":['.repeat(40_000)}</script>`],
  [
    'JSON-LD of many nodes',
    `<script type="application/ld+json">[${'{"@type":"NewsArticle","headline":"x"},'.repeat(12_000)}{}]</script>`,
  ],
  ['thousands of dates', '<span class="date">99/99/9999 12 xyz 2026 </span>'.repeat(9_000)],
  [
    'headings and logos that are names',
    `<title>x | y</title>${'<h1>a - b c d e f g h i j k l m n o p '.repeat(10)}</h1><img class="logo" alt="${'name '.repeat(80)}">`.repeat(
      800,
    ),
  ],
  ['times without a zone', '<p>5 January 2026 10:30 PM '.repeat(20_000)],
  ['entities without an end', '&amp;&nbsp;'.repeat(90_000)],
  ['comments with RDF', '<!-- rdf: dc:date -->'.repeat(40_000)],
  ['a script without an end', `<script>${'"publi'.repeat(80_000)}`],
])('%s is read within a second of processor time', (_name, html) => {
  const before = process.threadCpuUsage()
  read(html.slice(0, 10 * 1024 * 1024))
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
})
