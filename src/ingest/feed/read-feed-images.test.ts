import { expect, test } from 'vitest'
import { altTexts, attachmentOf, captionsOf, imagesInHtml, imagesOf } from './read-feed-images.ts'
import { readFeedTree } from './read-feed-tree.ts'

const upTo = (entriesMax: number) => ({ entriesMax, now: new Date('2026-03-01T06:00:00Z') })

function item(inside: string) {
  const names = 'xmlns:media="http://search.yahoo.com/mrss/"'
  const result = readFeedTree(`<item ${names}>${inside}</item>`, upTo(10))
  if (!result.ok) throw new Error(result.detail.code)
  return result.root
}

function urls(inside: string, html = ''): string[] {
  return imagesOf(item(inside), html).map(image => image.url)
}

test('pictures of Media RSS are sorted largest first, and videos are left out', () => {
  const contents = [
    '<media:content url="s.jpg" width="100"/>',
    '<media:content url="l.jpg" width="900"/>',
    '<media:content url="v.mp4"/>',
  ]
  expect(urls(contents.join(''))).toEqual(['l.jpg', 's.jpg'])
  expect(urls(`<media:group>${contents.join('')}</media:group>`)).toEqual(['l.jpg', 's.jpg'])
  expect(urls('<media:content url="x" type="audio/mpeg"/>')).toEqual([])
})

test('a thumbnail of a video is a picture', () => {
  expect(
    urls('<media:content url="v.mp4" medium="video"><media:thumbnail url="t.jpg"/></media:content>'),
  ).toEqual(['t.jpg'])
})

test.each([
  '<media:content url="a.jpg"><media:description type="plain">The ferry</media:description></media:content>',
  '<media:group><media:content url="a.jpg"/><media:description>The ferry</media:description></media:group>',
  '<media:group><media:content url="a.jpg"><media:title>The ferry</media:title></media:content></media:group>',
  '<media:content url="a.mp3" medium="audio"><media:text>The ferry</media:text></media:content>',
])('the caption of a picture or recording is read from %s', inside => {
  expect(captionsOf(item(inside))).toEqual(['The ferry'])
})

test('an enclosure is a picture by its type, or by its file extension if it has no type', () => {
  expect(urls('<enclosure url="a" type="image/jpeg"/>')).toEqual(['a'])
  expect(urls('<enclosure url="a.png?x"/>')).toEqual(['a.png?x'])
  expect(urls('<enclosure url="a.png" type="audio/mpeg"/>')).toEqual([])
  expect(urls('<link rel="enclosure" href="b.jpg" type="image/jpeg"/>')).toEqual(['b.jpg'])
})

test('custom picture elements of outlets are read if they contain an address', () => {
  expect(
    urls('<fullimage>https://a.example/f.jpg</fullimage><image><url>//a.example/i.jpg</url></image>'),
  ).toEqual(['//a.example/i.jpg', 'https://a.example/f.jpg'])
  expect(urls('<image>no address</image>')).toEqual([])
})

test('pictures in the text come last', () => {
  expect(urls('<itunes:image href="i.jpg"/>', '<p><img src="t.jpg"></p>')).toEqual(['i.jpg', 't.jpg'])
})

test('for a lazy-loaded picture, the real address and its size are used', () => {
  const html =
    '<IMG SRC="data:image/gif;base64,R0" data-src="late.jpg?a=1&amp;b=2" width="640" height="x" srcset="no.jpg 2x">'
  expect(imagesInHtml(html)).toEqual([{ url: 'late.jpg?a=1&b=2', width: 640, height: null }])
})

test('at most five pictures of a text are read', () => {
  expect(imagesInHtml('<img src="a">'.repeat(50))).toHaveLength(5)
  expect(imagesInHtml('no pictures')).toEqual([])
})

test.each([
  ['<enclosure url=" https://a.example/a.mp3 " type="audio/mpeg"/>', 'https://a.example/a.mp3'],
  ['<enclosure url=" " type="audio/mpeg"/><enclosure url="b.pdf" type="application/pdf"/>', 'b.pdf'],
  ['<enclosure url="a.jpg" type="image/jpeg"/>', ''],
  ['<media:content url="c.mp4" medium="video"/>', 'c.mp4'],
])('the attachment of %s is "%s"', (inside, address) => {
  expect(attachmentOf(item(inside))).toBe(address)
})

test('only texts that a picture has are its texts', () => {
  expect(altTexts('<img src="a.jpg" alt=""><img src="b.jpg" alt="A bridge"><img src="c.jpg">')).toEqual([
    'A bridge',
  ])
})
