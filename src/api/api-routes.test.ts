import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow, setRows } from '../../test/support/builders.ts'
import { publicSite } from '../../test/support/public-site.ts'
import { testApp } from '../../test/support/test-app.ts'
import { connect } from '../database/connect.ts'
import { authorizeCommand } from '../domain/accounts/authorize.ts'
import { addFeed } from '../domain/feeds/add-feed.ts'
import { recordLastPoll } from '../domain/feeds/last-poll.ts'
import { drawnIcons } from '../ui/theme/favicon.ts'
import { divide } from './sitemap.ts'

const { db, app, read } = await publicSite()
const politics = await addCategory(db, { slug: 'politics' })
await addRow(db, 'siteLinks', { type: 'about', title: 'About', content: '<p>Us</p>' })

test('robots.txt closes the admin area, leaves the search page open for its noindex, and names the sitemap', async () => {
  const robots = await read('/robots.txt')
  expect(robots).toContain('Disallow: /admin\n')
  expect(robots).not.toContain('/search')
  expect(robots).toContain('Sitemap: https://chowk.example/sitemap.xml\n')
})

test('the sitemap is an index of parts that list the existing pages', async () => {
  const index = await read('/sitemap.xml')
  expect(index).toContain('<loc>https://chowk.example/sitemap/1.xml</loc>')
  // Search engines report a news sitemap without a story as an error.
  expect(index).not.toContain('news.xml')
  const part = await read('/sitemap/1.xml')
  const paths = [...part.matchAll(/<loc>https:\/\/chowk\.example([^<]*)/g)].map(match => match[1])
  expect(paths).toEqual(['/', '/today', '/index', '/stories', '/about', '/category/politics'])
})

test('the sitemap dates each part and page by its newest article or its last change by an editor', async () => {
  const createdAt = new Date('2026-01-02T03:04:05Z')
  const updatedAt = new Date('2026-01-01T00:00:00Z')
  await setRows(db, 'categories', { updatedAt })
  await setRows(db, 'siteLinks', { updatedAt })
  const undated = '<loc>https://chowk.example/stories</loc></url>'
  const older = '<lastmod>2026-01-01T00:00:00.000Z</lastmod>'
  const before = await read('/sitemap/1.xml')
  for (const path of ['/', '/index', '/about', '/category/politics'])
    expect(before).toContain(`<loc>https://chowk.example${path}</loc>${older}`)
  expect(before).toContain(undated)
  await addNewsLink(db, { category: politics.id, createdAt })
  const lastmod = '<lastmod>2026-01-02T03:04:05.000Z</lastmod>'
  expect((await read('/sitemap.xml')).split(lastmod)).toHaveLength(2)
  const part = await read('/sitemap/1.xml')
  for (const path of ['/', '/index', '/category/politics'])
    expect(part).toContain(`<loc>https://chowk.example${path}</loc>${lastmod}`)
  expect(part).toContain(`<loc>https://chowk.example/about</loc>${older}`)
  expect(part).toContain(undated)
})

test.each(['/sitemap/0.xml', '/sitemap/2.xml', '/sitemap/99999.xml', '/sitemap/x', '/sitemap/1'])(
  '%s is no part of the sitemap',
  async path => expect((await app.request(path)).status).toBe(404),
)

