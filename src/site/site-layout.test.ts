import { expect, test } from 'vitest'
import { addCategory, setRows } from '../../test/support/builders.ts'
import { publicSite } from '../../test/support/public-site.ts'
import { testApp } from '../../test/support/test-app.ts'

const { db, app } = await publicSite()
await addCategory(db, { name: 'World', slug: 'world', orderNum: 2 })
await addCategory(db, { name: 'Politics', slug: 'politics', orderNum: 1 })

async function read(path: string, from = app): Promise<string> {
  return (await from.request(path)).text()
}

/** The addresses and texts of the links between `start` and `end`. */
function linksIn(html: string, start: RegExp, end: string): string[] {
  const from = html.search(start)
  expect(from).toBeGreaterThan(0)
  const part = html.slice(from, html.indexOf(end, from))
  return [...part.matchAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, text]) =>
    text?.startsWith('<') ? `${href}` : `${href} ${text}`,
  )
}

test('the header links to home, search, admin, the categories in their order and the pages', async () => {
  expect(linksIn(await read('/test-route'), /<header/, '</header>')).toEqual([
    '/ Chowk',
    '/search',
    '/admin/login',
    '/today Today in five',
    '/category/politics Politics',
    '/category/world World',
    '/about About',
    '/contact Contact',
    '/admin/login Admin',
  ])
})

test('the side menu of small screens opens without JavaScript and contains every link', async () => {
  const html = await read('/test-route')
  expect(html).toMatch(/<button type="button" popoverTarget="menu" aria-label="Menu"/)
  expect(linksIn(html, /<nav id="menu" class="menu" popover="auto"/, '</nav>')).toEqual([
    '/ Home',
    '/today Today in five',
    '/stories Stories',
    '/category/politics Politics',
    '/category/world World',
    '/about About Us',
    '/contact Contact',
    '/admin/login Admin Login',
    '/test-route Test Routes',
  ])
})

test('the footer contains the blurb, the categories, the pages and the year', async () => {
  const html = await read('/test-route')
  expect(linksIn(html, /<footer/, '</footer>')).toEqual([
    '/category/politics Politics',
    '/category/world World',
    '/today Today in five',
    '/index All headlines',
    '/stories Stories',
    '/search Search',
    '/about About Us',
    '/contact Contact Us',
    '/privacy Privacy Policy',
    '/terms Terms of Service',
    '/feed.xml RSS',
    '/offline Read offline',
  ])
  const footer = html.slice(html.indexOf('<footer'))
  expect(footer).toContain(
    'Your Trusted News Source. Your hub of Indian news from across the political spectrum.',
  )
  expect(footer).toContain('© 2026 Chowk. All rights reserved.')
  expect(footer).toContain('Search engine optimized and advertising friendly.')
})

test('the link to the current page is marked', async () => {
  expect(await read('/category/politics')).toContain('<a href="/category/politics" aria-current="page">')
  expect(await read('/about')).toContain('<a href="/about" aria-current="page">About</a>')
})

test('the masthead shows the day in India', async () => {
  const lateOnNewYearsEve = testApp(db, { now: () => new Date('2025-12-31T20:00:00Z') })
  const html = await read('/test-route', lateOnNewYearsEve)
  expect(html).toContain('Thursday, 1 January 2026')
  expect(html).toContain('© 2026 Chowk')
})

test('a banner appears only in demo mode', async () => {
  expect(await read('/test-route')).not.toContain('Demo mode')
  const demo = await read('/test-route', testApp(db, { demo: true }))
  expect(demo).toContain('<b>Demo mode:</b> anyone can sign in')
})

test('keyboard users can skip to the news', async () => {
  expect(await read('/test-route')).toMatch(/<body><a class="skip" href="#main">/)
})

test('name, logo, colour and icon come from the settings', async () => {
  await setRows(db, 'settings', {
    siteName: 'Nukkad',
    logoUrl: '/logo.svg',
    primaryColor: '#aa2200',
    faviconUrl: '/icon.png',
  })
  const html = await read('/test-route')
  expect(html).toContain('<img src="/logo.svg" alt="Nukkad"')
  expect(html).toMatch(/<link rel="stylesheet" href="\/style\/aa2200-[0-9a-f]{8}\.css" data-sheet/)
  expect(html).toContain('<link rel="icon" href="/icon.png"/>')
  expect(html).toContain('© 2026 Nukkad')
})
