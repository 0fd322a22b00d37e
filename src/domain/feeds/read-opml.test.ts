import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../test/support/processor-ms.ts'
import { property } from '../../../test/support/property.ts'
import { readOpml } from './read-opml.ts'

const opml = (body: string) => `<?xml version="1.0"?><opml version="2.0"><body>${body}</body></opml>`

test('feeds are found in folders of any depth, the nearest folder first', () => {
  const read = readOpml(
    opml(
      '<outline text="News"><outline text="India"><outline text="The Outlet" xmlUrl="https://o.example/rss"/></outline></outline>',
    ),
  )
  const nothing = { siteUrl: null, outletName: null, publishing: null, categorizing: null, language: null }
  const feed = { line: 1, url: 'https://o.example/rss', title: 'The Outlet', isPaused: false, ...nothing }
  const feeds = [{ ...feed, categories: ['India', 'News'] }]
  expect(read).toEqual({ ok: true, unreadable: 0, includes: 0, feeds })
})

test('a feed’s own categories come before its folders', () => {
  const read = readOpml(
    opml(
      '<outline text="News"><outline text="a" category="/World/Asia,opinion" outlet="O" publishing="wait" language="hi" htmlUrl="https://o.example" xmlUrl="https://o.example/rss"/></outline>',
    ),
  )
  const choices = { publishing: 'wait', categorizing: null, language: 'hi', siteUrl: 'https://o.example' }
  const feed = { categories: ['Asia', 'World', 'opinion', 'News'], outletName: 'O', ...choices }
  expect(read).toMatchObject({ ok: true, feeds: [feed] })
})

test.each([
  ['HTML', '<html><body>Hello</body></html>', 'not-opml'],
  ['nothing', '', 'not-opml'],
  ['a list without an address', opml('<outline text="A"><outline text="B"/></outline>'), 'no-feeds'],
  [
    'an entity bomb',
    `<!DOCTYPE o [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${opml('<outline text="&b;"/>')}`,
    'entities',
  ],
  ['more than 5 MB', opml(' '.repeat(5 * 1024 * 1024)), 'too-large'],
  ['too many entries', opml('<outline text="x"/>'.repeat(20_001)), 'too-many'],
  [
    'too many entries in capitals',
    opml('<OUTLINE xmlUrl="https://o.example/"/>'.repeat(120_000)),
    'too-many',
  ],
  ['1,600,000 nested tags', `<opml>${'<a>'.repeat(1_600_000)}`, 'too-complex'],
  ['folders nested 10,001 deep', `<opml>${'<outline>'.repeat(10_001)}`, 'too-complex'],
  ['ends of tags that never began', opml('<b>'.repeat(9_000) + '</i>'.repeat(1_000_000)), 'too-complex'],
  [
    '300,000 attributes',
    opml(`<outline ${Array.from({ length: 300_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`),
    'too-complex',
  ],
  ['100,000 nested folders', opml(`${'<outline text="x">'.repeat(100_000)}`), 'too-many'],
])('%s is refused quickly', (_name, text, reason) => {
  const read = () => expect(readOpml(text)).toEqual({ ok: false, reason })
  expectWithinMs(500, read)
})

test.each([
  ['folders nested 9,900 deep', opml(`${'<outline text="x">'.repeat(9_900)}${'</outline>'.repeat(9_900)}`)],
  [
    '20,000 feeds on one line of 5 MB',
    opml(`${'<outline xmlUrl="h:"/>'.repeat(20_000)}${' '.repeat(4_500_000)}`),
  ],
  ['an endless tag', `<opml><outline text="${'<outline'.repeat(1)}${'x'.repeat(4_000_000)}`],
])('%s are read quickly', (_name, text) => {
  expectWithinMs(1_000, () => readOpml(text))
})

test('a stray quote, a bare ampersand and odd case do not affect the other feeds', () => {
  const read = readOpml(
    opml(`<outline text="A" description="called "the best" of all" xmlUrl="https://a.example/?x=1&y=2" />
       <OUTLINE TEXT="B & C" XMLURL="https://b.example/?x=1&amp;y=2"/>`),
  )
  expect(read.ok && read.feeds.map(feed => [feed.title, feed.url])).toEqual([
    ['A', 'https://a.example/?x=1&y=2'],
    ['B & C', 'https://b.example/?x=1&y=2'],
  ])
})

const outline = (attributes: string) => `<outline ${attributes}/>`

