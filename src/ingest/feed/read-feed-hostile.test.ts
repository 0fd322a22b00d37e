// Malicious and broken feeds: each has one named outcome, in bounded time and memory.
import { expect, test } from 'vitest'
import { readFeed } from './read-feed.ts'

const now = new Date('2026-01-10T12:00:00Z')

/** The bar is 500 ms of an idle machine; tests share theirs, so they count processor time and allow four times that. */
const millisecondsMax = 2000

function read(text: string | Uint8Array, contentType: string | null = null) {
  const body = typeof text === 'string' ? Buffer.from(text) : text
  const result = readFeed({ body, contentType, feedUrl: 'https://outlet.example/rss', now: now })
  return result.ok ? result.feed : result.failure
}

function entriesOf(text: string | Uint8Array, contentType: string | null = null) {
  const feed = read(text, contentType)
  if (typeof feed === 'string') throw new Error(feed)
  return feed.entries
}

function rss(items: string, head = ''): string {
  return `${head}<rss version="2.0"><channel><title>T</title>${items}</channel></rss>`
}

function item(title: string, rest = ''): string {
  return `<item><title>${title}</title><link>https://outlet.example/1</link>${rest}</item>`
}

function measured(text: string): { outcome: string; milliseconds: number; megabytes: number } {
  const heapBefore = process.memoryUsage().heapUsed
  const cpuBefore = process.cpuUsage()
  const feed = read(text)
  const milliseconds = process.cpuUsage(cpuBefore).user / 1000
  const megabytes = (process.memoryUsage().heapUsed - heapBefore) / 1e6
  return { outcome: typeof feed === 'string' ? feed : 'ok', milliseconds, megabytes }
}

