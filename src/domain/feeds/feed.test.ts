import { expect, test } from 'vitest'
import { hostOfFeed, normalizeFeedUrl } from './feed.ts'

test.each([
  [' https://o.example/rss#top ', 'https://o.example/rss'],
  ['feed:https://o.example/rss', 'https://o.example/rss'],
  ['feed://o.example/rss', 'http://o.example/rss'],
  ['HTTP://O.Example', 'http://o.example/'],
])('%s is stored as %s', (text, url) => {
  expect(normalizeFeedUrl(text)).toBe(url)
})

test.each([
  '',
  'news',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'https://user:pw@o.example/',
  `https://o.example/${'x'.repeat(2000)}`,
])('%s is not a valid feed address', text => {
  expect(normalizeFeedUrl(text)).toBeNull()
})

test('hosts with different ports are different', () => {
  expect(hostOfFeed('https://o.example/rss')).toBe('o.example:443')
  expect(hostOfFeed('http://o.example:8080/rss')).toBe('o.example:8080')
})
