import { expect, test } from 'vitest'
import { publicSite } from '../../../test/support/public-site.ts'
import { judgeResponse } from './judge-response.ts'

const { app } = await publicSite()

async function judge(path: string, redirected = false) {
  const response = await app.request(path)
  const { ok, status } = response
  return judgeResponse({ ok, status, redirected }, await response.text())
}

test.each(['/', '/today', '/index', '/stories', '/about'])(
  '%s is the whole page, but not where a redirect led to it',
  async path => {
    expect(await judge(path)).toBe('page')
    expect(await judge(path, true)).toBe('elsewhere')
  },
)

test('half a page is no page, even if a proxy declares it whole', async () => {
  const html = await (await app.request('/')).text()
  const response = { ok: true, redirected: false, status: 200 }
  expect(judgeResponse(response, html)).toBe('page')
  for (const part of [0.05, 0.5, 0.9])
    expect(judgeResponse(response, html.slice(0, html.length * part))).toBeNull()
})

test("our own 404 says that the page is gone, another's does not", async () => {
  expect(await judge('/story/nowhere')).toBe('elsewhere')
  expect(await judge('/nowhere')).toBe('elsewhere')
  const gone = { ok: false, redirected: false }
  for (const status of [404, 410]) {
    expect(judgeResponse({ ...gone, status }, '404 page not found\n')).toBeNull()
    expect(judgeResponse({ ...gone, status }, '<html lang="en"><main id="main">Not found')).toBeNull()
  }
})

test.each([200, 302, 403, 429, 500, 503])("another's page with status %d is not ours", status => {
  const html = '<!doctype html><html><title>Free Wi-Fi login</title><main><form></form></main></html>'
  for (const redirected of [true, false])
    expect(judgeResponse({ ok: status === 200, redirected, status }, html)).toBeNull()
})

test('our own page about a failure does not replace the page', async () => {
  const html = await (await app.request('/nowhere')).text()
  for (const status of [403, 429, 500, 503])
    expect(judgeResponse({ ok: false, redirected: false, status }, html)).toBeNull()
})
