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

test('names are lower-cased, and text is kept between elements', () => {
  expect(shape(tree('<RSS><Channel>a<Title>b</Title>c</Channel></RSS>'))).toBe('rss(channel(a,title(b),c))')
})

test('attributes keep their text with entities decoded', () => {
  expect(tree('<rss A="1" b="x &amp; y"/>').attributes).toEqual({ a: '1', b: 'x & y' })
})

test('an unclosed field ends where the next begins', () => {
  expect(shape(tree('<rss><title>a<link>b</link></rss>'))).toBe('rss(title(a),link(b))')
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

test('an unclosed item ends where the next begins', () => {
  expect(shape(tree('<rss><item><title>a</title><item><title>b</title></rss>'))).toBe(
    'rss(item(title(a)),item(title(b)))',
  )
})

test('an item that begins inside a field ends the field', () => {
  expect(shape(tree('<channel><title>a<item><title>b<item><title>c</title></channel>'))).toBe(
    'channel(title(a),item(title(b)),item(title(c)))',
  )
})

test('a closing tag without an opening tag is ignored', () => {
  expect(shape(tree('<rss></b><title>a</title></rss>'))).toBe('rss(title(a))')
})

test('a feed is found after other elements', () => {
  expect(tree('<br/><b>Warning</b><rss><title>a</title></rss>').name).toBe('rss')
})

test('items beyond the limit are counted, and the content after them is still read', () => {
  const result = readFeedTree(
    '<rss><item>1</item><item><a>2</a></item><item>3</item><ttl>9</ttl></rss>',
    upTo(1),
  )
  expect(result.ok && [shape(result.root), result.leftOut]).toEqual(['rss(item(1),ttl(9))', 2])
})

test('entities declared in a document type are left as they are', () => {
  expect(childText(tree('<!DOCTYPE r [<!ENTITY a "b">]><rss><title>&a;</title></rss>'), 'title')).toBe('&a;')
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

test('an attribute named like a prototype property does no harm', () => {
  const root = tree('<rss __proto__="x" constructor="y"><title toString="z">a</title></rss>')
  expect([root.name, childText(root, 'title')]).toEqual(['rss', 'a'])
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

test('a prefix is mapped by its namespace, whatever its name', () => {
  const prefixes = readPrefixes(
    {},
    { 'xmlns:m': 'http://search.yahoo.com/mrss/', 'xmlns:x': 'HTTPS://www.w3.org/2005/Atom' },
  )
  expect(feedNameOf('m:content', prefixes, 'rss')).toBe('media:content')
  expect(feedNameOf('x:link', prefixes, 'rss')).toBe('atom:link')
})

test('an unknown or undeclared prefix is kept', () => {
  expect(feedNameOf('media:content', readPrefixes({}, { 'xmlns:y': 'http://y.example/' }), 'rss')).toBe(
    'media:content',
  )
})

test('Atom names in an Atom document have no prefix', () => {
  const prefixes = readPrefixes({}, { 'xmlns:a': 'http://www.w3.org/2005/Atom' })
  expect([feedNameOf('a:entry', prefixes, 'a:feed'), feedNameOf('a:link', prefixes, 'rss')]).toEqual([
    'entry',
    'atom:link',
  ])
})

test('names of RSS 1.0 have no prefix', () => {
  const prefixes = readPrefixes({}, { 'xmlns:rss': 'http://purl.org/rss/1.0/' })
  expect(feedNameOf('rss:item', prefixes, 'rdf:rdf')).toBe('item')
})

test('names of object properties are not prefixes', () => {
  expect(feedNameOf('constructor:x', {}, 'rss')).toBe('constructor:x')
})

test('names with the root’s prefix belong to the feed, whatever its namespace', () => {
  const prefixes = readPrefixes(
    {},
    { 'xmlns:x': 'http://feeds.example/own', 'xmlns:m': 'http://search.yahoo.com/mrss/' },
  )
  expect(['x:channel', 'x:title', 'm:title'].map(tag => feedNameOf(tag, prefixes, 'x:channel'))).toEqual([
    'channel',
    'title',
    'media:title',
  ])
  expect(feedNameOf('rdf:li', {}, 'rdf:rdf')).toBe('rdf:li')
})
