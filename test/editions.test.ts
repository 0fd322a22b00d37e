import { expect, test } from 'vitest'
import { addStory } from './support/add-story.ts'
import { addNewsLink, addRow, getRow, setRows } from './support/builders.ts'
import { fillPublicPages } from './support/fill-public-pages.ts'
import { listUntranslated } from './support/list-untranslated.ts'
import { publicSite } from './support/public-site.ts'
import { posted } from './support/signed-in.ts'
import { testMail } from './support/test-app.ts'

const now = new Date('2026-01-02T06:30:00Z')
const { db, app } = await publicSite({ mail: testMail })
const outlet = await fillPublicPages(db, now)
const { id: world } = await getRow(db, 'categories', { slug: 'world' })
const at = (minutes: number) => {
  const time = new Date(now.getTime() - minutes * 60_000)
  return { createdAt: time, publishedAt: time }
}
const inHindi = { title: 'नदी उफान पर', language: 'hi-IN', source: 'नदी पत्र' }
await addNewsLink(db, { category: world, ...inHindi, ...at(3) })
await addNewsLink(db, {
  category: world,
  title: 'Budget passed',
  language: 'en',
  source: 'Gazette',
  ...at(2),
})
await addNewsLink(db, {
  category: world,
  title: 'Nobody says',
  language: undefined,
  source: 'Gazette',
  ...at(2),
})
await addNewsLink(db, { category: world, title: 'மழை', language: 'ta', source: 'நாளிதழ்', ...at(1) })

const texts = { siteName: 'चौक', tagline: 'सबकी खबर', siteDescription: '' }
async function turnOn(editions: object) {
  await setRows(db, 'settings', { editions: JSON.stringify(editions) })
}

async function read(path: string, status = 200): Promise<string> {
  const response = await app.request(path)
  expect(response.status, path).toBe(status)
  return response.text()
}

const days = ['/stories', '/stories?day=2026-01-02', '/story/flood']
const newsPages = ['', '/today', '/index', ...days, '/category/world']
const fixedPages = ['/category/empty', '/search', '/search?q=नदी', '/about', '/contact', '/privacy', '/terms']
const readerPages = [
  '/about-ratings',
  '/corrections',
  '/editorial-log',
  '/tip',
  '/tip?sent',
  '/tip?sent=objection',
  `/tip?outlet=${outlet}`,
]
const pages = [...newsPages, ...fixedPages, ...readerPages]
const machines = ['/feed.xml', '/feed.json', '/category/world/feed.xml', '/stories/feed.xml']
const others =
  '/story/flood/feed.xml /corrections/feed.xml /sitemap.xml /sitemap/1.xml /opensearch.xml'.split(' ')

test('a site without editions has none of their addresses, and its pages mention none', async () => {
  await turnOn({})
  for (const path of [...pages, ...machines, ...others, '/edition/hi'])
    await read(path.startsWith('/edition') ? path : `/hi${path}`, 404)
  const html = await read('/')
  expect(html).not.toMatch(/hreflang|og:locale|class="editions"|हिन्दी/)
  expect(await read('/sitemap/1.xml')).not.toContain('xhtml')
  expect(await read('/robots.txt')).not.toContain('/hi')
})

test('every page of an edition is in its language', async () => {
  await turnOn({ hi: texts })
  for (const path of pages) {
    const html = await read(`/hi${path}`)
    expect(html, path).toContain('<html lang="hi"')
    // English is the name of the other language and RSS of a format; month and language names come from the platform.
    const known = /\b(English|RSS|API|JSON|IST|Gazette|Budget passed|Nobody says)\b|https:\/\/$/g
    const untranslated = listUntranslated(html).filter(text => /[a-z]/i.test(text.replaceAll(known, '')))
    expect(untranslated, path).toEqual([])
  }
})

test.each([404, 400])('the errors of an edition are in its language: %d', async status => {
  const response =
    status === 404
      ? await app.request('/hi/nowhere')
      : await app.request('/hi/tip', posted({ url: 'x', note: '', name: '' }))
  expect(response.status).toBe(status)
  const html = await response.text()
  expect(html).toContain(status === 404 ? 'पेज नहीं मिला' : 'कृपया खबर का पूरा पता लिखें')
})

test("an edition's lists contain only links in its language", async () => {
  for (const path of '/hi /hi/index /hi/category/world /hi/search?q= /hi/feed.xml /hi/feed.json'.split(' ')) {
    const html = await read(path)
    expect(html, path).toContain('नदी उफान पर')
    expect(html, path).not.toMatch(/Budget passed|Nobody says|மழை/)
  }
  expect(await read('/hi/search?q=Budget')).toContain('कोई नतीजा नहीं मिला')
  // The edition without a prefix holds every language.
  for (const title of ['Budget passed', 'नदी उफान पर', 'மழை'])
    expect(await read(`/search?q=${encodeURIComponent(title)}`)).not.toContain('No articles found')
})

test("an edition's links stay within it, except to the admin area, other editions, the search in all languages and shared files", async () => {
  const known =
    /^\/(hi(\/|$)|admin(\/|$)|edition\/|search\?q=|api\/v1\/|assets\/|style\/|images\/|theme$|favicon)/
  for (const path of [...pages, '/api', '/test-route', '/route-test', '/nowhere']) {
    const html = await read(`/hi${path}`, path === '/nowhere' ? 404 : 200)
    const addresses = [...html.matchAll(/ (?:href|action)="(\/[^"]*)"/g)].map(([, address = '']) => address)
    expect(addresses.length, path).toBeGreaterThan(10)
    expect(
      addresses.filter(address => !known.test(address)),
      path,
    ).toEqual([])
  }
})

