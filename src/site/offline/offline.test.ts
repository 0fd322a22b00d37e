import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { setRows } from '../../../test/support/builders.ts'
import { publicSite } from '../../../test/support/public-site.ts'
import { drawnIcons } from '../../ui/theme/favicon.ts'

const { db, app, read } = await publicSite()
const hi = { siteName: 'चौक', tagline: '', siteDescription: '' }
await setRows(db, 'settings', { siteName: 'The Crossroads of Bengaluru', editions: JSON.stringify({ hi }) })
const budgets = JSON.parse(readFileSync(new URL('../../../bench/budgets.json', import.meta.url), 'utf8'))

test('the offline settings page lists the front page of each edition first', async () => {
  for (const path of ['/offline', '/hi/offline'])
    expect(await read(path)).toContain('data-keep="/today / /hi/today /hi /offline /hi/offline"')
  expect(await read('/')).toContain('<a href="/offline">Read offline</a>')
})

test('only the offline settings page links a manifest and its script', async () => {
  const front = await read('/')
  for (const name of ['webmanifest', 'offline-choice', 'sw.js']) expect(front).not.toContain(name)
  expect(await read('/hi/offline')).toContain('<link rel="manifest" href="/hi/site.webmanifest"/>')
})

test('the site can be installed, each edition as a separate app', async () => {
  const response = await app.request('/site.webmanifest')
  expect(response.headers.get('content-type')).toContain('application/manifest+json')
  expect(await response.json()).toMatchObject({
    id: '/',
    start_url: '/',
    scope: '/',
    name: 'The Crossroads of Bengaluru',
    short_name: 'The Crossroa',
    icons: drawnIcons,
  })
  expect(JSON.parse(await read('/hi/site.webmanifest'))).toMatchObject({
    start_url: '/hi',
    name: 'चौक',
    lang: 'hi',
  })
})

test("the app's icons are made from an uploaded favicon", async () => {
  const folder = `/site-images/${'0a'.repeat(16)}/`
  await setRows(db, 'settings', { faviconUrl: `${folder}32.png` })
  const { icons } = JSON.parse(await read('/site.webmanifest'))
  expect(icons).toEqual([
    { src: `${folder}180.png`, type: 'image/png', sizes: '180x180' },
    { src: `${folder}512.png`, type: 'image/png', sizes: '512x512' },
  ])
})

/** The build files that `text` mentions. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/\/assets\/[\w-]+\.js/g)].map(([path]) => path)
}

test('/sw.js loads a worker from the build, and all of it is small', async () => {
  const response = await app.request('/sw.js')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
  const script = await response.text()
  // The line above a copy writes months as the pages do.
  expect(script).toMatch(/"hi":\{[^}]*"month":"long"/)
  expect(script).toMatch(/importScripts\("\/assets\/worker-[\w-]+\.js"\)$/)
  const choice = filesIn(await read('/offline')).filter(path => path.includes('offline-choice'))
  const files = [...filesIn(script), ...choice]
  expect(files).toHaveLength(3)
  const bodies = files.map(path => readFileSync(new URL(`../../../build/client${path}`, import.meta.url)))
  // Phones whose browser is of 2023 lack these.
  for (const body of bodies)
    expect(String(body)).not.toMatch(/URL\.parse|AbortSignal\.(?:timeout|any)|withResolvers/)
  const bytes = [Buffer.from(script), ...bodies].map(body => brotliCompressSync(body).length)
  expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(budgets.offline.scriptBytes)
})

test('when turned off, the page is gone, the footer does not link to it, and the worker removes itself', async () => {
  await setRows(db, 'settings', { offlineEnabled: false })
  expect((await app.request('/offline')).status).toBe(404)
  expect(await read('/')).not.toContain('/offline')
  const script = await read('/sw.js')
  expect(script).toContain('registration.unregister()')
  expect(script).not.toContain('importScripts')
  expect(script).not.toContain("'fetch'")
})
