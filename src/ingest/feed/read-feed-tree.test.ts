import { expect, test } from 'vitest'
import { escapeHtml } from '../../text/clean-text.ts'
import {
  childNode,
  childNodes,
  childText,
  type FeedNode,
  feedNameOf,
  htmlOf,
  literalHtmlOf,
  readPrefixes,
} from './read-feed-node.ts'
import { readFeedTree } from './read-feed-tree.ts'

const upTo = (entriesMax: number) => ({ entriesMax, now: new Date('2026-03-01T06:00:00Z') })

function tree(xml: string, entriesMax = 100): FeedNode {
  const result = readFeedTree(xml, upTo(entriesMax))
  if (!result.ok) throw new Error(result.detail.code)
  return result.root
}

function entriesOf(xml: string): FeedNode[] {
  const root = tree(xml)
  const channel = childNode(root, 'channel') ?? root
  return [
    ...childNodes(channel, 'item'),
    ...childNodes(channel, 'atom:entry'),
    ...childNodes(channel, 'entry'),
  ]
}

function shape(node: FeedNode): string {
  const children = node.children.map(child => (typeof child === 'string' ? child : shape(child)))
  return `${node.name}(${children.join(',')})`
}

test.each([
  ['<RSS><Channel>a<Title>b</Title>c</Channel></RSS>', 'rss(channel(a,title(b),c))'],
  ['<rss><title>a<link>b</link></rss>', 'rss(title(a),link(b))'],
  ['<rss><item><title>a</title><item><title>b</title></rss>', 'rss(item(title(a)),item(title(b)))'],
  [
    '<channel><title>a<item><title>b<item><title>c</title></channel>',
    'channel(title(a),item(title(b)),item(title(c)))',
  ],
  ['<rss></b><title>a</title></rss>', 'rss(title(a))'],
  ['<br/><b>Warning</b><rss><title>a</title></rss>', 'rss(title(a))'],
  ['<!DOCTYPE r [<!ENTITY a "b">]><rss><title>&a;</title></rss>', 'rss(title(&a;))'],
  ['<rss __proto__="x" constructor="y"><title toString="z">a</title></rss>', 'rss(title(a))'],
])('%s is read as %s', (xml, expected) => {
  expect(shape(tree(xml))).toBe(expected)
})

test('attributes keep their text with entities decoded', () => {
  expect(tree('<rss A="1" b="x &amp; y"/>').attributes).toEqual({ a: '1', b: 'x & y' })
})

test.each([
  ['in a field', '<rss><channel><item><title>One</title><description>The beginning of'],
  ['in a field of prefixed entries', '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>One'],
  ['between two fields', '<rss><channel><item><title>Zero</title></item><item><title>One</title>'],
  ['in the tag that ends it', '<rss><channel><item><title>Zero</title></item><item><title>One</title></it'],
])('a text that ends %s cuts the last entry', (_, xml) => {
  expect(entriesOf(xml).at(-1)?.isCut).toBe(true)
})

test.each([
  ['after its last entry', '<rss><channel><item><title>One</title></item>'],
  ['after the last field, where no entry is closed', '<rss><item><title>Zero<item><title>One</title>'],
  ['as it should', '<rss><channel><item><title>One</title><description>Open</item></channel></rss>'],
])('a text that ends %s cuts none', (_, xml) => {
  expect(entriesOf(xml).at(-1)).toMatchObject({ name: 'item' })
  expect(entriesOf(xml).at(-1)?.isCut).toBeUndefined()
})

test('items beyond the limit are counted, and the content after them is still read', () => {
  const result = readFeedTree(
    '<rss><item>1</item><item><a>2</a></item><item>3</item><ttl>9</ttl></rss>',
    upTo(1),
  )
  expect(result.ok && [shape(result.root), result.leftOut]).toEqual(['rss(item(1),ttl(9))', 2])
})

test.each([
  ['deep', '<a>'.repeat(101), 'too-complex'],
  [
    'wide',
    `<a ${'b1="" '.repeat(1)}${Array.from({ length: 201 }, (_, at) => `c${at}=""`).join(' ')}>`,
    'too-complex',
  ],
  ['many', `<rss>${'<a/>'.repeat(200_001)}</rss>`, 'too-complex'],
  ['empty', '<!-- only -->', 'bad-xml'],
])('a document that is too %s is abandoned', (_, xml, failure) => {
  expect(readFeedTree(xml, upTo(10))).toMatchObject({ ok: false, failure })
})

test('children with a name are found in order', () => {
  expect(childNodes(tree('<rss><a>1</a><b/><a>2</a></rss>'), 'a').map(htmlOf)).toEqual(['1', '2'])
})

test('of several children, the first with content is used', () => {
  const root = tree('<rss><link href="x"/><link>https://a.example/</link></rss>')
  expect(childNode(root, 'link')?.children).toEqual(['https://a.example/'])
  expect(childNode(root, 'none')).toBeNull()
})

test('the text of the first name that has text is trimmed', () => {
  expect(childText(tree('<rss><a> </a><b> x </b></rss>'), 'a', 'b')).toBe('x')
  expect(childText(tree('<rss/>'), 'a')).toBe('')
})

test('the text of an element is unchanged HTML, and nested elements are serialized', () => {
  const root = tree('<rss>&lt;i&gt; <x:b c="&quot;">5 &lt; 6</x:b></rss>')
  expect(htmlOf(root)).toBe('<i> <b c="&quot;">5 &lt; 6</b>')
  expect(literalHtmlOf(root)).toBe('&lt;i&gt; <b c="&quot;">5 &lt; 6</b>')
})

test('characters that HTML reads as markup are escaped', () => {
  expect(escapeHtml('<a b="c">&')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;')
})

const atom = 'http://www.w3.org/2005/Atom'
const media = 'http://search.yahoo.com/mrss/'

test.each([
  ['m:content', { 'xmlns:m': media }, 'rss', 'media:content'],
  ['x:link', { 'xmlns:x': 'HTTPS://www.w3.org/2005/Atom' }, 'rss', 'atom:link'],
  ['media:content', { 'xmlns:y': 'http://y.example/' }, 'rss', 'media:content'],
  ['a:entry', { 'xmlns:a': atom }, 'a:feed', 'entry'],
  ['a:link', { 'xmlns:a': atom }, 'rss', 'atom:link'],
  ['rss:item', { 'xmlns:rss': 'http://purl.org/rss/1.0/' }, 'rdf:rdf', 'item'],
  ['constructor:x', {}, 'rss', 'constructor:x'],
  ['x:channel', { 'xmlns:x': 'http://feeds.example/own' }, 'x:channel', 'channel'],
  ['x:title', { 'xmlns:x': 'http://feeds.example/own' }, 'x:channel', 'title'],
  ['m:title', { 'xmlns:m': media }, 'x:channel', 'media:title'],
  ['rdf:li', {}, 'rdf:rdf', 'rdf:li'],
])('%s, with %j, in a document of %s is %s', (tag, declared, root, name) => {
  expect(feedNameOf(tag, readPrefixes({}, declared), root)).toBe(name)
})
