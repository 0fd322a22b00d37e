import { expect, test } from 'vitest'
import { jsonLd, readHtml } from '../../../test/support/read-html.ts'

const image = (html: string) => readHtml(html).image

test.each([
  ['<meta property="og:image" content="/a.jpg">', 'open-graph'],
  ['<meta property="og:image:secure_url" content="//www.outlet.example/a.jpg">', 'open-graph'],
  ['<meta name="twitter:image:src" content="https://www.outlet.example/a.jpg">', 'twitter-card'],
  [jsonLd('{"@type":"NewsArticle","image":["/a.jpg","/b.jpg"]}'), 'json-ld'],
  [jsonLd({ thumbnailUrl: '/a.jpg' }), 'json-ld'],
  ['<meta name="parsely-image-url" content="/a.jpg">', 'meta'],
  ['<link rel="image_src" href="/a.jpg">', 'link-element'],
  ['<article><img src="/a.jpg" width="640"></article>', 'picture'],
  ['<article><img src="data:image/gif;base64,R0" data-lazy-src="/a.jpg"></article>', 'picture'],
  ['<article><img srcset="/b.jpg 400w, /a.jpg 1200w, /c.jpg 800w"></article>', 'picture'],
  ['<article><img src="data:image/gif;base64,R0" data-srcset="/b.jpg 1x, /a.jpg 2x"></article>', 'picture'],
  ['<article><img src="/grey-placeholder.svg"><noscript><img src="/a.jpg"></noscript></article>', 'picture'],
  [
    '<meta property="og:image" content="undefined"><meta name="twitter:image" content="/a.jpg">',
    'twitter-card',
  ],
  [
    '<meta property="og:image" content="/[object Object]"><meta name="twitter:image" content="/a.jpg">',
    'twitter-card',
  ],
  [
    '<article><picture><source srcset="/a.jpg 1200w"><img src="data:image/gif;base64,R0"></picture></article>',
    'picture',
  ],
  [
    '<meta property="og:image" content="/image_placeholder.gif"><article><img src="/x.gif" data-src="/a.jpg"></article>',
    'picture',
  ],
  ['<article><a href="/a-large.jpg"><img src="/a.jpg"></a></article>', 'picture'],
  ['<video poster="/a.jpg" controls></video>', 'video'],
  ['<video data-poster-url="/a.jpg"></video><article><img src="/b.jpg"></article>', 'video'],
])('%s gives the picture', (html, from) => {
  expect(image(html)).toEqual({ value: 'https://www.outlet.example/a.jpg', from, isLogo: false })
})

test.each([
  '<img src="/logo.png">',
  '<article><img src="/face.jpg" class="author-photo"></article>',
  '<article><img src="/small.jpg" width="80" height="80"></article>',
  '<article><img src="/clip.mp4"></article>',
  '<article><img src="data:image/png;base64,AA"></article>',
  '<h1>Headline</h1><noscript><img src="https://mc.outlet.example/watch/7" style="position:absolute; left:-9999px;"></noscript>',
  '<h1>Headline</h1><noscript><img src="https://www.outlet.example/tr?id=7" style="display:none"></noscript>',
  '<h1>Headline</h1><img src="/seen-by-nobody.jpg" class="image visually-hidden">',
  '<h1>Headline</h1><img src="https://mc.yandex.ru/watch/7">',
  '<aside><img src="/neighbour.jpg"></aside>',
  '<aside><video poster="/neighbour.jpg"></video></aside>',
  '<h1>Headline</h1><a href="/another-story"><img src="/neighbour.jpg" width="640"></a>',
  '<meta property="og:image" content="">',
  '<meta property="og:image" content="https://s0.wordpress.example/i/blank.jpg">',
  '<meta property="og:image" content="javascript:alert(1)">',
])('%s is not the article’s picture', html => {
  expect(image(html)).toBeNull()
})

test.each([
  '/static/logo.png',
  '/img/og-default.jpg',
  '/site_logo_600x315.jpg',
  '/images/placeholder.png',
  '/share/outlet_og_image.jpg',
])('%s is the outlet’s logo: the last choice, and marked as a logo', path => {
  const named = `<meta property="og:image" content="${path}">`
  expect(image(named)?.isLogo).toBe(true)
  const other = image(`${named}<meta name="twitter:image" content="/ferry.jpg">`)
  expect(other).toMatchObject({ value: 'https://www.outlet.example/ferry.jpg', isLogo: false })
})

test('a video’s poster comes before the outlet’s logo and after a picture from the metadata', () => {
  const video = '<video poster="/still.jpg"></video>'
  const found = (path: string) => image(`<meta property="og:image" content="${path}">${video}`)
  expect(found('/site-logo.png')).toEqual({
    value: 'https://www.outlet.example/still.jpg',
    from: 'video',
    isLogo: false,
  })
  expect(found('/ferry.jpg')?.from).toBe('open-graph')
})

test('a picture in a folder named "logos" is allowed, because news about companies shows their logos', () => {
  const found = image('<meta property="og:image" content="/news-release/logo/9018/0/9018.png">')
  expect(found).toMatchObject({ value: 'https://www.outlet.example/news-release/logo/9018/0/9018.png' })
  expect(found?.isLogo).toBe(false)
})

test('a word that merely contains "logo" is not a logo', () => {
  expect(image('<meta property="og:image" content="/slogos-of-logophiles.jpg">')?.isLogo).toBe(false)
})