test.each([
  [
    '200,000 nested tags',
    rss(`<item>${'<a>'.repeat(200_000)}${'</a>'.repeat(200_000)}</item>`),
    'too-complex',
  ],
  ['200,000 unclosed titles', rss(`<item>${'<title>'.repeat(200_000)}`), 'too-complex'],
  [
    'a million attributes',
    rss(`<item ${Array.from({ length: 1e6 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
    'too-complex',
  ],
  ['a million empty elements', rss(item('x', '<a/>'.repeat(1e6))), 'too-complex'],
  [
    '50,000 tags in a description',
    rss(item('x', `<description><![CDATA[${'<b>'.repeat(50_000)}]]></description>`)),
    'ok',
  ],
  [
    'a hundred descriptions of bullets',
    rss(item('x', `<description>${'• '.repeat(4995)}</description>`).repeat(100)),
    'ok',
  ],
  ['5 MB of one bracket', rss(item('<'.repeat(5e6))), 'ok'],
  ['5 MB of ampersands', rss(item('&'.repeat(5e6))), 'ok'],
  ['an ampersand encoded a million times', rss(item(`&${'amp;'.repeat(1e6)}lt;`)), 'ok'],
  [
    'JSON nested 500,000 deep',
    `{"version":"https://jsonfeed.org/version/1","items":${'['.repeat(5e5)}`,
    'too-complex',
  ],
])('%s stays within time and memory', (_, text, expected) => {
  const { outcome, milliseconds, megabytes } = measured(text)
  expect(outcome).toBe(expected)
  expect(milliseconds).toBeLessThan(millisecondsMax)
  expect(megabytes).toBeLessThan(100)
})

test('an external entity is not fetched and stays as it is', () => {
  const [entry] = entriesOf(rss(item('A &x; B'), '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/hostname">]>'))
  expect(entry?.title).toBe('A &x; B')
})

test.each([
  ['cut in a title', `<rss><channel>${item('One')}<item><title>Tw`, ['One']],
  [
    'cut in CDATA',
    `<rss><channel>${item('One')}<item><link>https://outlet.example/2</link><title><![CDATA[Two`,
    ['One'],
  ],
  ['cut in a tag', `<rss><channel>${item('One')}<item><link>https://outl`, ['One']],
  ['bare ampersand', rss(item('R&D at AT&T & more')), ['R&D at AT&T & more']],
  ['NUL and control characters', rss(item('A\0B\x01C\x1FD')), ['ABCD']],
  ['unclosed title', rss('<item><title>One<link>https://outlet.example/1</link></item>'), ['One']],
  [
    'unclosed item',
    `<rss><channel><item><title>One</title><link>https://a.example/1</link>${item('Two')}`,
    ['One', 'Two'],
  ],
  [
    'crossed tags',
    rss('<item><title><b>One</title></b><link>https://outlet.example/1</link></item>'),
    ['One'],
  ],
  ['capitals', rss(item('One')).toUpperCase(), ['ONE']],
  [
    'a foreign declaration in the middle',
    rss(`${item('One')}<?xml version="1.0"?>${item('Two')}`),
    ['One', 'Two'],
  ],
])('the readable part of %s is read', (_, text, titles) => {
  expect(entriesOf(text).map(entry => entry.title)).toEqual(titles)
})

test.each([
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${rss(item('Ça – हिंदी'))}`), null],
  [
    'UTF-16 little end first',
    Buffer.from(`\uFEFF${rss(item('Ça – हिंदी'))}`, 'utf16le'),
    'text/xml; charset=utf-8',
  ],
  ['UTF-16 big end first', Buffer.from(`\uFEFF${rss(item('Ça – हिंदी'))}`, 'utf16le').swap16(), null],
  ['UTF-16 without a mark', Buffer.from(rss(item('Ça – हिंदी')), 'utf16le'), null],
  [
    'UTF-8 that says it is Latin',
    Buffer.from(rss(item('Ça – हिंदी'), '<?xml version="1.0" encoding="ISO-8859-1"?>')),
    'text/xml; charset=iso-8859-1',
  ],
])('%s is decoded', (_, bytes, contentType) => {
  expect(entriesOf(bytes, contentType)[0]?.title).toBe('Ça – हिंदी')
})

test('Windows text is decoded whether it declares so, declares Latin-1, declares UTF-8 or declares nothing', () => {
  for (const head of ['windows-1252', 'ISO-8859-1', 'utf-8', 'x-unknown']) {
    const bytes = Buffer.from(
      rss(item('Caf\xE9 \x93now\x94'), `<?xml version="1.0" encoding="${head}"?>`),
      'latin1',
    )
    expect(entriesOf(bytes)[0]?.title).toBe('Café “now”')
  }
})

test('years 1 and 9999, missing and invalid dates become no date or now', () => {
  const dates = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '', 'yesterday', '99 Foo 2022 99:99:99 XYZ']
  const entries = entriesOf(rss(dates.map(date => item('x', `<pubDate>${date}</pubDate>`)).join('')))
  expect(entries.map(entry => entry.publishedAt)).toEqual([null, now, null, null, null])
})

test('of 100,000 items, the first thousand are read and the others counted', () => {
  const feed = read(rss(item('x').repeat(100_000)))
  expect(feed).toMatchObject({ leftOut: 99_000 })
  expect(typeof feed === 'string' ? 0 : feed.entries.length).toBe(1000)
})

test('entries with the same guid stay separate; the judging step decides whether they are one article', () => {
  const same = '<guid>1</guid>'
  expect(entriesOf(rss(item('One', same) + item('Two', same))).map(entry => entry.guid)).toEqual(['1', '1'])
})

test('a heart in a title is no tag', () => {
  expect(entriesOf(rss(item('I <3 Delhi', '') + item('Two', ''))).map(({ title }) => title)).toEqual([
    'I <3 Delhi',
    'Two',
  ])
})

test('an empty response and a web page have named outcomes', () => {
  expect([read(''), read('<!doctype html><title>Sign in to the network</title>')]).toEqual(['empty', 'html'])
  // A robot check with a successful status.
  const checks = [
    '<title>Just a moment...</title>',
    '<title>Making sure you&#39;re not a bot!</title>',
    '<script>window._cf_chl_opt={}</script>',
    '<meta http-equiv="refresh" content="0;/.well-known/sgcaptcha/?r=%2Ffeed">',
  ]
  for (const check of checks) expect(read(`<!doctype html><html>${check}`)).toBe('forbidden')
})

test('every prefix of a feed has an outcome and only well-formed text', () => {
  const bytes = Buffer.from(rss(item('हिंदी 😀 &amp; “x”', '<description>é…</description>').repeat(3)))
  for (let length = 0; length <= bytes.length; length++) {
    const feed = read(bytes.subarray(0, length))
    const texts =
      typeof feed === 'string' ? [] : feed.entries.flatMap(entry => [entry.title, entry.description])
    expect(texts.every(text => text.isWellFormed() && !text.includes('\0'))).toBe(true)
  }
})
