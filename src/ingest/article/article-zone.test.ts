import { expect, test } from 'vitest'
import { jsonLd, readHtml } from '../../../test/support/read-html.ts'

const evening = '<meta property="article:published_time" content="2026-01-05 22:00:00">'
const at = (html: string, url?: string) => readHtml(html + evening, url).publishedAt?.value.toISOString()

test.each([
  ['', 'https://outlet.in/1', '16:30'],
  ['', 'https://outlet.co.uk/1', '22:00'],
  ['', 'https://outlet.co.jp/1', '13:00'],
  ['<html lang="en-IN">', undefined, '16:30'],
  ['<html lang="hi">', undefined, '16:30'],
  ['<html lang="de">', undefined, '21:00'],
  ['<html lang="ja">', undefined, '13:00'],
  ['<html lang="en-US"><meta property="og:locale" content="en_GB">', undefined, '22:00'],
  ['<meta name="geo.region" content="IN-DL">', undefined, '16:30'],
  [jsonLd('{"@type":"PostalAddress","addressCountry":"India"}'), undefined, '16:30'],
  ['', 'https://www.theindiapost.com/1', '16:30'],
  ['<h1>A headline</h1><p>January 5, 2026: 10:00 PM IST</p>', undefined, '16:30'],
  ['<meta property="article:modified_time" content="2026-01-06T10:00:00+05:30">', undefined, '16:30'],
  [
    '<meta property="article:modified_time" content="2026-01-06T10:00:00+00:00"><html lang="hi">',
    undefined,
    '16:30',
  ],
])('by %s at %s, ten in the evening is %s in UTC', (html, url, time) => {
  expect(at(html, url)).toBe(`2026-01-05T${time}:00.000Z`)
})

const indian = `indiatimes.com thehindu.com www.hindustantimes.com indianexpress.com www.indiatvnews.com the-india.net
  timesofindia.indiatimes.com newindianexpress.com republicbharat.com millenniumpost-delhi.com www.indianarrative.com
  keralakaumudi.com tribune-punjab.com bengalnews.com`
const other = `indianapolis.com www.indianapolisrecorder.com indianagazette.com theindianalawyer.com indiana.com
  news.southern-indiana.com indianola-news.com indianrivermagazine.com indiancountrytoday.com indianz.com bengals.com
  www.cincinnatibengalsnews.com example.com`

test.each([
  ['ten in India', indian, '2026-01-05T16:30:00.000Z'],
  ['left open', other, '2026-01-05T00:00:00.000Z'],
])('ten in the evening is %s at %s', (_what, hosts, time) => {
  for (const host of hosts.split(/\s+/)) expect(at('', `https://${host}/1`), host).toBe(time)
})

test('in a country with several zones, the zone shown on the page is used', () => {
  expect(at('<h1>A headline</h1><p>January 5, 2026: 10:00 PM ET</p>')).toBe('2026-01-06T03:00:00.000Z')
})

test.each([
  '',
  '<html lang="en">',
  '<html lang="en-US">',
  '<html lang="es">',
  '<footer>10:00 PM IST</footer>',
])('when %s gives no zone, the day is kept and the hour left open', html => {
  expect(at(html)).toBe('2026-01-05T00:00:00.000Z')
  expect(readHtml(html + evening).publishedAt?.day).toBe('2026-01-05')
})
