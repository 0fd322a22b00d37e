import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addStory } from '../../../test/support/add-story.ts'
import { addCategory, addNewsLink, addReadyImage, addRow, setRow } from '../../../test/support/builders.ts'
import { insertMany } from '../../../test/support/insert-many.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { writePageKey } from '../../domain/fields/page-key.ts'
import { dot } from '../../ui/news/headline-lines.tsx'

const { db, app, read } = await publicSite({ empty: ['storyLinks', 'stories', 'newsLinks'] })
const { id: category } = await addCategory(db)

type Given = { title?: string; language?: string; imageUrl?: string; description?: string }

function link(n: number, given: Given = {}) {
  const publishedAt = new Date(Date.UTC(2026, 0, 1, 6, n))
  const fields = { category, source: `Outlet ${n}`, url: `https://outlet-${n}.example/${n}`, publishedAt }
  return addNewsLink(db, { title: `Flood ${n}`, ...fields, ...given })
}

test('a story shows its lead, every headline with outlet and time, and when each outlet began', async () => {
  const imageUrl = 'https://img.example/flood.jpg'
  const picture = await addReadyImage(db, imageUrl)
  const links = [await link(1), await link(2), await link(3, { imageUrl, description: 'The river rose.' })]
  const story = await addStory(db, { links, slug: 'flood', title: 'The flood of January' })
  const html = await read('/story/flood')
  expect(html).toContain('<h1>The flood of January</h1>')
  expect(html).toContain(
    '3 outlets, 3 articles. Began <time dateTime="2026-01-01T06:01:00.000Z" data-exact="">1 Jan, 11:31</time>',
  )
  expect(html).toContain(picture)
  expect(html).toContain('The river rose.')
  expect([...html.matchAll(/<h3><a [^>]*>(Flood \d)<\/a><\/h3>/g)].map(([, title]) => title)).toEqual([
    'Flood 3',
    'Flood 2',
    'Flood 1',
  ])
  expect(html).toContain('<b>Outlet 1</b> was first, ')
  expect(html).toContain('2 other outlets followed within three hours.')
  expect(html).toContain(`data-live="story:${story.id} corrections"`)
})

test("a lead without a description borrows another outlet's, with its name", async () => {
  const description = ''
  const links = [await link(1, { description: 'The river rose.' }), await link(2, { description })]
  await addStory(db, { links, slug: 'flood' })
  expect(await read('/story/flood')).toContain(
    '<p class="standfirst"><cite>Outlet 1:</cite> The river rose.</p>',
  )
})

test('after an article is deleted, outlets and articles agree before the worker has recounted them', async () => {
  const links = [await link(1), await link(2), await link(3)]
  await addStory(db, { links, slug: 'flood' })
  await db
    .deleteFrom('newsLinks')
    .where('id', '=', links[2]?.id ?? '')
    .execute()
  expect(await read('/story/flood')).toContain('2 outlets, 2 articles.')
})

test("a headline in another language has its lang and the language's name, and an agency copy is labelled", async () => {
  const links = [await link(1), await link(2, { title: 'असम में बाढ़', language: 'hi' })]
  await addStory(db, { links, slug: 'flood' })
  await db
    .updateTable('storyLinks')
    .set({ isCopy: true })
    .where('newsLinkId', '=', links[1]?.id ?? '')
    .execute()
  const html = await read('/story/flood')
  expect(html).toMatch(
    /<a [^>]*lang="hi">असम में बाढ़<\/a><\/h[34]><p class="by"><span class="from"><b>Outlet 2<\/b>\u00a0· Hindi\u00a0· agency&#x27;s copy/,
  )
  expect(html).not.toContain('English</p>')
})

test('headlines stand below their sides if any outlet of the story is rated, with a finer lean, and in one list otherwise', async () => {
  const links = [await link(1), await link(2)]
  await addStory(db, { links, slug: 'flood' })
  expect(await read('/story/flood')).not.toContain('rated')
  const rating = { leanSource: 'A survey', leanRatedOn: '2026-01-01', leanNote: 'Its leaders' }
  const outlet = await addRow(db, 'outlets', {
    name: 'Dawn',
    homeUrl: 'https://dawn.example/',
    lean: 'lean-left',
    ...rating,
  })
  await setRow(db, 'newsLinks', links[0]?.id ?? '', { outletId: outlet.id })
  const html = (await read('/story/flood')).replaceAll('<!-- -->', '')
  expect(html).toContain(`<b>Outlet 1</b>${dot}rated lean left</span> <time`)
  expect(html).toContain('<b>Outlet 2</b></span> <time')
  const sides = [...html.matchAll(/<section aria-label="(.*?)"><h3.*?<a [^>]*>(.*?)<\/a>/g)]
  expect(sides.map(([, side, title]) => [side, title])).toEqual([
    ['Left', 'Flood 1'],
    ['Not rated', 'Flood 2'],
  ])
})

