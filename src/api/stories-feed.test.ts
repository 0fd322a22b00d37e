import { parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { addStory } from '../../test/support/add-story.ts'
import { addNewsLink, addRow } from '../../test/support/builders.ts'
import { publicSite } from '../../test/support/public-site.ts'

const { db, app, read } = await publicSite()

function link(outlet: string, title: string, hour: number) {
  return addNewsLink(db, {
    title,
    source: outlet,
    url: `https://${outlet.toLowerCase()}.example/flood?day=2&page=1`,
    publishedAt: new Date(Date.UTC(2026, 0, 2, hour)),
  })
}

const links = [
  await link('Hindu', 'Flood <b>warning</b> & relief', 5),
  await link('Mint', 'River rises in Assam', 6),
  await link('Dawn', 'Thousands leave their homes', 7),
]
await addStory(db, { slug: 'flood', leadUrl: links[0]?.url, links })

const list = [
  '<p>3 outlets cover it.</p>',
  '<ul>',
  '<li><a href="https://hindu.example/flood?day=2&amp;page=1">Flood &lt;b&gt;warning&lt;/b&gt; &amp; relief</a> - Hindu</li>',
  '<li><a href="https://dawn.example/flood?day=2&amp;page=1">Thousands leave their homes</a> - Dawn</li>',
  '<li><a href="https://mint.example/flood?day=2&amp;page=1">River rises in Assam</a> - Mint</li>',
  '</ul>',
].join('')

test('an item of the feed of stories links to the lead and to the headlines of other outlets', async () => {
  const feed = parseRssFeed(await read('/stories/feed.xml'))
  expect(feed).toMatchObject({
    items: [
      {
        title: 'Flood &lt;b>warning&lt;/b> &amp; relief',
        link: 'https://chowk.example/story/flood',
        description: list,
      },
    ],
  })
})

test('an item of the JSON feed of stories has the same list as HTML', async () => {
  const { items } = await (await app.request('/stories/feed.json')).json()
  expect(items).toMatchObject([{ url: 'https://chowk.example/story/flood', content_html: list }])
  expect(items[0]).not.toHaveProperty('content_text')
})

test('an item without a description does not repeat its headline', async () => {
  const { items } = await (await app.request('/story/flood/feed.json')).json()
  expect(items.map((item: { content_text: string }) => item.content_text)).toEqual(['Dawn', 'Mint', 'Hindu'])
  const feed = parseRssFeed(await read('/story/flood/feed.xml'))
  expect(feed.items?.[0]).toMatchObject({ title: 'Thousands leave their homes' })
  expect(feed.items?.[0]).not.toHaveProperty('description')
})

test('lines of a correction stay apart where a feed has HTML', async () => {
  const newsLinkId = links[0]?.id ?? ''
  const correction = { headline: 'Flood', source: 'Hindu', text: 'Two rivers.\nNot three.' }
  await addRow(db, 'corrections', { ...correction, newsLinkId, createdAt: new Date('2026-01-02T06:00:00Z') })
  const [story] = parseRssFeed(await read('/stories/feed.xml')).items ?? []
  expect(story?.description).toMatch(
    /^<p>3 outlets cover it\.<\/p><p>[^<]*Two rivers\.<\/p><p>Not three\.<\/p><ul>/,
  )
  const items = parseRssFeed(await read('/story/flood/feed.xml')).items ?? []
  expect(items.map(({ description }) => description)).toContainEqual(
    expect.stringMatching(/Two rivers\.<br>Not three\.$/),
  )
})
