import { expect, test } from 'vitest'
import { childNode, childNodes, childText, escapeHtml, htmlOf, literalHtmlOf } from './read-feed-node.ts'
import { type FeedNode, readFeedTree } from './read-feed-tree.ts'

const upTo = (entriesMax: number) => ({ entriesMax, now: new Date('2026-03-01T06:00:00Z') })

function tree(xml: string): FeedNode {
  const result = readFeedTree(xml, upTo(10))
  if (!result.ok) throw new Error(result.detail.code)
  return result.root
}

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
