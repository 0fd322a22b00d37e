import { expect, test } from 'vitest'
import { guessOutletName, homeOf, nameInTitle, outletHost } from './outlet.ts'

test.each([
  ['https://www.thehindu.com/feeder/default.rss', 'thehindu.com'],
  ['https://feeds.bbci.co.uk/news/rss.xml', 'bbci.co.uk'],
  ['https://m.example.in/rss', 'example.in'],
  ['http://www.localhost/rss', 'www.localhost'],
])('the outlet of %s has its home at %s', (url, host) => {
  expect(outletHost(url)).toBe(host)
})

test('a feed and the site it belongs to have the same home', () => {
  expect(homeOf('http://feeds.example.com/top.xml')).toBe(homeOf('https://www.example.com/news/'))
})

test('feeds that a service carries for several outlets have different homes', () => {
  expect(homeOf('https://feeds.feedburner.com/one')).not.toBe(homeOf('https://feeds.feedburner.com/two'))
})

test('a home on a port of its own keeps the port', () => {
  expect(homeOf('http://127.0.0.1:8080/feed')).toBe('http://127.0.0.1:8080/')
})

test.each([
  ['India | The Guardian', 'https://www.theguardian.com/world/india/rss', 'The Guardian'],
  ['The Hindu - Home', 'https://www.thehindu.com/feeder/default.rss', 'The Hindu'],
  ['Top stories', 'https://news.example.org/rss', null],
  ['अमर उजाला', 'https://www.amarujala.com/rss', null],
  [`The Hindu ${'समाचार '.repeat(50)}`, 'https://www.thehindu.com/feeder/default.rss', null],
])('the outlet’s name is found in the title of the feed "%s"', (title, url, name) => {
  expect(nameInTitle(title, url)).toBe(name)
})

test.each([
  ['India | The Guardian', 'https://www.theguardian.com/world/india/rss', 'The Guardian'],
  ['The Town Crier', 'http://127.0.0.1:8080/feed', 'The Town Crier'],
  ['The Town Crier - Latest News', 'http://127.0.0.1:8080/feed', 'The Town Crier'],
  ['Top stories | The Town Crier RSS Feed', 'http://127.0.0.1:8080/feed', 'The Town Crier'],
  ['Sport - The Town Crier', 'http://127.0.0.1:8080/feed', 'Sport - The Town Crier'],
  ['अमर उजाला', 'https://www.amarujala.com/rss', 'अमर उजाला'],
  ['Top stories', 'https://news.example.org/rss', 'news.example.org'],
  ['', 'https://news.example.org/rss', 'news.example.org'],
  ['', 'https://www.खबर.भारत/rss', 'खबर.भारत'],
])('the feed "%s" at %s proposes the outlet "%s"', (title, url, name) => {
  expect(guessOutletName(title, url)).toBe(name)
})
