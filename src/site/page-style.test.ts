import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { addStory } from '../../test/support/add-story.ts'
import { addCategory, addNewsLink, setRows } from '../../test/support/builders.ts'
import { publicSite } from '../../test/support/public-site.ts'

const { db, app } = await publicSite()
const { beforeMain } = JSON.parse(readFileSync(new URL('../../bench/budgets.json', import.meta.url), 'utf8'))
const { id: category } = await addCategory(db, { slug: 'politics' })
const links = await Promise.all(
  ['one', 'two'].map(name => addNewsLink(db, { category, url: `https://${name}.example/flood` })),
)
await addStory(db, { links, slug: 'flood' })

async function read(path: string) {
  const response = await app.request(path)
  const html = await response.text()
  const css = /<style data-sheet="\/style\/[^"]+">([\s\S]*?)<\/style>/.exec(html)?.[1] ?? null
  return { status: response.status, html, css, policy: response.headers.get('content-security-policy') ?? '' }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64')

test.each(['/', '/today', '/index', '/stories', '/search?q=flood'])(
  '%s inlines its rules, allowed by their digest, and loads no stylesheet',
  async path => {
    const { html, css, policy } = await read(path)
    expect(css).toMatch(/^:root\{--paper:#/)
    expect(css).not.toMatch(/@media[^{]*[<>]/)
    expect(policy).toContain(`style-src 'self' 'sha256-${digestOf(css ?? '')}'`)
    expect(policy).not.toMatch(/script-src|unsafe/)
    expect(html).not.toContain('<link rel="stylesheet" href="/style/')
  },
)

test.each(['/', '/today', '/index', '/stories', '/search?q=flood', '/category/politics', '/story/flood'])(
  '%s has few bytes before its main part, where the first paint begins (bench/NOTES.md)',
  async path => {
    const { status, html } = await read(path)
    expect(status).toBe(200)
    const before = brotliCompressSync(html.slice(0, html.indexOf('<main')))
    expect(before.length).toBeLessThanOrEqual(beforeMain.bytes)
  },
)

test('structured data ends the page, after all that a phone shows first', async () => {
  const { html } = await read('/')
  expect(html).toMatch(/<\/footer>.*<script type="application\/ld\+json">\{.*\}<\/script><\/body><\/html>$/s)
  expect(html.split('ld+json')).toHaveLength(2)
})

test('the front page has the rules of its columns before its footer, allowed by their digest', async () => {
  const { html, policy } = await read('/')
  const late = /<\/main><style>([\s\S]*?)<\/style>(?=<footer)/.exec(html)?.[1] ?? ''
  expect(late).toMatch(/^@media \(min-width:40rem\)/)
  expect(policy).toContain(` 'sha256-${digestOf(late)}'`)
})

test('the inline rules follow the primary colour, and so does the policy', async () => {
  const before = await read('/')
  await setRows(db, 'settings', { primaryColor: '#aa2200' })
  const after = await read('/')
  await setRows(db, 'settings', { primaryColor: '#1a2b4a' })
  expect(after.css).toContain('--accent:#aa2200')
  expect(after.policy).toContain(digestOf(after.css ?? ''))
  expect(after.policy).not.toContain(digestOf(before.css ?? ''))
})

test('the address of the rules tells an open page that the site has editions since', async () => {
  const addressOf = async () => /data-sheet="([^"]+)"/.exec((await read('/')).html)?.[1]
  const before = await addressOf()
  await setRows(db, 'settings', {
    editions: JSON.stringify({ hi: { siteName: '', tagline: '', siteDescription: '' } }),
  })
  const after = await addressOf()
  await setRows(db, 'settings', { editions: '{}' })
  expect(after).toBe(`${before}#editions`)
})

test.each([
  ['/about', 200],
  ['/nowhere', 404],
  // Its route has a sheet, but the page says that there is no such story.
  ['/story/nowhere', 404],
])('%s loads the shared stylesheet, and its policy contains no digest', async (path, status) => {
  const page = await read(path)
  expect(page.status).toBe(status)
  expect(page.css).toBeNull()
  expect(page.html).toMatch(/<link rel="stylesheet" href="\/style\/1a2b4a-[0-9a-f]{8}\.css"/)
  expect(page.policy).not.toContain('style-src')
})
