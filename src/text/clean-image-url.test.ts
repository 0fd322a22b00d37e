import { expect, test } from 'vitest'
import { cleanImageUrl } from './clean-image-url.ts'

function image(url: string, width: number | null = null, height: number | null = null) {
  return { url, width, height }
}

test.each([
  ['https://img.example/a.jpg', 'https://img.example/a.jpg'],
  ['http://img.example/a.jpg', 'https://img.example/a.jpg'],
  ['//img.example/a.jpg', 'https://img.example/a.jpg'],
  ['/a.jpg?w=1&amp;h=2', 'https://outlet.example/a.jpg?w=1&h=2'],
  ['undefined', ''],
  ['[object Object]', ''],
  ['{{ image }}', ''],
  ['javascript:alert(1)', ''],
  ['data:image/png;base64,AAAA', ''],
  ['https://user:word@img.example/a.jpg', ''],
  ['http://img.example:8080/a.jpg', ''],
  ['https://pixel.wp.com/b.gif?x', ''],
  ['https://feeds.feedburner.com/~r/x/~4/y', ''],
  ['https://img.example/spacer.gif', ''],
  [`https://img.example/${'a'.repeat(3000)}`, ''],
  ['', ''],
])('%s becomes "%s"', (given, expected) => {
  expect(cleanImageUrl([image(given)], 'https://outlet.example/feed')).toBe(expected)
})

test('the first candidate that is a picture is chosen', () => {
  const candidates = [image('https://img.example/1.gif', 1, 1), image('https://img.example/2.jpg', 640, 360)]
  expect(cleanImageUrl(candidates, 'https://outlet.example/')).toBe('https://img.example/2.jpg')
})

test.each([
  'https://www.crictracker.example/2026/match.jpg',
  'https://petapixel.example/assets/flyby.jpg',
  'https://encounter.example/a.png',
  'https://stats.example/collect/stamps.jpg',
  'https://yandex.example/watch/722545.jpg',
])('%s only resembles a tracking pixel', url => {
  expect(cleanImageUrl([{ url, width: null, height: null }], 'https://delta.example/')).toBe(url)
})

test.each([
  'https://pixel.delta.example/x.png',
  'https://a.tracker.example/x.png',
  'https://delta.example/logo.png',
  'https://mc.yandex.ru/watch/1',
  'https://www.facebook.com/tr?id=7&ev=PageView&noscript=1',
  'https://stats.delta.example/matomo.php?idsite=1&rec=1',
  'https://c.statcounter.com/1/0/a/1/',
  'https://www.google-analytics.com/collect?v=1',
])('%s is skipped in favour of the next candidate', url => {
  const picture = 'https://delta.example/ferry.jpg'
  const candidates = [url, picture].map(one => ({ url: one, width: null, height: null }))
  expect(cleanImageUrl(candidates, 'https://delta.example/')).toBe(picture)
})

test('an address is relative to the base of the text that holds it, itself relative to the page', () => {
  const image = { url: 'a.jpg', width: null, height: null }
  const page = 'https://outlet.example/feed'
  expect(cleanImageUrl([{ ...image, base: 'media/' }], page)).toBe('https://outlet.example/media/a.jpg')
  expect(cleanImageUrl([{ ...image, base: 'https://a.example/x/' }], page)).toBe('https://a.example/x/a.jpg')
})
