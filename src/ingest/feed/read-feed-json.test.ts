import { expect, test } from 'vitest'
import { readJsonFeed } from './read-feed-json.ts'

const upTo = (entriesMax: number) => ({ entriesMax, now: new Date('2026-03-01T06:00:00Z') })

function feed(value: unknown, entriesMax = 100) {
  const result = readJsonFeed(JSON.stringify(value), upTo(entriesMax))
  if (!result.ok) throw new Error(result.detail.code)
  return result.feed
}

function item(value: unknown) {
  return feed({ version: 'https://jsonfeed.org/version/1.1', items: [value] }).entries[0]
}

test('fields of a wrong type are ignored', () => {
  expect(
    feed({ version: 'https://jsonfeed.org/version/1', title: 5, home_page_url: {}, items: {} }),
  ).toMatchObject({ title: '5', homeUrl: '', entries: [] })
  expect(item(null)).toMatchObject({ link: '', title: '' })
  expect(
    item({ title: ['x'], image: { url: 'y' }, attachments: 'w', tags: [7, 'Rain', null] }),
  ).toMatchObject({
    title: '',
    images: [],
    tags: ['Rain'],
  })
})

test('the link is the url, else the external url, else an id that is an address', () => {
  expect(item({ url: 'https://a.example/1', external_url: 'https://b.example/1' })?.link).toBe(
    'https://a.example/1',
  )
  expect(item({ external_url: 'https://b.example/1' })?.link).toBe('https://b.example/1')
  expect(item({ id: 'https://c.example/1' })?.link).toBe('https://c.example/1')
})

test('plain text is not read as markup', () => {
  expect(item({ content_text: 'a < b' })?.content).toBe('a &lt; b')
})

test('pictures come from image, banner, attachments and the text', () => {
  const images = item({
    image: 'i.jpg',
    banner_image: 'b.jpg',
    attachments: [
      { url: 'a.mp3', mime_type: 'audio/mpeg' },
      { url: 'a.jpg', mime_type: 'image/jpeg' },
    ],
    content_html: '<img src="t.jpg">',
  })?.images
  expect(images?.map(image => image.url)).toEqual(['i.jpg', 'b.jpg', 'a.jpg', 't.jpg'])
})

test('a title is plain text, and an attachment’s title is a caption', () => {
  const photo = { url: 'a.jpg', mime_type: 'image/jpeg', title: 'The ferry' }
  expect(item({ title: 'Use <b>', attachments: [photo] })).toMatchObject({
    isTitlePlain: true,
    captions: ['The ferry'],
  })
})

test('items beyond the limit are counted', () => {
  expect(feed({ title: 'T', items: [{}, {}, {}] }, 1)).toMatchObject({ leftOut: 2 })
})

test('other JSON and broken JSON are refused', () => {
  expect(readJsonFeed('{"a":1}', upTo(9))).toMatchObject({ failure: 'not-a-feed' })
  expect(readJsonFeed('[{]', upTo(9))).toMatchObject({ failure: 'bad-json' })
  expect(readJsonFeed('null', upTo(9))).toMatchObject({ ok: false })
})

test('an item with only a recording has it as its attachment, but not a picture', () => {
  const audio = { url: 'https://a.example/1.mp3', mime_type: 'audio/mpeg' }
  const image = { url: 'https://a.example/1.jpg', mime_type: 'image/jpeg' }
  const json = {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'T',
    items: [
      { id: '1', attachments: [image, audio] },
      { id: '2', attachments: [image] },
    ],
  }
  const result = readJsonFeed(JSON.stringify(json), upTo(9))
  expect(result.ok && result.feed.entries.map(({ attachment }) => attachment)).toEqual([audio.url, ''])
})

test.each(['[],', '{},', '['])('a list of nothing but %j does not exhaust the memory', piece => {
  const text = `{"version":"https://jsonfeed.org/version/1.1","items":[${piece.repeat(600_000)}`
  expect(readJsonFeed(text, upTo(9))).toMatchObject({ ok: false, failure: 'too-complex' })
})
