import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readOpml } from './read-opml.ts'

const opml = (body: string) => `<?xml version="1.0"?><opml version="2.0"><body>${body}</body></opml>`

test('feeds are found in folders of any depth, the nearest folder first', () => {
  const read = readOpml(
    opml(
      '<outline text="News"><outline text="India"><outline text="The Outlet" xmlUrl="https://o.example/rss"/></outline></outline>',
    ),
  )
  expect(read).toEqual({
    ok: true,
    feeds: [
      {
        url: 'https://o.example/rss',
        title: 'The Outlet',
        siteUrl: null,
        outletName: null,
        publishing: null,
        language: null,
        categories: ['India', 'News'],
      },
    ],
  })
})

test('what a feed says of itself comes before its folders', () => {
  const read = readOpml(
    opml(
      '<outline text="News"><outline text="a" category="/World/Asia,opinion" outlet="O" publishing="wait" language="hi" htmlUrl="https://o.example" xmlUrl="https://o.example/rss"/></outline>',
    ),
  )
  expect(read).toMatchObject({
    ok: true,
    feeds: [
      {
        categories: ['Asia', 'World', 'opinion', 'News'],
        outletName: 'O',
        publishing: 'wait',
        language: 'hi',
        siteUrl: 'https://o.example',
      },
    ],
  })
})

test.each([
  ['HTML', '<html><body>Hello</body></html>', 'not-opml'],
  ['nothing', '', 'not-opml'],
  [
    'an entity bomb',
    `<!DOCTYPE o [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${opml('<outline text="&b;"/>')}`,
    'entities',
  ],
  ['more than 5 MB', opml(' '.repeat(5 * 1024 * 1024)), 'too-large'],
  ['too many entries', opml('<outline text="x"/>'.repeat(20_001)), 'too-many'],
  ['100,000 nested folders', opml(`${'<outline text="x">'.repeat(100_000)}`), 'too-many'],
  ['a tag of 300,000 attributes', opml(`<outline ${'a="1" '.repeat(300_000)}/>`), 'not-opml'],
])('%s is refused at once', (_name, text, reason) => {
  const startedAt = performance.now()
  expect(readOpml(text)).toEqual({ ok: false, reason })
  expect(performance.now() - startedAt).toBeLessThan(1_000)
})

test('folders nested beyond reason are refused, not followed', () => {
  const depth = 10_000
  expect(readOpml(opml('<outline text="x">'.repeat(depth) + '</outline>'.repeat(depth)))).toEqual({
    ok: false,
    reason: 'not-opml',
  })
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      readOpml(text)
      readOpml(opml(text))
    }),
  )
})
