import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { setRows } from '../../../test/support/builders.ts'
import { closedOutside } from '../../../test/support/closed-outside.ts'
import { startOutlet } from '../../../test/support/fake-outlets.ts'
import { hollowPng, picture, svgWithScript } from '../../../test/support/pictures.ts'
import { posted } from '../../../test/support/signed-in.ts'
import { startSafeFetch } from '../../../test/support/start-safe-fetch.ts'
import { openWebScene } from '../../../test/support/web-scene.ts'
import { getEditedSettings } from '../../domain/settings/settings-queries.ts'

const { db, app, appWith, cookie } = await adminDesk()
const wide = await picture('jpeg', { width: 960, height: 192 })

beforeEach(async () => {
  await setRows(db, 'settings', { version: 1, logoUrl: '', faviconUrl: '' })
})

async function upload(use: string, file: Buffer | null, { version = '1' } = {}) {
  const body = new FormData()
  body.set('use', use)
  body.set('version', version)
  if (file) body.set('picture', new File([new Uint8Array(file)], 'logo.png', { type: 'image/png' }))
  const response = await app.request('/admin/settings/picture', { method: 'POST', headers: { cookie }, body })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

test('an uploaded logo is in the header, with its size reserved, from our own server', async () => {
  expect(await upload('logo', wide)).toMatchObject({
    status: 302,
    location: '/admin/settings?tab=appearance',
  })
  const { logoUrl, version } = await getEditedSettings(db)
  expect(version).toBe(2)
  expect(logoUrl).toMatch(/^\/site-images\/[0-9a-f]{32}\/480x96\.webp$/)
  const html = await (await app.request('/')).text()
  expect(html).toContain(`<img src="${logoUrl}" alt="Chowk" width="240" height="48"/>`)
  const file = await app.request(logoUrl)
  expect(file.headers.get('content-type')).toBe('image/webp')
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('an uploaded favicon is used for tabs and home screens', async () => {
  await upload('favicon', await picture('png', { width: 600, height: 600 }))
  const { faviconUrl } = await getEditedSettings(db)
  const html = await (await app.request('/')).text()
  expect(html).toContain(`<link rel="icon" href="${faviconUrl}"/>`)
  const touchIcon = faviconUrl.replace('32.png', '180.png')
  expect(html).toContain(`<link rel="apple-touch-icon" href="${touchIcon}"/>`)
  for (const path of [faviconUrl, touchIcon, faviconUrl.replace('32.png', '512.png')]) {
    expect((await app.request(path)).headers.get('content-type')).toBe('image/png')
  }
})

test.each([
  ['an SVG with a script', svgWithScript, 400, 'SVG pictures can carry scripts'],
  ['a PNG of 20,000 by 20,000', hollowPng(20_000, 20_000), 400, 'more than 25 megapixels'],
  ['a text', Buffer.from('hello'), 400, 'not a JPEG, PNG, WebP, GIF or AVIF'],
  ['more than 10 MB', Buffer.alloc(10 * 2 ** 20 + 1), 413, 'larger than 10 MB'],
  ['no file', null, 400, 'Choose a file first'],
  ['an empty file', Buffer.alloc(0), 400, 'The file is empty'],
])('%s is refused on a page with the form, and nothing is kept', async (_what, file, status, sentence) => {
  const before = await db.selectFrom('siteImages').select('id').execute()
  const refused = await upload('logo', file)
  expect(refused.status).toBe(status)
  expect(refused.text).toMatch(new RegExp(`${sentence}.*</form>`, 's'))
  expect(await getEditedSettings(db)).toMatchObject({ logoUrl: '', version: 1 })
  expect(await db.selectFrom('siteImages').select('id').execute()).toEqual(before)
})

test('an upload based on a stale version of the settings changes nothing', async () => {
  const refused = await upload('logo', wide, { version: '7' })
  expect(refused).toMatchObject({ status: 409 })
  expect((await getEditedSettings(db)).logoUrl).toBe('')
})

test('the largest allowed upload passes the socket, and a larger one is refused there', async () => {
  const { port } = await openWebScene(db)
  const send = async (bytes: number, path: string) => {
    const body = new FormData()
    body.set('picture', new File([new Uint8Array(bytes)], 'logo.png'))
    const form = new Response(body)
    const headers = { cookie, 'content-type': form.headers.get('content-type') ?? '' }
    const url = `http://127.0.0.1:${port}${path}`
    const response = await fetch(url, { method: 'POST', headers, body: await form.arrayBuffer() })
    return { status: response.status, text: await response.text() }
  }
  const almost = await send(10 * 2 ** 20 + 100, '/admin/settings/picture')
  expect(almost.status).toBe(413)
  expect(almost.text).toContain('larger than 10 MB')
  for (const path of ['/admin/settings/picture', '/admin/settings']) {
    const refused = await send(20 * 2 ** 20, path)
    expect(refused.status).toBe(413)
    expect(refused.text).toContain('The request is too large')
  }
})

async function save(addresses: { logoUrl: string; faviconUrl: string }, fetch: typeof closedOutside.fetch) {
  const fields = { version: '1', primaryColor: '#1a2b4a', showImages: 'on', ...addresses }
  const site = appWith({ outside: { ...closedOutside, fetch } })
  const response = await site.request('/admin/settings?tab=appearance', posted(fields, cookie))
  return { status: response.status, html: await response.text() }
}

test('a picture given by address is copied when the settings are saved', async () => {
  const outlet = await startOutlet()
  onTestFinished(() => outlet.close())
  outlet.answer('/logo.jpg', (_request, response) => response.end(wide))
  const fetch = startSafeFetch('127.0.0.1')
  const addresses = { logoUrl: `https://${outlet.host}/logo.jpg`, faviconUrl: '/favicon.svg' }
  expect((await save(addresses, fetch)).status, 'no certificate').toBe(400)
  outlet.answer('/evil.svg', (_request, response) => response.end(svgWithScript))
  const overHttp: typeof fetch = Object.assign(
    (url: string, options?: Parameters<typeof fetch>[1]) => fetch(url.replace('https:', 'http:'), options),
    { close: fetch.close },
  )
  const refused = await save({ ...addresses, logoUrl: `https://${outlet.host}/evil.svg` }, overHttp)
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('SVG pictures can carry scripts')
  expect((await save(addresses, overHttp)).status).toBe(302)
  const { logoUrl, faviconUrl } = await getEditedSettings(db)
  expect(logoUrl).toMatch(/^\/site-images\/[0-9a-f]{32}\/480x96\.webp$/)
  expect(faviconUrl).toBe('/favicon.svg')
})

test('an internal address is refused like an unreachable one', async () => {
  const inside = await save(
    { logoUrl: 'https://127.0.0.1/logo.png', faviconUrl: '' },
    startSafeFetch('outlet.test'),
  )
  expect(inside.status).toBe(400)
  expect(inside.html).toContain('Chowk cannot reach this address.')
})

test.each([`/site-images/${'0'.repeat(32)}/32.png`, '/site-images/x/y'])('%s is not found', async path => {
  expect((await app.request(path)).status).toBe(404)
})
