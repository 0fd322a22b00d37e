import { expect, test } from 'vitest'
import { readPageTags } from './page-tags.ts'
import { scanPage } from './scan-page.ts'

test('the metadata in a page’s head is collected by key', () => {
  const scan = scanPage(
    '<html lang="hi"><base href="/x/"><title>T</title><meta property="OG:Title" content="A"><meta name="empty" content=" "><link rel="icon" href="/i">',
  )
  expect(scan).toMatchObject({ htmlLanguage: 'hi', baseHref: '/x/', title: 'T' })
  expect(scan.metas).toEqual([{ key: 'og:title', content: 'A' }])
  expect(scan.links.map(link => link.get('href'))).toEqual(['/i'])
})

test('the title of an SVG is not the title of the page', () => {
  expect(scanPage('<svg><title>Arrow</title></svg><title>Page</title>').title).toBe('Page')
})

test.each([
  '<datalist><option value="Delhi"><option value="Mumbai">Mumbai</datalist>',
  '<select><option>Delhi<option>Mumbai</select>',
  '<svg><path d="M0">',
  '<button>',
])('the page after %s is read, and nothing of it', html => {
  const { headings, texts } = scanPage(`${html}<h1>The ferry is back</h1>`)
  expect(headings.map(({ text }) => text)).toEqual(['The ferry is back'])
  expect(texts.map(({ text }) => text)).toEqual(['The ferry is back'])
})

test.each(['svg', 'math', 'noscript', 'object'])('a self-closed %s hides nothing', name => {
  const { texts } = scanPage(`<h1>A</h1><${name} class="x"/><time>B</time>`)
  expect(texts.map(({ text }) => text)).toEqual(['A', 'B'])
})

test('JSON-LD and other scripts are kept apart, and neither is visible text', () => {
  const scan = scanPage(
    '<script type="application/ld+json">{}</script><script>let a</script><script src="x">b</script><p>See</p>',
  )
  expect(scan.jsonLd).toEqual(['{}'])
  expect(scan.scripts).toEqual(['let a'])
  expect(scan.texts.map(({ text }) => text)).toEqual(['See'])
})

test('content beside the article is distinguished from content in it', () => {
  const scan = scanPage(
    '<time>a</time><article><time>b</time><aside><time>c</time></aside></article><footer><time>d</time></footer>',
  )
  expect(scan.marked.map(({ text, region }) => `${text} ${region}`)).toEqual([
    'a page',
    'b article',
    'c beside',
    'd beside',
  ])
})

test.each([
  '<span class="post-date">x</span>',
  '<span id="publishedDate">x</span>',
  '<span itemprop="datePublished">x</span>',
  '<div data-timestamp="1">x</div>',
  '<p class="entry-meta byline">x</p>',
  '<span class="artikel__datum">x</span>',
])('%s may contain a date', html => {
  expect(scanPage(html).marked).toMatchObject([{ text: 'x' }])
})

test.each([
  '<span class="outdated">x</span>',
  '<span class="headline">x</span>',
  '<main class="date">x</main>',
])('%s is not a date element', html => {
  expect(scanPage(html).marked).toEqual([])
})

test('an unclosed element does not prevent others from being read', () => {
  const scan = scanPage(`${'<h1>'.repeat(12)}${'lorem ipsum '.repeat(40)}<time>2026-01-05</time>`)
  expect(scan.marked.at(-1)).toMatchObject({ name: 'time', text: '2026-01-05' })
})

test('the result is bounded', () => {
  const scan = scanPage('<meta name="a" content="b"><time>x</time>'.repeat(10_000))
  expect(scan.metas).toHaveLength(400)
  expect(scan.marked).toHaveLength(400)
  expect(scan.texts).toHaveLength(6000)
})

test('a password field is detected', () => {
  expect(scanPage('<input type="password">').hasPasswordField).toBe(true)
})

test('a heading has the link around or inside it', () => {
  const scan = scanPage('<a href="/x"><h1>A</h1></a><h1><a href="/">B</a></h1><h1>C</h1><a href="/y">c</a>')
  expect(scan.headings.map(({ text, href }) => `${text.trim()} ${href}`)).toEqual(['A /x', 'B /', 'C '])
})

test('invisible texts are not part of a heading', () => {
  expect(scanPage('<h1>A<svg><title>Arrow</title></svg></h1>').headings[0]?.text.trim()).toBe('A')
})

test('a meta tag may have several properties, and Dublin Core names may have a colon', () => {
  expect(scanPage('<meta property="x:title dc:title" content="A">').metas.map(({ key }) => key)).toEqual([
    'x:title',
    'dc.title',
  ])
})

test('an entity does not end a text', () => {
  expect(
    scanPage('<p>12&nbsp;March&nbsp;2020 &amp; later</p><p>x</p>').texts.map(({ text }) => text),
  ).toEqual(['12\u00A0March\u00A02020 & later', 'x'])
  const [text] = scanPage('&amp;'.repeat(50_000)).texts
  expect(text?.text).toHaveLength(2000)
})

function eventsOf(html: string): string[] {
  const events: string[] = []
  readPageTags(html, {
    open: (name, attributes) =>
      events.push(`<${name}${[...attributes].map(([key, value]) => ` ${key}=${value}`).join('')}>`),
    close: name => events.push(`</${name}>`),
    text: text => events.push(text),
    comment: text => events.push(`<!--${text}-->`),
  })
  return events
}

test('tags come with their attributes, names in lower case, entities decoded', () => {
  expect(eventsOf('<META Name="a&amp;b" content=\'c\'/>')).toEqual(['<meta name=a&b content=c>'])
  expect(eventsOf('<p class=x hidden>A&amp;B</p>')).toEqual(['<p class=x hidden=>', 'A', '&', 'B', '</p>'])
})

test('the first of two attributes of one name counts', () => {
  expect(eventsOf('<a href="1" href="2">')).toEqual(['<a href=1>'])
})

test('the content of a script is text until its end tag', () => {
  expect(eventsOf('<script>"<p>"</script>')).toEqual(['<script>', '"<p>"', '</script>'])
})

test('at most sixty attributes of an element and 8,000 characters of a value are read', () => {
  const attributes = Array.from({ length: 100 }, (_, n) => `a${n}=b`).join(' ')
  expect(eventsOf(`<p ${attributes}>`)[0]?.split(' ')).toHaveLength(61)
  expect(eventsOf(`<p title="${'x'.repeat(9000)}">`)[0]).toHaveLength('<p title=>'.length + 8000)
})

test('a comment is reported by its beginning, a declaration not at all', () => {
  expect(eventsOf('<!doctype html><!-- <p> --><b>')).toEqual(['<!-- <p> -->', '<b>'])
  expect(eventsOf(`<!--${'x'.repeat(10_000)}-->`).join('')).toHaveLength(4007)
})
