import { expect, test } from 'vitest'
import { jsonLd, readHtml } from '../../../test/support/read-html.ts'

const day = (html: string, url?: string) => {
  const found = readHtml(html, url).publishedAt
  return found && `${found.value.toISOString().slice(0, 10)} ${found.from}`
}

test.each([
  [jsonLd('{"@type":"Article","dateModified":"2026-01-09","datePublished":"2026-01-05"}'), 'json-ld'],
  [
    '<meta property="article:modified_time" content="2026-01-09"><meta property="article:published_time" content="2026-01-05">',
    'meta',
  ],
  ['<meta name="sailthru.date" content="2026-01-05 10:00:00">', 'meta'],
  ['<meta name="DC.date.issued" content="2026-01-05T08:00:00+05:30">', 'meta'],
  ['<meta itemprop="datePublished" content="2026-01-05">', 'meta'],
  ['<span itemprop="datePublished" content="2026-01-05">Monday</span>', 'microdata'],
  ['<abbr itemprop="datePublished" title="2026-01-05T07:12:00+05:30">07:12</abbr>', 'microdata'],
  [jsonLd('{"@type":"VideoObject","uploadDate":"2026-01-05"}'), 'json-ld'],
  ['<h1>A headline of a story</h1><time datetime="2026-01-05T10:00">5 Jan</time>', 'time-element'],
  ['<h1>A headline of a story</h1><p class="dateline">MUMBAI: Jan 5, 2026</p>', 'text'],
  [
    '<h1>A headline of a story</h1><div data-date="5 January 2026">then</div><span class="date">today</span>',
    'text',
  ],
  ['<script>window.state={"firstPublishedAt":"2026-01-05T10:00:00Z"}</script>', 'script-data'],
  ['<script>push([1,"{\\"publishedAt\\":\\"2026-01-05T10:00:00Z\\"}"])</script>', 'script-data'],
  ['<script>let x={"datePublished":"Jan 5, 2026 10:30 IST"}</script>', 'script-data'],
  ['<meta property="article:modified_time" content="2026-01-05">', 'meta'],
  ['<h1>A headline of a story</h1><p>Mumbai, 5 January 2026. It began.</p>', 'text'],
])('%s gives the fifth', (html, from) => {
  expect(day(html)).toBe(`2026-01-05 ${from}`)
})

test.each([
  'https://outlet.example/2026/01/05/story',
  'https://outlet.example/world/2026/jan/05/story',
  'https://outlet.example/story-20260105.html',
  'https://outlet.example/2026-01-05-story',
  'https://outlet.example/story?date=2026-01-05',
])('%s contains the day', url => {
  expect(day('<p>x', url)).toBe('2026-01-05 address')
})

test.each([
  'https://outlet.example/gold-price-today-5-january-2026',
  'https://outlet.example/horoscope/january-05-2026.html',
])('%s has the day in its words, if the page states no other', url => {
  expect(day('<p>x', url)).toBe('2026-01-05 address')
  expect(day('<time datetime="2026-01-07">now</time>', url)).toBe('2026-01-07 time-element')
})

test.each(['canonical', 'nofollow Canonical'])(
  'the page’s own address, a %s link, gives the day that a short one lacks',
  rel => {
    const own = `<link rel="${rel}" href="https://outlet.example/2026/01/05/story">`
    expect(day(`${own}<p>x`, 'https://short.example/s1')).toBe('2026-01-05 address')
  },
)

test('midnight in UTC is a day without a time, in every zone', () => {
  const html = (at: string) => `<meta property="article:published_time" content="${at}">`
  const there = (at: string) => readHtml(html(at), 'https://outlet.example.br/a').publishedAt?.day
  expect(there('2026-01-05T00:00:00Z')).toBe('2026-01-05')
  expect(there('2026-01-05T01:10:00Z')).toBe('2026-01-04')
})

test('a date in the metadata is preferred to one in the address, and that to a visible one', () => {
  const url = 'https://outlet.example/2026/01/05/story'
  expect(day('<meta property="article:published_time" content="2026-01-06">', url)).toBe('2026-01-06 meta')
  expect(day('<time datetime="2026-01-07">now</time>', url)).toBe('2026-01-05 address')
})

test('of the visible dates, the nearest below the headline counts', () => {
  const neighbours = '<p class="date">9 January 2026</p><h2>Neighbour</h2>'
  const own =
    '<title>The headline of this story</title><div>The headline of this story</div><p class="date">5 January 2026</p>'
  const comments = '<div class="comment"><span class="date">8 January 2026</span></div>'
  expect(day(`${neighbours}${'<p>words</p>'.repeat(9)}${own}${'<p>words</p>'.repeat(9)}${comments}`)).toBe(
    '2026-01-05 text',
  )
})

test('a text that is only a date counts like a labelled one near the headline', () => {
  const today = '<span class="date">Friday, 9 January 2026</span>'
  const headline = '<title>The headline of this story</title><h1>The headline of this story</h1>'
  const comment = '<time datetime="2026-01-08T10:00">8 Jan</time>'
  const far = '<p>words</p>'.repeat(500)
  expect(day(`${today}${headline}<ul><li>5 janvier 2026</li></ul>${far}${comment}`)).toBe('2026-01-05 text')
  expect(day(`${headline}<p>by Asha<br>on 05.01.2026</p>${far}${comment}`)).toBe('2026-01-05 text')
  expect(day(`${headline}${far}<td>05.01.2026</td>${comment}`)).toBe('2026-01-08 time-element')
})

test('a calendar icon is a date', () => {
  const leaf = '<div class="date"><span>Jan</span><span>5</span><span>2026</span></div>'
  expect(day(`<h1>A headline of a story</h1>${leaf}`)).toBe('2026-01-05 text')
})

