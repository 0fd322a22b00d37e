import { expect, test } from 'vitest'
import { childNode, childNodes, childText, escapeHtml, htmlOf, literalHtmlOf } from './read-feed-node.ts'
import { type FeedNode, readFeedTree } from './read-feed-tree.ts'

function tree(xml: string): FeedNode {
  const result = readFeedTree(xml, 10)
  if (!result.ok) throw new Error(result.detail.code)
  return result.root
}

test('children of a name are found in order', () => {
  expect(childNodes(tree('<rss><a>1</a><b/><a>2</a></rss>'), 'a').map(htmlOf)).toEqual(['1', '2'])
})

test('of several children the first with content is taken', () => {
  const root = tree('<rss><link href="x"/><link>https://a.example/</link></rss>')
  expect(childNode(root, 'link')?.children).toEqual(['https://a.example/'])
  expect(childNode(root, 'none')).toBeNull()
})

test('the text of the first name that has any is trimmed', () => {
  expect(childText(tree('<rss><a> </a><b> x </b></rss>'), 'a', 'b')).toBe('x')
  expect(childText(tree('<rss/>'), 'a')).toBe('')
})

test('text of an element is HTML as it is, elements inside it are written out', () => {
  const root = tree('<rss>&lt;i&gt; <x:b c="&quot;">5 &lt; 6</x:b></rss>')
  expect(htmlOf(root)).toBe('<i> <b c="&quot;">5 &lt; 6</b>')
  expect(literalHtmlOf(root)).toBe('&lt;i&gt; <b c="&quot;">5 &lt; 6</b>')
})

test('what HTML reads as markup is escaped', () => {
  expect(escapeHtml('<a b="c">&')).toBe('&lt;a b=&quot;c&quot;&gt;&amp;')
})
