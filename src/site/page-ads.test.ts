import { beforeEach, expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow, setRows } from '../../test/support/builders.ts'
import { publicSite } from '../../test/support/public-site.ts'
import { keepingApp, testApp } from '../../test/support/test-app.ts'
import { findPageAds } from './page-ads.ts'

const { db, app } = await publicSite()
const categories = [
  await addCategory(db, { slug: 'world' }),
  await addCategory(db, { slug: 'politics' }),
  await addCategory(db, { slug: 'science' }),
]
await addCategory(db, { slug: 'quiet' })
await addRow(db, 'siteLinks', { type: 'about', title: 'About', content: '<p>Us</p>' })

const publisher = { adsPublisherId: 'pub-1234567890123456', adsEnabled: true }
const slots = {
  adsHeader: true,
  adsSidebar: true,
  adsContent: true,
  adsFooter: true,
  adsHeaderUnit: '1111111111',
  adsSidebarUnit: '2222222222',
  adsContentUnit: '3333333333',
  adsFooterUnit: '4444444444',
}

beforeEach(async () => {
  await db.deleteFrom('newsLinks').execute()
  for (const { id } of categories) await addNewsLink(db, { category: id })
  await setRows(db, 'settings', { ...publisher, ...slots })
})

async function read(path: string, from = app) {
  const response = await from.request(path)
  const html = await response.text()
  return {
    places: [...html.matchAll(/class="ad ad-(\w+)"/g)].map(([, slot]) => slot),
    hasScript: /<script[^>]*advertisements/.test(html),
    policy: response.headers.get('content-security-policy') ?? '',
    html,
  }
}

test('the front page has all four ad places, each with publisher and ad unit', async () => {
  const { places, html, policy, hasScript } = await read('/')
  expect(places).toEqual(['header', 'sidebar', 'content', 'footer'])
  expect(html.match(/data-ad-client="ca-pub-1234567890123456"/g)).toHaveLength(4)
  const units = [...html.matchAll(/data-ad-slot="(\d+)"/g)].map(([, unit]) => unit)
  expect(units).toEqual(['1111111111', '2222222222', '3333333333', '4444444444'])
  expect(hasScript).toBe(true)
  expect(policy).toContain('frame-src https://*.googlesyndication.com')
})

test.each([
  ['/index', ['header', 'footer']],
  ['/category/world', ['header', 'footer']],
  ['/about', ['header', 'footer']],
])('%s has ad places for %j', async (path, places) => {
  expect((await read(path)).places).toEqual(places)
})

test.each('/search /search?q=headline /nowhere /category/quiet /terms /route-test /admin/login'.split(' '))(
  '%s shows none, and its policy allows no advertising hosts',
  async path => {
    const { places, hasScript, policy } = await read(path)
    expect(places).toEqual([])
    expect(hasScript).toBe(false)
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('https:')
  },
)

test('a site without links shows no advertisements', async () => {
  await db.deleteFrom('newsLinks').execute()
  expect((await read('/')).places).toEqual([])
  expect((await read('/index')).policy).not.toContain('google')
})

test.each([
  ['turned off', { adsEnabled: false }],
  ['without a publisher', { adsPublisherId: '' }],
  ['without an ad unit', { adsHeaderUnit: '', adsSidebarUnit: '', adsContentUnit: '', adsFooterUnit: '' }],
])('%s: no page mentions advertising hosts', async (_what, change) => {
  await setRows(db, 'settings', change)
  const { html, places, policy, hasScript } = await read('/')
  expect([places, hasScript]).toEqual([[], false])
  expect(html + policy).not.toMatch(/google|adsbygoogle/)
})

test('a slot without an ad unit takes no space', async () => {
  await setRows(db, 'settings', { adsSidebarUnit: '', adsFooterUnit: '' })
  expect((await read('/')).places).toEqual(['header', 'content'])
})

test('a slot that is turned off takes no space', async () => {
  await setRows(db, 'settings', { adsHeader: false, adsContent: false })
  expect((await read('/')).places).toEqual(['sidebar', 'footer'])
})

test('demo mode shows no advertisements', async () => {
  const { places, policy } = await read('/', testApp(db, { demo: true }))
  expect(places).toEqual([])
  expect(policy).not.toContain('google')
})

test('the policy of a page with advertisements still forbids inline scripts and keeps its other restrictions', async () => {
  const { policy } = await read('/')
  const directives = new Map(
    policy.split('; ').map(part => [part.replace(/ .*/, ''), part.replace(/^\S+ ?/, '')]),
  )
  expect(directives.get('script-src')).not.toMatch(/unsafe|\*\.google\.com|https: |data:/)
  expect(directives.get('default-src')).toBe("'self'")
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(directives.get(name)).toBe("'none'")
  expect(directives.get('style-src')).toMatch(/^'self'(?: 'sha256-[\w+/]{43}='){2}$/)
  const hosts = policy.match(/https:[^ ;]*/g) ?? []
  expect(hosts.every(host => /^https:\/\/[*\w]+(\.\w+)+$/.test(host))).toBe(true)
})

test('a cached page and its policy follow the settings immediately', async () => {
  const { app: kept, announce } = keepingApp(db)
  const turn = async (adsEnabled: boolean) => {
    await setRows(db, 'settings', { adsEnabled })
    announce('settings')
    return read('/', kept)
  }
  expect((await turn(false)).policy).not.toContain('google')
  const { policy, places } = await turn(true)
  expect(places.length).toBeGreaterThan(0)
  expect(policy).toContain('googlesyndication')
  expect((await turn(false)).html + (await turn(false)).policy).not.toContain('google')
})

test.each([
  [[]],
  [[undefined, undefined]],
  [[{ loaderData: { ads: 'x' } }, { loaderData: { mayShowAds: true } }]],
])('without a page there are no advertisements: %j', matches => {
  expect(findPageAds(matches)).toBe(null)
})