test("the head contains the page's metadata, its feeds and its list of links", async () => {
  await addStory(db, { links: [await link(1), await link(2)], slug: 'flood' })
  const html = await read('/story/flood?utm_source=mail')
  expect(html).toContain('<title>Flood 2 - Chowk</title>')
  expect(html).toContain('<link rel="canonical" href="https://chowk.example/story/flood"/>')
  expect(html).toContain('<meta property="og:title" content="Flood 2 - Chowk"/>')
  expect(html).toContain('content="One story as 2 outlets report it: Outlet 1 and Outlet 2."')
  expect(html).toContain('href="/story/flood/feed.xml"')
  const [, text = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? []
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'CollectionPage',
    dateModified: '2026-01-01T06:02:00.000Z',
    mainEntity: {
      itemListElement: [
        { position: 1, name: 'Flood 2' },
        { position: 2, name: 'Flood 1' },
      ],
    },
  })
})

test('a title with markup and titles in eight scripts are escaped', async () => {
  const title = '</script><script>alert(1)</script> & <b>बाढ़ வெள்ளம் বন্যা వరద ಪ್ರವಾಹ പ്രളയം પૂર سیلاب</b>'
  await addStory(db, { links: [await link(1), await link(2)], slug: 'flood', title })
  for (const path of ['/story/flood', '/stories']) {
    const text = await read(path)
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('<b>बाढ़')
  }
  expect(await read('/story/flood/feed.xml')).toContain('<![CDATA[&lt;/script>')
  expect(await read('/story/flood')).toContain('പ്രളയം પૂર سیلاب')
})

test('a missing, hidden, emptied or single-outlet story is a 404 like any other', async () => {
  await addStory(db, {
    links: [await link(1), await link(2)],
    slug: 'hidden',
    isHidden: true,
    title: 'Unseen',
  })
  await addStory(db, { links: [await link(3)], slug: 'single' })
  const story = await addStory(db, { links: [await link(4), await link(5)], slug: 'emptied' })
  await read('/story/emptied')
  await db.deleteFrom('newsLinks').where('url', 'like', '%outlet-5%').execute()
  for (const slug of ['nowhere', 'hidden', 'single', 'emptied', 'बाढ़', `${'a'.repeat(3_000)}`]) {
    const html = await read(`/story/${encodeURIComponent(slug)}`, 404)
    expect(html).toContain('<h1>404</h1>')
    expect(html).not.toContain('Unseen')
    expect((await app.request(`/story/${encodeURIComponent(slug)}/feed.xml`)).status).toBe(404)
  }
  expect(story.publicOutletCount).toBe(2)
})

test.each(['/story/%00', '/story/a%00b/feed.json', `/story/${'a'.repeat(10_000)}`, '/story/%E0%A4%A'])(
  'a malformed address is refused: %#',
  async path => {
    expect([400, 404, 414]).toContain((await app.request(path)).status)
  },
)

test('a merged story and its feeds redirect permanently to the other story, through several merges', async () => {
  const last = await addStory(db, { links: [await link(1), await link(2)], slug: 'last' })
  const middle = await addStory(db, { links: [], slug: 'middle', mergedInto: last.id })
  await addStory(db, { links: [], slug: 'first', mergedInto: middle.id })
  const response = await app.request('/story/first')
  expect([response.status, response.headers.get('location')]).toEqual([301, '/story/last'])
  const after = writePageKey({ at: new Date(0), id: last.id })
  const further = await app.request(`/story/first?after=${after}`)
  expect(further.headers.get('location')).toBe(`/story/last?after=${after}`)
  const feed = await app.request('/story/first/feed.json')
  expect([feed.status, feed.headers.get('location')]).toEqual([301, '/story/last/feed.json'])
})

test('its feeds contain its links, newest first', async () => {
  await addStory(db, { links: [await link(1), await link(2)], slug: 'flood' })
  const feed = JSON.parse(await read('/story/flood/feed.json'))
  expect(feed.items.map((item: { title: string }) => item.title)).toEqual(['Flood 2', 'Flood 1'])
  expect(feed.home_page_url).toBe('https://chowk.example/story/flood')
  expect(await read('/story/flood/feed.xml')).toContain('<title>Flood 2 - Chowk</title>')
})

test('hundreds of links are listed in pages of sixty, each once', async () => {
  // Four full pages and a fifth.
  const count = 250
  await insertMany(
    db,
    sql`
      insert into news_links (category, title, source, url, canonical_url, published_at)
      select ${category}, 'Flood ' || n, 'Outlet ' || n % 50, address, address,
        timestamptz '2026-01-01' + interval '1 minute' * (n / 3)
      from generate_series(1, ${count}::integer) n, lateral (select 'https://outlet-' || n % 50 || '.example/' || n as address) a`,
  )
  const links = await db.selectFrom('newsLinks').selectAll().execute()
  const first = links.slice(0, 2)
  const story = await addStory(db, { links: first, slug: 'flood' })
  await sql`
    insert into story_links (story_id, news_link_id, canonical_url, published_at, outlet, status)
    select ${story.id}, id, url, published_at, source, 'placed' from news_links
    where id <> all(${first.map(({ id }) => id)}::uuid[])`.execute(db)
  const seen: string[] = []
  for (let path: string | undefined = '/story/flood'; path; ) {
    const html: string = await read(path)
    const titles = [...html.matchAll(/<h3><a [^>]*>(Flood \d+)<\/a><\/h3>/g)].map(([, title]) => title ?? '')
    expect(titles.length).toBeLessThanOrEqual(60)
    seen.push(...titles)
    path = html.match(/<a href="(\/story\/flood\?after=[\w-]+)" rel="next">/)?.[1]
  }
  expect(seen).toHaveLength(count)
  expect(new Set(seen).size).toBe(count)
})
