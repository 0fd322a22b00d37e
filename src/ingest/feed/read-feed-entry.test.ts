import { expect, test } from 'vitest'
import { readEntry } from './read-feed-entry.ts'
import type { RawEntry } from './read-feed-raw.ts'

const context = {
  feedUrl: 'https://outlet.example/rss',
  base: 'https://outlet.example/',
  outlet: '',
  names: ['The Outlet'],
  language: 'en',
  now: new Date('2026-01-10T12:00:00Z'),
}

function raw(fields: Partial<RawEntry>): RawEntry {
  const link = { link: 'https://outlet.example/1', permalink: '', attachment: '' }
  const own = { guid: '', ...link, base: '', date: '', language: '' }
  const title = {
    title: 'A bridge opens',
    isTitlePlain: false,
    isCut: false,
    excerpt: () => '<title>A bridge opens</title>',
  }
  const text = { summary: '', content: '', source: '', sourceUrl: '' }
  return { ...own, ...title, ...text, images: [], captions: [], tags: [], ...fields }
}

function entry(fields: Partial<RawEntry>) {
  const result = readEntry(raw(fields), context)
  if (!result.ok) throw new Error(result.unreadable.reason)
  return result.entry
}

test('missing fields are null or empty', () => {
  const url = 'https://outlet.example/1'
  const dates = { givenAt: null, isZoneGuessed: false, publishedAt: null }
  const text = {
    title: 'A bridge opens',
    description: '',
    imageUrl: '',
    language: 'en',
    tags: [],
  }
  const given = expect.stringMatching(/^(?:\S{11} ?){4}$/)
  expect(entry({})).toEqual({ guid: null, given, url, givenUrl: url, canonicalUrl: url, ...dates, ...text })
})

test('the source of an entry and the host of its link are names of its outlet', () => {
  expect(entry({ title: 'A bridge opens - Coast News', source: 'Coast News' }).title).toBe('A bridge opens')
  expect(entry({ title: 'A bridge opens - Coast News', sourceUrl: 'https://coastnews.example/' }).title).toBe(
    'A bridge opens',
  )
  expect(entry({ title: 'A bridge opens - Outlet' }).title).toBe('A bridge opens')
})

test('the summary is preferred to the content', () => {
  expect(entry({ summary: 'Short.', content: 'Long.' }).description).toBe('Short.')
  expect(entry({ content: 'Long.' }).description).toBe('Long.')
})

test('links are resolved against the document’s nested bases in order', () => {
  expect(entry({ link: '1', base: '/a/ b/' }).url).toBe('https://outlet.example/a/b/1')
})

const news = 'https://outlet.example/news/1'

test.each([
  ['a link without its scheme', { link: 'www.outlet.example/news/1' }, 'https://www.outlet.example/news/1'],
  ['the permalink, not the home page', { link: '/', permalink: news }, news],
  [
    'the home page where the permalink is another site’s',
    { link: '/', permalink: 'https://a.example/1' },
    '/',
  ],
  ['the home page, not a sound file', { link: '/', permalink: `${news}.mp3` }, '/'],
  ['the link, not the permalink', { link: '/2', permalink: news }, '/2'],
  ['a part of the home page, not the permalink', { link: '/#2', permalink: news }, '/#2'],
  ['the permalink where the link is a template’s blank', { link: 'N/A', permalink: news }, news],
  [
    'the permalink where no reader can open the link',
    { link: 'http://localhost:4000/1', permalink: news },
    news,
  ],
  ['the permalink where nothing filled the link', { link: '/news/undefined', permalink: news }, news],
  ['the permalink where the link is a field', { link: '%%url%%', permalink: news }, news],
])('an entry leads to %s', (_, links, url) => {
  expect(entry(links).url).toBe(new URL(url, context.base).href)
})

test('an address that a feed declares to be only an id is a guess, on the feed’s own site', () => {
  const none = { link: '', permalink: '' }
  expect(entry({ ...none, guid: news })).toMatchObject({ url: news, isLinkGuessed: true })
  for (const guid of ['https://other.example/1', '1', 'tag:outlet.example,1'])
    expect(readEntry(raw({ ...none, guid }), context)).toMatchObject({ unreadable: { reason: 'no-link' } })
})

test.each([
  'http://localhost:4000/2026/kiln',
  'http://192.168.1.5/news/2',
  'http://cms/x',
  'http://desk.local/x',
  'https://undefined/x',
  'http:///news/1',
  'http://[::1]/x',
])('%s is no address for the readers of a public feed', link => {
  expect(readEntry(raw({ link }), context)).toMatchObject({ unreadable: { reason: 'bad-link' } })
  expect(readEntry(raw({ link }), { ...context, feedUrl: 'http://feeds.local/rss' }).ok).toBe(true)
})

