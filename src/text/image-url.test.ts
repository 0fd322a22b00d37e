import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectWithinMs } from '../../test/support/processor-ms.ts'
import { property } from '../../test/support/property.ts'
import { cleanImageUrl, isPlaceholder, pictureAddress } from './image-url.ts'

function image(url: string, width: number | null = null, height: number | null = null) {
  return { url, width, height }
}

test.each([
  ['https://img.example/a.jpg', 'https://img.example/a.jpg'],
  ['http://img.example/a.jpg', 'http://img.example/a.jpg'],
  ['//img.example/a.jpg', 'https://img.example/a.jpg'],
  ['/a.jpg?w=1&amp;h=2', 'https://outlet.example/a.jpg?w=1&h=2'],
  ['https://outlet.examplehttps://img.example/a.jpg', 'https://img.example/a.jpg'],
  ['https://img.example/?id=7', 'https://img.example/?id=7'],
  ['undefined', ''],
  ['[object Object]', ''],
  ['{{ image }}', ''],
  ['%%image%%', ''],
  ['javascript:alert(1)', ''],
  ['data:image/png;base64,AAAA', ''],
  ['https://user:word@img.example/a.jpg', ''],
  ['http://img.example:8080/a.jpg', 'http://img.example:8080/a.jpg'],
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
  'https://delta.example/[object%20Object]',
  'https://delta.example/files/undefined?w=1200',
  'https://delta.example/%7B%7Bimage%7D%7D',
  'https://delta.example/$%7Bimage%7D',
  'https://delta.example',
  'https://delta.example/uploads/',
  'https://delta.example/share.svg?v=2',
  'https://delta.example/2026/ferry#top',
])('%s is skipped in favour of the next candidate', url => {
  const picture = 'https://delta.example/ferry.jpg'
  const candidates = [url, picture].map(one => ({ url: one, width: null, height: null }))
  expect(cleanImageUrl(candidates, 'https://delta.example/2026/ferry')).toBe(picture)
})

test('an address is relative to the base of the text that holds it, itself relative to the page', () => {
  const image = { url: 'a.jpg', width: null, height: null }
  const page = 'https://outlet.example/feed'
  expect(cleanImageUrl([{ ...image, base: 'media/' }], page)).toBe('https://outlet.example/media/a.jpg')
  expect(cleanImageUrl([{ ...image, base: 'https://a.example/x/' }], page)).toBe('https://a.example/x/a.jpg')
})

const square = 'data:image/gif;base64,R0lGOD'

test.each([
  [{ src: '/a.jpg' }, '/a.jpg'],
  [{ src: square, 'data-src': '/a.jpg' }, '/a.jpg'],
  [{ src: '/grey.gif', 'data-lazy-src': '/a.jpg' }, '/a.jpg'],
  [{ src: '/a.jpg', 'data-lazy': 'true' }, '/a.jpg'],
  [{ src: '/a.jpg', 'data-original': '1', 'data-src': square }, '/a.jpg'],
  [{ src: '/a.jpg', srcset: '/b.jpg 400w, /c.jpg 800w' }, '/a.jpg'],
  [{ src: square, 'data-srcset': '/b.jpg 400w, /a.jpg 1200w, /c.jpg 800w' }, '/a.jpg'],
  [{ srcset: '/b.jpg, /a.jpg 2x' }, '/a.jpg'],
  [{ srcset: 'https://i.example/w_1,h_2/a.jpg 640w' }, 'https://i.example/w_1,h_2/a.jpg'],
  [{ src: square }, square],
  [{ alt: 'nothing' }, ''],
])('the address of %j is "%s"', (attributes, address) => {
  const values = new Map(Object.entries(attributes))
  expect(pictureAddress(name => values.get(name))).toBe(address)
})

const base = 'https://www.deltapost.example/'

test.each([
  'https://www.deltapost.example/img/logo.png',
  'https://www.deltapost.example/img/logo-main.png',
  'https://www.deltapost.example/images/deltapost-logo-square.jpg',
  'https://cdn.example/assets/DeltaPostLogo.png',
  'https://cdn.example/x%2F2018%2FDELTA_LOGO.png?w=1200',
  'https://www.deltapost.example/images/delta-icon.png',
  'https://cdn.example/favicon.ico',
  'https://www.deltapost.example/images/dpost-icon.png',
  'https://cdn.example/uploads/Default-Image-DP.png',
  'https://cdn.example/uploads/no-image-available.jpg',
  'https://cdn.example/noimage.png',
  'https://cdn.example/placeholder.png',
  'https://cdn.example/share/og-default.jpg',
  'https://cdn.example/social-share-default.jpg',
  'https://images.example/facebook/fb-dpost-default.jpg',
  'https://cdn.example/uploads/deltapost_og_image.jpg',
  'https://cdn.example/DeltaPost-bluebg_Twitter_601X601.png',
  'https://cdn.example/deltapost_safe_image.png',
  'https://cdn.example/i/blank.jpg',
])('%s is a placeholder or logo', url => {
  expect(isPlaceholder(new URL(url), base)).toBe(true)
})

test.each([
  'https://i.ytimg.example/vi/abc/hqdefault.jpg',
  'https://i.ytimg.example/vi/abc/maxresdefault.jpg',
  'https://cdn.example/sites/default/files/2026/ferry.jpg',
  'https://cdn.example/default/0001/09/thumb_8793_default_large.jpeg',
  'https://cdn.example/default-1641475515-ferry.jpg',
  'https://cdn.example/2026/google-logo.jpg',
  'https://cdn.example/2026/ferry-company-logo-at-dock.jpg',
  'https://cdn.example/2026/iconic-bridge.jpg',
  'https://cdn.example/2026/silicon-valley.jpg',
  'https://cdn.example/2026/photo-1.jpg',
  'https://cdn.example/2026/1200.jpg',
  'https://cdn.example/thumb/msid-88756499,width-800/share.jpg',
  'https://cdn.example/cover.jpg',
  'https://cdn.example/deltapost-budget-speech-og-image.jpg',
  'https://cdn.example/ferry-og-image.jpg',
  'https://cdn.example/',
])('%s is a picture', url => {
  expect(isPlaceholder(new URL(url), base)).toBe(false)
})

property(fc.webUrl(), fc.string())(
  'no address throws',
  (url, other) => typeof isPlaceholder(new URL(url), other) === 'boolean',
)

test('a 50 KB name is read within 50 ms', () => {
  for (const part of ['logo-', 'aA', '-default', '%2F']) {
    const url = new URL(`https://cdn.example/${part.repeat(50_000 / part.length)}`)
    expectWithinMs(50, () => isPlaceholder(url, base))
  }
})