test('a long text that begins with its date, and a date in the description, are the last choice', () => {
  const words = ' words about it'.repeat(40)
  expect(day(`<h1>A headline of a story</h1><p>05.01.2026${words}`)).toBe('2026-01-05 text')
  expect(day('<meta name="description" content="A story (news of 5 January 2026)"><p>x')).toBe(
    '2026-01-05 meta',
  )
})

test('a time without a zone that is ahead of UTC is today’s, and other dates are not tried', () => {
  const shown = '<h1>A headline of a story</h1><p class="date">10 January 2026, 23:30</p>'
  expect(day(`${shown}<p class="date">2 January 2026</p>`)).toBe('2026-01-10 text')
})

test('the publication date of a front page is the site’s, so its last change is used', () => {
  const json = jsonLd('{"@type":"WebPage","datePublished":"2016-01-06","dateModified":"2026-01-05"}')
  expect(day(json, 'https://www.outlet.example/')).toBe('2026-01-05 json-ld')
  expect(day(json)).toBe('2016-01-06 json-ld')
})

const published = (text: string) => `<meta property="article:published_time" content="${text}">`
const told = (html: string, url?: string, now?: Date) => readHtml(html, url, now).publishedAt?.day

test('the day is the outlet’s own, as written', () => {
  expect(told(published('2026-01-05T21:24:10-05:00'))).toBe('2026-01-05')
  expect(told(published('Tue, 6 Jan 2026 01:10:00 +0530'))).toBe('2026-01-06')
  expect(told(published('6 Jan 2026 01:10 IST'))).toBe('2026-01-06')
  expect(told('<h1>A headline of a story</h1><p class="date">6 January 2026, 01:10 IST</p>')).toBe(
    '2026-01-06',
  )
  expect(told(published('2031-01-01'))).toBe('2026-01-10')
})

test('a visible time without a zone is in the zone of the outlet’s country', () => {
  const at = (html: string) => readHtml(html, 'https://outlet.in/1').publishedAt?.value.toISOString()
  expect(at('<h1>A headline of a story</h1><p class="date">5 January 2026, 10 PM</p>')).toBe(
    '2026-01-05T00:00:00.000Z',
  )
  expect(at('<h1>A headline of a story</h1><p class="date">5 January 2026, 10:00 PM</p>')).toBe(
    '2026-01-05T16:30:00.000Z',
  )
})

test('early in the morning, the day is today’s although it is yesterday in UTC', () => {
  const now = new Date('2026-01-10T21:00:00Z')
  expect(told(published('2026-01-11 02:00:00'), undefined, now)).toBe('2026-01-11')
  expect(told(published('2026-01-11T02:00:00+05:30'), undefined, now)).toBe('2026-01-11')
})

test('when the outlet writes UTC, its address or visible date gives the local day', () => {
  const utc = published('2026-01-06T05:30:59Z')
  const shown = '<h1>A headline of a story</h1><time datetime="2026-01-05 23:30:59">5 January</time>'
  expect(told(utc)).toBe('2026-01-06')
  expect(told(utc, 'https://outlet.example/2026/01/05/story')).toBe('2026-01-05')
  expect(told(utc + shown)).toBe('2026-01-05')
  expect(told(published('2026-01-05T20:00:00Z'), 'https://outlet.in/1')).toBe('2026-01-06')
  expect(told(published('2026-01-05T23:00:00+00:00') + shown.replaceAll('05', '06'))).toBe('2026-01-06')
})

test('a day that cannot match the instant in any zone is ignored', () => {
  const shown = (date: string) => `<h1>A headline of a story</h1><time datetime="${date}">then</time>`
  expect(told(published('2026-01-06T15:30:00Z') + shown('2026-01-05'))).toBe('2026-01-06')
  expect(told(published('2026-01-06T05:30:00Z') + shown('2026-01-07'))).toBe('2026-01-06')
  expect(told(published('2026-01-06T05:30:00') + shown('2026-01-05'))).toBe('2026-01-06')
})

test('no date is in the future, from before the web, or from the footer', () => {
  expect(day('<meta property="article:published_time" content="2031-01-01">')).toBe('2026-01-10 meta')
  expect(day('<meta property="article:published_time" content="0001-01-01"><p>x')).toBeNull()
  expect(day('<footer><span class="date">5 January 2026</span></footer>')).toBeNull()
})

test.each([
  '<!-- <rdf:RDF><rdf:Description rdf:about="https://outlet.example/1" dc:date="2026-01-05T10:00:00+05:30"/></rdf:RDF> -->',
  '<!-- <rdf:RDF><dc:date>2026-01-05T10:00:00+05:30</dc:date></rdf:RDF> -->',
  '<p><rdf:RDF><rdf:Description dc:date="2026-01-05T10:00:00+05:30"></rdf:Description></rdf:RDF>',
  '<p><rdf:RDF><dc:date>2026-01-05T10:00:00+05:30</dc:date></rdf:RDF>',
  '<meta property="dc:date" content="2026-01-05T10:00:00+05:30">',
])('%s gives the date', html => {
  expect(readHtml(html).publishedAt?.value.toISOString()).toBe('2026-01-05T04:30:00.000Z')
})

test('the title attribute of an element that shows an age gives the date', () => {
  const shown = (hint: string) => `<h1>A headline of a story</h1><span title="${hint}">4 days ago</span>`
  expect(readHtml(shown('2026-01-05T14:20:02Z')).publishedAt?.value.toISOString()).toBe(
    '2026-01-05T14:20:02.000Z',
  )
  expect(readHtml(shown('A walk in 2026-01')).publishedAt?.day).toBe('2026-01-06')
})