test.each([
  [
    'an empty text',
    '<outline text="" title="World"><outline text="A" title="" xmlUrl="https://a.example/"/></outline>',
    'A',
    ['World'],
  ],
  [
    'names escaped twice',
    '<outline text="World &amp;amp; Sport"><outline text="AT&amp;amp;T &amp;lt;b>" xmlUrl="https://a.example/"/></outline>',
    'AT&T <b>',
    ['World & Sport'],
  ],
  [
    'an export of ours',
    '<outline text="R&amp;amp;D"><outline text="A &amp;lt;" publishing="wait" xmlUrl="https://a.example/"/></outline>',
    'A &lt;',
    ['R&amp;D'],
  ],
  ['`url` of a feed', outline('type="rss" text="A" url="https://a.example/"'), 'A', []],
  ['`URL` of a player', outline('type="link" text="A" URL="https://a.example/"'), 'A', []],
])('%s is read', (_what, body, title, categories) => {
  const read = readOpml(opml(body))
  expect(read).toMatchObject({
    ok: true,
    unreadable: 0,
    feeds: [{ url: 'https://a.example/', title, categories }],
  })
  expect(read.ok && read.feeds).toHaveLength(1)
})

test('a bookmark beside feeds is no feed', () => {
  const read = readOpml(
    opml(outline('xmlUrl="https://a.example/"') + outline('type="link" url="https://b.example/"')),
  )
  expect(read.ok && read.feeds.map(feed => feed.url)).toEqual(['https://a.example/'])
})

test('a feed is no folder, also where its outline does not end or holds others', () => {
  const feed = (name: string) => `text="${name}" xmlUrl="https://${name}.example/"`
  const read = readOpml(
    opml(
      `<outline text="X"><outline ${feed('a')} count=0/><outline ${feed('b')} count=0/></outline><outline ${feed('c')} count=0/>
       <outline text="Y"><outline ${feed('d')}><outline ${feed('e')}/></outline></outline><outline ${feed('f')}/>`,
    ),
  )
  expect(read.ok && read.feeds.map(feed => [feed.title, ...feed.categories])).toEqual([
    ['a', 'X'],
    ['b', 'X'],
    ['c'],
    ['d', 'Y'],
    ['e', 'Y'],
    ['f'],
  ])
})

test('a feed whose attribute is broken by markup is counted', () => {
  const read = readOpml(
    opml(
      '<outline text="By <a href="https://a.example" target="_blank">A</a>" xmlUrl="https://a.example/rss"/>',
    ),
  )
  expect(read).toMatchObject({ ok: true, feeds: [], unreadable: 1 })
})

test('very long names are truncated', () => {
  const long = 'न'.repeat(1_000_000)
  const list = readOpml(
    opml(
      `<outline text="${long}"><outline xmlUrl="https://o.example/" title="${long}" outlet="${long}"/></outline>`,
    ),
  )
  if (!list.ok) throw new Error(list.reason)
  const [feed] = list.feeds
  const names = [feed?.title, feed?.outletName, feed?.categories[0]]
  expect(names.map(name => name?.length)).toEqual([200, 200, 200])
})

test('control and bidirectional characters are removed', () => {
  const trap = '&#27;[2JThe&#x9b;31m Out\u202elet\u2066&#7;'
  const read = readOpml(
    opml(
      `<outline text="${trap}"><outline xmlUrl="javascript:&#27;[2J" title="${trap}" outlet="${trap}" category="${trap}"/></outline>`,
    ),
  )
  const clean = '[2JThe31m Outlet'
  const feed = { url: 'javascript:[2J', title: clean, outletName: clean, categories: [clean, clean] }
  expect(read).toMatchObject({ ok: true, feeds: [feed] })
})

property(fc.string({ unit: 'binary' }))('no input makes it throw', text => {
  readOpml(text)
  readOpml(opml(text))
})

test('each feed has its line number, and lists inside the list are counted but not followed', () => {
  const read = readOpml(
    opml(`\n<outline text="A" xmlUrl="https://a.example/"/>\n\n<outline type="include" text="Loop" url="https://o.example/self.opml"/>
<outline type="link" text="Other" url="https://o.example/other.opml"/><outline text="B" xmlUrl="https://b.example/"/>`),
  )
  expect(read).toMatchObject({ ok: true, includes: 2, feeds: [{ line: 2 }, { line: 5 }] })
})

test.each(['/,', 'a,', 'a/', ','])('of a category that repeats %j only a few names are kept', piece => {
  const read = readOpml(opml(`<outline xmlUrl="https://a.example/" category="${piece.repeat(100)}"/>`))
  expect(read.ok && read.feeds[0]?.categories.length).toBeLessThanOrEqual(20)
})

test.each([
  ['disabled="true"', true],
  ['frss:mute="1"', true],
  ['reader:paused="yes"', true],
  ['disabled="false"', false],
  ['muted=""', false],
  ['notify="true"', false],
])('an outline with %s is paused: %s', (attribute, isPaused) => {
  const list = readOpml(`<opml><body><outline xmlUrl="https://a.example/rss" ${attribute}/></body></opml>`)
  expect(list.ok && list.feeds[0]?.isPaused).toBe(isPaused)
})
