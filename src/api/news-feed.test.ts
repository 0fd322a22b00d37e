import { parseFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addReadyImage, setRows } from '../../test/support/builders.ts'
import { publicSite } from '../../test/support/public-site.ts'

const { db, app } = await publicSite()
const politics = await addCategory(db, { name: 'Politics & Law', slug: 'politics' })
const hostile = 'A "quoted" <b>title</b> & ]]> \u000b end'
const imageUrl = 'https://img.example/rain.jpg'
const picture = `https://chowk.example${await addReadyImage(db, imageUrl)}/960.webp`
const link = await addNewsLink(db, {
  category: politics.id,
  imageUrl,
  title: hostile,
  description: '<script>alert(1)</script> & more',
  url: 'https://outlet.example/a?x=1&y=2',
  language: 'hi',
  publishedAt: new Date('2026-01-01T10:00:00Z'),
})

test.each(['/feed.xml', '/category/politics/feed.xml'])(
  '%s is RSS that stays valid with any text',
  async path => {
    const response = await app.request(path)
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const text = await response.text()
    expect(text).not.toContain('\u000b')
    expect(text).toContain('<link><![CDATA[https://outlet.example/a?x=1&y=2]]></link>')
    expect(text.match(/(?:>\s+<!\[CDATA\[|\]\]>\s+<\/)/g)).toBeNull()
    const read = parseFeed(text)
    expect(read.format).toBe('rss')
    expect(read.feed).toMatchObject({
      atom: { links: [{ rel: 'self', href: `https://chowk.example${path}` }] },
      items: [
        {
          // Feed readers interpret a title as HTML and would drop the tags.
          title: 'A "quoted" &lt;b>title&lt;/b> &amp; ]]>  end',
          link: 'https://outlet.example/a?x=1&y=2',
          description: '&lt;script&gt;alert(1)&lt;/script&gt; &amp; more',
          guid: { value: `urn:uuid:${link.id}`, isPermaLink: false },
          pubDate: 'Thu, 01 Jan 2026 10:00:00 GMT',
          media: { contents: [{ url: picture, medium: 'image' }] },
        },
      ],
    })
  },
)

test('the feed of a category is described as its page is', async () => {
  const { description } = await (await app.request('/category/politics/feed.json')).json()
  expect(description).toBe('Latest news and updates from Politics & Law')
})

test.each(['/feed.json', '/category/politics/feed.json'])('%s is a JSON Feed', async path => {
  const response = await app.request(path)
  expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
  expect(await response.json()).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `https://chowk.example${path}`,
    items: [
      {
        id: `urn:uuid:${link.id}`,
        title: hostile,
        language: 'hi',
        authors: [{ name: 'The Outlet' }],
        image: picture,
      },
    ],
  })
})

test('without pictures on the site, feeds have none', async () => {
  await setRows(db, 'settings', { showImages: false })
  const { items } = await (await app.request('/feed.json')).json()
  expect(items[0]).not.toHaveProperty('image')
  expect(await (await app.request('/feed.xml')).text()).not.toContain('media:content')
  await setRows(db, 'settings', { showImages: true })
})

test('the feed of a category that does not exist is not found', async () => {
  expect((await app.request('/category/nothing/feed.xml')).status).toBe(404)
})

test('a feed reader that has the newest version gets 304', async () => {
  const etag = (await app.request('/feed.xml')).headers.get('etag') ?? ''
  expect((await app.request('/feed.xml', { headers: { 'if-none-match': etag } })).status).toBe(304)
})