test.each([
  [[], []],
  [['a'], [['a']]],
  [['a', 'b'], [['a', 'b']]],
  [
    ['a', 'b', 'c'],
    [['a', 'b'], ['c']],
  ],
  [
    ['a', 'b', 'c', 'd'],
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('the paths %j are in the parts %j of at most two', (paths, parts) => {
  expect(divide(paths, 2)).toEqual(parts)
})

test('with the sitemap turned off it does not exist, and robots.txt does not name it', async () => {
  await setRows(db, 'settings', { sitemapEnabled: false })
  expect((await app.request('/sitemap.xml')).status).toBe(404)
  expect((await app.request('/sitemap/1.xml')).status).toBe(404)
  expect((await app.request('/sitemap/news.xml')).status).toBe(404)
  expect(await read('/robots.txt')).not.toContain('Sitemap')
})

test.each(['/feed', '/feed/', '/rss', '/rss.xml', '/atom.xml'])('%s leads to the feed', async path => {
  const end = path.endsWith('/') ? '/feed' : '/feed.xml'
  const { status, headers } = await app.request(path)
  expect([status, headers.get('location')]).toEqual([301, end])
})

test('ads.txt exists only for a publisher who shows advertisements', async () => {
  expect((await app.request('/ads.txt')).status).toBe(404)
  await setRows(db, 'settings', { adsPublisherId: 'pub-1234567890123456' })
  expect(await read('/ads.txt')).toBe('google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n')
  await setRows(db, 'settings', { adsEnabled: false })
  expect((await app.request('/ads.txt')).status).toBe(404)
})

test('the OpenSearch description tells browsers how to search here', async () => {
  await setRows(db, 'settings', { siteName: 'News & <Views> of the Crossroads' })
  const description = await read('/opensearch.xml')
  expect(description).toContain('<ShortName>News &amp; &lt;Views&gt; o</ShortName>')
  expect(description).toContain('template="https://chowk.example/search?q={searchTerms}"')
  // Cut between letters as readers see them.
  await setRows(db, 'settings', { siteName: 'आज के समाचार दिल्ली' })
  expect(await read('/opensearch.xml')).toContain('<ShortName>आज के समाचार दि</ShortName>')
})

test('the desk can be installed, and other apps can share articles with it', async () => {
  const response = await app.request('/desk.webmanifest')
  expect(response.headers.get('content-type')).toContain('application/manifest+json')
  expect(await response.json()).toMatchObject({
    start_url: '/admin/queue',
    icons: drawnIcons,
    share_target: {
      action: '/admin/queue/add',
      method: 'GET',
      params: { url: 'url', text: 'text', title: 'title' },
    },
  })
})

test('the icons have the colour of the site', async () => {
  await setRows(db, 'settings', { primaryColor: '#aa0011' })
  const icon = await app.request('/icon.svg')
  expect(icon.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(await icon.text()).toContain('#aa0011')
})

test.each([
  ['/favicon.ico', 48, '32.png', 0],
  ['/apple-touch-icon.png', 180, '180.png', 255],
  ['/icon-512.png', 512, '512.png', 0],
])(
  '%s is a picture of %i pixels in the colour of the site, or the uploaded icon',
  async (path, side, file, corner) => {
    await setRows(db, 'settings', { primaryColor: '#aa0011', faviconUrl: '' })
    const response = await app.request(path)
    expect(response.headers.get('content-type')).toBe('image/png')
    const drawn = sharp(Buffer.from(await response.arrayBuffer())).ensureAlpha()
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, data[3]]).toEqual([side, side, corner])
    expect([...data.subarray(side * 2, side * 2 + 4)]).toEqual([0xaa, 0, 0x11, 255])
    const folder = `/site-images/${'0a'.repeat(16)}/`
    await setRows(db, 'settings', { faviconUrl: `${folder}32.png` })
    expect((await app.request(path)).headers.get('location')).toBe(folder + file)
  },
)

test('health reports the database and the last poll', async () => {
  const health = async () => (await app.request('/health')).json()
  expect(await health()).toMatchObject({ status: 'ok', database: 'ok', worker: 'never polled' })
  const due = { url: 'https://outlet.example/due', category: politics.id }
  await addFeed(db, due, { by: authorizeCommand('Test'), now: new Date('2026-01-02T06:15:00Z') })
  expect(await health()).toMatchObject({ worker: 'silent', lastPollAt: null })
  await setRows(db, 'feeds', { nextPollAt: new Date('2026-01-02T06:25:00Z') })
  expect(await health()).toMatchObject({ worker: 'never polled' })
  await recordLastPoll(db, new Date('2026-01-02T06:25:00Z'))
  expect(await health()).toMatchObject({ worker: 'ok', lastPollAt: '2026-01-02T06:25:00.000Z' })
  await recordLastPoll(db, new Date('2026-01-01T06:00:00Z'))
  expect(await health()).toMatchObject({ worker: 'ok' })
  const feed = { url: 'https://outlet.example/rss', category: politics.id }
  await addFeed(db, feed, { by: authorizeCommand('Test'), now: new Date('2026-01-02T06:25:00Z') })
  const withFeed = async (fields: { nextPollAt?: Date; state?: 'paused' }) => {
    await setRows(db, 'feeds', fields)
    return health()
  }
  expect(await withFeed({ nextPollAt: new Date('2026-01-02T06:25:00Z') })).toMatchObject({ worker: 'ok' })
  expect(await withFeed({ nextPollAt: new Date('2026-01-02T06:15:00Z') })).toMatchObject({ worker: 'silent' })
  expect(await withFeed({ state: 'paused' })).toMatchObject({ worker: 'ok' })
  expect((await app.request('/health')).headers.get('cache-control')).toContain('no-store')
})

test('health without a database is 503 and reveals no internal details', async () => {
  const away = connect({
    url: 'postgres://nobody:secret@127.0.0.1:1/none',
    connectionsMax: 1,
    applicationName: 'chowk test',
  })
  const response = await testApp(away).request('/health')
  expect(response.status).toBe(503)
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({ status: 'failing', database: 'away', worker: 'unknown' })
  expect(text).not.toMatch(/secret|127\.0\.0\.1|ECONNREFUSED/)
  await away.destroy()
})