test('an error of RSS-Bridge is no article, and the same one on every day', () => {
  for (const day of [20788, 20789])
    expect(readEntry(raw({ title: `Bridge returned error 404! (${day})` }), context)).toEqual({
      ok: false,
      unreadable: { reason: 'source-failed', raw: 'Bridge returned error 404!' },
    })
  expect(entry({ title: 'Bridge returned error 404! Why?' }).title).toBe('Bridge returned error 404! Why?')
})

test.each([
  ['undefined', false],
  ['null/', false],
  ['Array', false],
  ['[slug]', false],
  ['%5Bobject%20Object%5D', false],
  [':slug', false],
  ['{{slug}}', false],
  ['$%7Bslug%7D', false],
  ['%%slug%%', false],
  ['{{section}}/ferry-3', false],
  ['undefined-behaviour', true],
  ['Null', true],
  ['nan', true],
  ['object', true],
  ['undefined/ferry-3', true],
  ['[Watch] the ferry', true],
])('whether /news/%s leads to an article is %s', (path, ok) => {
  const link = `https://outlet.example/news/${path}`
  expect(readEntry(raw({ link, guid: link }), context).ok).toBe(ok)
})

test('a picture’s address is absolute and https', () => {
  expect(entry({ images: [{ url: 'x.jpg', width: null, height: null }] }).imageUrl).toBe(
    'https://outlet.example/x.jpg',
  )
})

test('the guid of an entry is one short line', () => {
  expect(entry({ guid: ` ${'g'.repeat(900)} ` }).guid).toHaveLength(500)
})

test('a time without a zone is in the zone of the feed’s home country', () => {
  const date = '2026-01-09 22:00:00'
  const at = (fields: Partial<RawEntry>, base = context.base) => {
    const result = readEntry(raw({ date, ...fields }), { ...context, base })
    return result.ok && result.entry.publishedAt?.toISOString()
  }
  expect(at({})).toBe('2026-01-09T16:30:00.000Z')
  expect(at({ language: 'fr' })).toBe('2026-01-09T21:00:00.000Z')
  expect(at({}, 'https://outlet.co.uk/')).toBe('2026-01-09T22:00:00.000Z')
  expect(at({ date: `${date} GMT` })).toBe('2026-01-09T22:00:00.000Z')
})

const recording = 'https://media.outlet.example/2026/the-ferry-is-back_12.mp3'

test('an entry without a page links to its recording', () => {
  expect(entry({ link: '', attachment: recording })).toMatchObject({
    url: recording,
    title: 'A bridge opens',
  })
  expect(entry({ link: '', attachment: '/1.mp3' }).url).toBe('https://outlet.example/1.mp3')
  expect(entry({ attachment: recording }).url).toBe('https://outlet.example/1')
})

const picture = '<img src="https://outlet.example/x.jpg" alt="The old bridge &amp; a boat"/>'

test.each([
  ['its words', { title: `A bridge ${picture}` }, 'A bridge'],
  [
    'what the picture of its title shows',
    { title: picture, summary: 'Two lanes.' },
    'The old bridge & a boat',
  ],
  ['its text', { title: '<img src="x.jpg">', summary: 'Two lanes.' }, 'Two lanes.'],
  ['what its picture shows', { title: '', summary: picture }, 'The old bridge & a boat'],
  [
    'its caption',
    { title: '<img src="x.jpg">', captions: ['<p>The ferry at dawn</p>'] },
    'The ferry at dawn',
  ],
  ['a plain title with its tags', { title: 'Use <b> and &lt;i&gt;', isTitlePlain: true }, 'Use <b> and <i>'],
  ['a plain title, escaped twice', { title: 'Rock &amp; roll', isTitlePlain: true }, 'Rock & roll'],
  [
    'the words of its address',
    { title: '<img src="x.jpg">', link: '/a/two-new-lanes_7.html?x=1' },
    'Two new lanes 7',
  ],
  ['the words of its recording', { title: '', link: '', attachment: recording }, 'The ferry is back 12'],
  ['its address', { title: '<img src="x.jpg">' }, 'outlet.example/1'],
  ['its text, not a template', { title: '{{title}}', summary: 'Two lanes.' }, 'Two lanes.'],
  ['its text, not a missing value', { title: 'null', summary: 'Two lanes.' }, 'Two lanes.'],
])('the title of an entry comes from %s', (_, fields, title) => {
  expect(entry(fields).title).toBe(title)
})

test('an entry without text or pictures has no title', () => {
  const outcome = readEntry(raw({ title: '', link: '/two-new-lanes' }), context)
  expect(outcome).toMatchObject({ ok: false, unreadable: { reason: 'no-title' } })
})

test('a picture that forms the whole title is one of the entry’s pictures', () => {
  expect(entry({ title: picture }).imageUrl).toBe('https://outlet.example/x.jpg')
  expect(entry({ title: `A bridge ${picture}` }).imageUrl).toBe('')
})