test("in every edition a story has all its headlines, each with its language, and its lead's title there", async () => {
  const title = { category: world, ...at(30) }
  const english = {
    ...title,
    title: 'Bridge opens',
    language: 'en',
    source: 'Gazette',
    url: 'https://a.example/b',
  }
  const hindi = { ...title, title: 'पुल खुला', language: 'hi', source: 'पत्र', url: 'https://b.example/b' }
  const third = {
    ...title,
    title: 'Bridge is open',
    language: 'en',
    source: 'Herald',
    url: 'https://c.example/b',
  }
  const links = []
  for (const each of [english, hindi, third]) links.push(await addNewsLink(db, each))
  await addStory(db, { links, slug: 'bridge', heat: 200 })
  const page = await read('/hi/story/bridge')
  expect(page).toMatch(/<h1>पुल खुला<\/h1>/)
  expect(page).toMatch(/<a href="https:\/\/a.example\/b"[^>]* lang="en">Bridge opens/)
  expect(page).toMatch(/<a href="https:\/\/b.example\/b"(?![^>]* lang=)[^>]*>पुल खुला/)
  const outside = await read('/story/bridge')
  expect(outside).toMatch(/<h1>Bridge/)
  expect(outside).toMatch(/<a href="https:\/\/b.example\/b"[^>]* lang="hi">पुल खुला/)
  expect(await read('/hi/stories')).toContain('पुल खुला')
  await turnOn({ hi: texts, ta: texts })
  expect(await read('/ta/stories')).not.toContain('/ta/story/bridge')
  expect(await read('/ta/story/bridge')).toContain('<html lang="ta"')
})

test('every page links itself and its other languages, and has one canonical address', async () => {
  await turnOn({ hi: texts, ta: { siteName: '', tagline: '', siteDescription: '' } })
  const html = await read('/hi/story/flood')
  const site = 'https://chowk.example'
  expect(html).toContain(`<link rel="canonical" href="${site}/hi/story/flood"/>`)
  for (const [language, prefix] of [
    ['x-default', ''],
    ['en', ''],
    ['hi', '/hi'],
    ['ta', '/ta'],
  ])
    expect(html).toContain(
      `<link rel="alternate" hrefLang="${language}" href="${site}${prefix}/story/flood"/>`,
    )
  expect(html).toContain('<meta property="og:locale" content="hi_IN"/>')
  expect(await read('/')).toContain(`<link rel="canonical" href="${site}/"/>`)
  expect(await read('/hi')).toContain(`<link rel="canonical" href="${site}/hi"/>`)
  expect(await read('/hi')).toContain('<title>चौक - सबकी खबर</title>')
  const sitemap = await read('/hi/sitemap/1.xml')
  expect(sitemap).toContain(`<loc>${site}/hi/category/world</loc>`)
  expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="ta" href="${site}/ta/category/world"/>`)
  expect(await read('/robots.txt')).toContain(`Sitemap: ${site}/hi/sitemap.xml`)
})

test.each(
  '/xx /xx/about /en /HI /hin /hi/hi /hi/admin/queue /hi/health /hi/robots.txt /hi/clicks'.split(' '),
)('%s is not a page', async path => {
  await turnOn({ hi: texts })
  await read(path, 404)
})

test('a page has one canonical spelling of its address in an edition, too', async () => {
  for (const [path, location] of [
    ['/hi/', '/hi'],
    ['/hi//about', '/hi/about'],
    ['/hi/Category/world', '/hi/category/world'],
    ['/hi/category/none', '/hi'],
    ['/hi/privacy-policy', '/hi/privacy'],
    ['/hi//no/where/', '/hi/no/where'],
  ]) {
    const response = await app.request(path ?? '')
    expect([301, 302], path).toContain(response.status)
    expect(response.headers.get('location'), path).toBe(location)
  }
})

const redirects = ['/privacy-policy', '/feed', '/rss', '/rss.xml', '/atom.xml']

test('exactly the routes marked for editions have an address there', async () => {
  await turnOn({ hi: texts })
  await setRows(db, 'settings', { newsletterLanguages: 'en hi' })
  const fill = (pattern: string) =>
    pattern
      .replace(':part', '1.xml')
      .replace(':kind/:name', 'page/front.png')
      .replace(/\/story\/:slug/, '/story/flood')
      .replace(':slug', 'world')
      .replace(/:\w+|\*/g, 'x')
  for (const { pattern, inEditions } of app.listRoutes()) {
    const { status } = await app.request(`/hi${fill(pattern).replace(/^\/$/, '')}`)
    // A mail link with an invalid token is not found in an edition either (site/newsletter/newsletter.test.ts).
    const isThere = inEditions && !pattern.includes(':token')
    const served = redirects.includes(pattern) ? 301 : 200
    expect([pattern, status]).toEqual([pattern, isThere ? served : 404])
  }
})

test('a category with the name of an edition causes no conflict', async () => {
  await addRow(db, 'categories', { name: 'Hindi', slug: 'hi' })
  expect(await read('/category/hi')).toContain('<h1>Hindi News</h1>')
  expect(await read('/hi')).toContain('<html lang="hi"')
  expect(await read('/hi/category/hi')).toContain('<h1>Hindi समाचार</h1>')
})
