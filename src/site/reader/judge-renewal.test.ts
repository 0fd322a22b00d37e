import { expect, test } from 'vitest'
import { publicSite } from '../../../test/support/public-site.ts'
import { isShown, judgeResponse, withoutTimes } from './judge-renewal.ts'

test.each([
  ['news:0192', 'news', true],
  ['news:0192', 'news:0192', true],
  ['news:0192', 'news:0193', false],
  ['news:0192', 'page:about', false],
  ['page:about', 'page:about', true],
  ['page:about', 'page:terms', false],
  ['page:about', 'news', false],
  ['categories', 'news:0192', true],
  ['settings', '', true],
  ['reset', 'page:terms', true],
  ['newspaper', 'news', false],
  ['story:1,2', 'story:2 corrections', true],
  ['story:12', 'story:1 corrections', false],
  ['story:1', 'news front stories', true],
  ['story:1', 'news front', false],
  ['stories', 'news front stories', true],
  ['stories', 'story:9 corrections', true],
  ['stories', 'news front', false],
])('the change %j affects a page that shows %j: %s', (change, live, shown) => {
  expect(isShown(change, live)).toBe(shown)
})

test('regions that differ only in relative times are equal', () => {
  const served = '<p><b>The Hindu</b> <time datetime="2026-01-02T06:00:00.000Z">30 minutes ago</time></p>'
  const live =
    '<p><b>The Hindu</b> <time datetime="2026-01-02T06:00:00.000Z" title="Friday, 2 January 2026 at 11:30">31 minutes ago</time></p>'
  expect(withoutTimes(live)).toBe(withoutTimes(served))
})

test('the mark of what is new does not make regions differ', () => {
  const served = '<h3><a href="/rain">Rain</a></h3>'
  expect(withoutTimes(served.replace('">', '" data-new="New:">'))).toBe(withoutTimes(served))
})

test('an open disclosure does not make regions differ', () => {
  expect(withoutTimes('<details open=""><summary>More</summary></details>')).toBe(
    withoutTimes('<details><summary>More</summary></details>'),
  )
})

test('another headline or another instant makes regions differ', () => {
  const one = '<h3>Rain</h3><time datetime="2026-01-02T06:00:00.000Z">now</time>'
  expect(withoutTimes(one)).not.toBe(withoutTimes(one.replace('Rain', 'Sun')))
  expect(withoutTimes(one)).not.toBe(withoutTimes(one.replace('T06', 'T07')))
})

test("the masthead's day does not make regions differ", () => {
  const one = '<time datetime="2026-01-02" data-today="">Friday 2 January 2026</time>'
  expect(withoutTimes(one)).toBe('<time datetime="2026-01-02" data-today=""></time>')
})

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
