import { expect, test } from 'vitest'
import { readAtom } from './read-feed-atom.ts'
import { readFeedTree } from './read-feed-tree.ts'

const upTo = (entriesMax: number) => ({ entriesMax, now: new Date('2026-03-01T06:00:00Z') })

function feed(inside: string, attributes = '') {
  const result = readFeedTree(
    `<feed xmlns="http://www.w3.org/2005/Atom" ${attributes}>${inside}</feed>`,
    upTo(100),
  )
  if (!result.ok) throw new Error(result.detail.code)
  return readAtom(result.root, result.leftOut)
}

function entry(inside: string, before = '') {
  return feed(`${before}<entry>${inside}</entry>`).entries[0]
}

test('a feed’s own fields are read', () => {
  expect(
    feed('<title>T</title><link href="/home"/>', 'xml:lang="ta" xml:base="https://a.example/x/"'),
  ).toMatchObject({ format: 'atom', title: 'T', homeUrl: 'https://a.example/home', language: 'ta' })
})

test.each([
  ['<link rel="self" href="s"/><link href="a"/>', 'a'],
  ['<link type="application/json" href="j"/><link type="text/html" href="h"/>', 'h'],
  ['<link type="application/json" href="j"/>', 'j'],
  ['<link rel="replies" href="r"/><id>https://a.example/1</id>', 'https://a.example/1'],
  ['<link rel="self" href="s"/><id>urn:1</id>', 's'],
  ['<link>https://a.example/text</link>', 'https://a.example/text'],
  ['<link xml:base="https://b.example/" href="x"/>', 'https://b.example/x'],
  ['<link xml:base="file:///C:/site/" href="x"/>', 'x'],
  ['<id>urn:1</id>', ''],
])('the link of %s is "%s"', (inside, link) => {
  expect(entry(inside)?.link).toBe(link)
})

test('text constructs of every type are read', () => {
  const xhtml = '<title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">5 &lt; <b>6</b></div></title>'
  expect(entry(xhtml)?.title).toContain('5 &lt; <b>6</b>')
  expect(entry('<title type="html">&lt;b&gt;x&lt;/b&gt;</title>')?.title).toBe('<b>x</b>')
  expect(entry('<content mode="base64">PGI+eDwvYj4=</content>')?.content).toBe('<b>x</b>')
})

test.each([
  ['<title>Use &lt;b&gt;</title>', true],
  ['<title type="text">Use &lt;b&gt;</title>', true],
  ['<title type="html">Use &lt;b&gt;</title>', false],
  ['<title type="xhtml"><div>Use <b>x</b></div></title>', false],
  ['<title type="text/html" mode="escaped">Use &lt;b&gt;</title>', false],
  ['<media:title>Use &lt;b&gt;</media:title>', false],
])('the title %s is plain: %s', (inside, isTitlePlain) => {
  expect(entry(inside)?.isTitlePlain).toBe(isTitlePlain)
})

test('a picture in a text with a base of its own is found there', () => {
  const text = '&lt;img src="a.jpg"&gt;'
  const inside = `<content type="html" xml:base="https://a.example/x/">${text}</content><summary type="html">${text}</summary>`
  expect(entry(inside)?.images).toMatchObject([
    { url: 'a.jpg', base: 'https://a.example/x/' },
    { url: 'a.jpg' },
  ])
})

test('the publication date is preferred to the date of change', () => {
  expect(entry('<updated>2</updated><published>1</published>')?.date).toBe('1')
  expect(entry('<modified>2</modified><issued>1</issued>')?.date).toBe('1')
})

test('an aggregated entry has its original source', () => {
  const source = '<source><title>Else</title><link href="https://else.example/"/></source>'
  expect(entry(source)).toMatchObject({ source: 'Else', sourceUrl: 'https://else.example/' })
})

test.each([
  ['<title type="application/octet-stream">\n  PGI+eDwv\n  Yj4=\n</title>', '<b>x</b>'],
  ['<title type="text/html" mode="base64">w6k8Yj4=</title>', 'é<b>'],
  ['<title type="image/png">A picture of the bridge</title>', 'A picture of the bridge'],
  ['<title type="application/xml">PGI+eDwvYj4=</title>', 'PGI+eDwvYj4='],
  ['<title type="text/plain">PGI+eDwvYj4=</title>', 'PGI+eDwvYj4='],
  ['<title>PGI+eDwvYj4=</title>', 'PGI+eDwvYj4='],
  ['<title type="application/octet-stream" mode="escaped">PGI+eDwvYj4=</title>', 'PGI+eDwvYj4='],
  ['<title type="text/plain" mode="xml">5 &lt; 6</title>', '5 &lt; 6'],
  ['<title type="text/html" mode="xml">5 &lt; 6</title>', '5 < 6'],
])('the title %s is "%s"', (inside, title) => {
  expect(entry(inside)?.title).toBe(title)
})

test('a recording is an attachment, not the entry’s link', () => {
  const inside = '<link rel="enclosure" type="audio/mpeg" href="https://a.example/1.mp3"/>'
  expect(entry(inside)).toMatchObject({ link: '', attachment: 'https://a.example/1.mp3' })
})
