// Gate 48: of too many entries the newest are read, wherever they stand.
import { expect, test } from 'vitest'
import { chooseEntries } from './choose-entries.ts'
import { joinEnds, readFeed } from './read-feed.ts'

const now = new Date('2026-03-01T06:00:00Z')
const dayAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toUTCString()
const chosen = (dates: string[], entriesMax: number) => [...chooseEntries(dates, { entriesMax, now })].sort()

test('the newest by date, both ends without dates, and an undated entry beside its neighbour', () => {
  expect(chosen([1, 2, 3, 4].map(dayAgo), 2)).toEqual([0, 1])
  expect(chosen([4, 3, 2, 1].map(dayAgo), 2)).toEqual([2, 3])
  expect(chosen(['', '', '', '', ''], 3)).toEqual([0, 1, 4])
  expect(chosen([dayAgo(9), dayAgo(1), '', dayAgo(8)], 2)).toEqual([1, 2])
})

const item = (n: number, date: string, end = '</item>') =>
  `<item><title>Headline ${n}</title><link>https://o.example/${n}</link><pubDate>${date}</pubDate>${end}`
const rss = (items: string[]) =>
  `<rss version="2.0"><channel><title>A</title>${items.join('')}</channel></rss>`
const json = (dates: number[], published?: string) =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'A',
    items: dates.map(n => ({
      id: n,
      url: `https://o.example/${n}`,
      title: `T ${n}`,
      date_published: published ?? dayAgo(n),
      date_modified: dayAgo(published ? n : 0),
    })),
  })

const atomEntry = (n: number) => `
  <entry><title>T ${n}</title><link href="https://o.example/${n}"/><source><updated>${isoDayAgo(0)}</updated></source>
    <published>${isoDayAgo(n)}</published><updated>${isoDayAgo(0)}</updated></entry>`
const atom = (entries: string[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title>${entries.join('')}</feed>`
const undatedEntry = (n: number) => `
  <entry><title>T ${n}</title><link href="https://o.example/${n}"/>
    <published>${zeroDate}</published><updated>${isoDayAgo(n)}</updated></entry>`
const zeroDate = '0001-01-01T00:00:00Z'
const isoDayAgo = (days: number) => new Date(dayAgo(days)).toISOString()
const rssWith = (dateOf: (n: number) => string) =>
  rss([9, 8, 2, 1].map(n => `<item><title>T</title><link>https://o.example/${n}</link>${dateOf(n)}</item>`))
const cdf = [9, 8, 2, 1].map(
  n => `<item href="https://o.example/${n}" lastmod="${isoDayAgo(n)}"><title>T</title></item>`,
)

test.each([
  ['RSS', rss([9, 8, 2, 1].map(n => item(n, dayAgo(n))))],
  ['RSS with entries that are never closed', rss([9, 8, 2, 1].map(n => item(n, dayAgo(n), '')))],
  ['RSS with dates of Dublin Core', rssWith(n => `<dcterms:modified>${isoDayAgo(n)}</dcterms:modified>`)],
  [
    'RSS with two dates',
    rssWith(n => `<dc:date>${isoDayAgo(9 - n)}</dc:date><pubDate>${dayAgo(n)}</pubDate>`),
  ],
  [
    'RSS with a date that cannot be read',
    rssWith(n => `<pubDate>Invalid Date</pubDate><dc:date>${isoDayAgo(n)}</dc:date>`),
  ],
  ['CDF', `<channel>${cdf.join('')}</channel>`],
  ['Atom', atom([9, 8, 2, 1].map(n => atomEntry(n)))],
  ['Atom with the empty date of a system', atom([9, 8, 2, 1].map(undatedEntry))],
  ['JSON', json([9, 8, 2, 1])],
  ['JSON with the empty date of a system', json([9, 8, 2, 1], zeroDate)],
])('of %s, oldest first, the newest are read and the others counted', (_, text) => {
  const read = readFeed({
    body: Buffer.from(text),
    contentType: null,
    feedUrl: 'https://o.example/',
    now,
    entriesMax: 2,
  })
  if (!read.ok) throw new Error(read.failure)
  expect(read.feed.entries.map(entry => [entry.url, entry.publishedAt?.getTime()])).toEqual(
    [2, 1].map(n => [`https://o.example/${n}`, Date.parse(dayAgo(n))]),
  )
  expect(read.feed.leftOut).toBe(2)
})

test('a body without its middle loses the entries that were cut, and no others', () => {
  const whole = rss([1, 2, 3, 4].map(n => item(n, dayAgo(n))))
  for (let gap = 100; gap < 200; gap += 7) {
    const cutAt = Math.floor((whole.length - gap) / 2)
    const body = Buffer.from(whole.slice(0, cutAt) + whole.slice(cutAt + gap))
    const read = readFeed({ body, cutAt, contentType: null, feedUrl: 'https://o.example/', now })
    if (!read.ok) throw new Error(read.failure)
    const titles = read.feed.entries.map(({ title }) => title)
    expect([titles[0], titles.at(-1)]).toEqual(['Headline 1', 'Headline 4'])
    for (const title of titles) expect(title).toMatch(/^Headline \d$/)
  }
})

test('without a whole entry at both ends the beginning is read alone', () => {
  expect(Buffer.from(joinEnds(Buffer.from('<rss>no entry at all'), 5)).toString()).toBe('<rss>')
})
