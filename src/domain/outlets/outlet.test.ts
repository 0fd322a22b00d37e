import { expect, test } from 'vitest'
import { homeOf, outletHost } from './outlet.ts'

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
