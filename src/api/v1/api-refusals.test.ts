import { expect, test } from 'vitest'
import { checkDescribed, describedApp } from '../../../test/support/api-scene.ts'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { hostileKinds } from '../../../test/support/hostile-strings.ts'
import { testApp } from '../../../test/support/test-app.ts'
import { openWebScene, sendBytes } from '../../../test/support/web-scene.ts'
import { connect } from '../../database/connect.ts'
import { writePageKey } from '../../domain/fields/page-key.ts'
import { describeApi } from './description/describe-api.ts'

const { db } = await freshDatabase()
const description = describeApi('https://chowk.example')
const newApp = () => testApp(db)
const category = await addCategory(db, { slug: 'politics' })
await addNewsLink(db, { category: category.id })

const ask = async (path: string, init?: RequestInit) => {
  const response = await newApp().request(`/api/v1${path}`, init)
  const body = await response.json()
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(response.headers.get('content-language')).toBe('en')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(body).toMatchObject({ status: response.status, type: `/api#${body.code}` })
  if (!/^(?:\/nowhere|\/links\.data|)(?:\?|$)/.test(path))
    checkDescribed(description, {
      path,
      method: init?.method,
      status: response.status,
      headers: response.headers,
      body,
    })
  return { status: response.status, body, headers: response.headers }
}

const key = { at: new Date('2026-01-02T06:30:00Z'), id: '019a1b2c-3d4e-7f60-8123-456789abcdef' }
const cursorOfSearch = writePageKey({ ...key, window: { bottom: key, last: key, isWhole: true } })

test.each([
  ['/links?categry=x', 400, 'categry', 'unknown'],
  ['/categories?limit=3', 400, 'limit', 'unknown'],
  ['/links?limit=1&limit=2', 400, 'limit', 'repeated'],
  ['/links?limit=0', 400, 'limit', 'too-small'],
  ['/links?limit=101', 400, 'limit', 'too-large'],
  ['/links?limit=ten', 400, 'limit', 'wrong-type'],
  ['/links?limit=2.5', 400, 'limit', 'wrong-type'],
  // Every further spelling of a number would be a further page in memory.
  ['/links?limit=0x10', 400, 'limit', 'wrong-type'],
  ['/links?limit=010', 400, 'limit', 'wrong-type'],
  ['/links?limit=1e1', 400, 'limit', 'wrong-type'],
  ['/links?limit=10.0', 400, 'limit', 'wrong-type'],
  ['/stories?limit=%2010', 400, 'limit', 'wrong-type'],
  ['/links?limit=', 400, 'limit', 'wrong-type'],
  ['/links?after=nonsense', 400, 'after', 'bad-cursor'],
  [`/links?after=${'x'.repeat(500)}`, 400, 'after', 'too-large'],
  [`/links?after=${cursorOfSearch}`, 400, 'after', 'bad-cursor'],
  ['/links?category=unheard-of', 400, 'category', 'no-such-value'],
  ['/links?category=unheard-of&q=rain', 400, 'category', 'no-such-value'],
  ['/links?category=Übel', 400, 'category', 'wrong-format'],
  ['/links?language=hi-IN', 400, 'language', 'wrong-format'],
  ["/links?language=e'n", 400, 'language', 'wrong-format'],
  ['/links?outlet=7', 400, 'outlet', 'wrong-format'],
  ['/links?story=unheard-of', 400, 'story', 'no-such-value'],
  ['/links?from=yesterday', 400, 'from', 'wrong-format'],
  ['/links?from=2026-02-30T00:00:00Z', 400, 'from', 'wrong-format'],
  ['/links?q=rain&language=hi', 400, 'language', 'not-with-words'],
  ['/stories?day=2026-13-01', 400, 'day', 'wrong-format'],
  ['/stories?day=2999-01-01', 400, 'day', 'no-such-value'],
  ['/stories?after=019a1b2c', 400, 'after', 'bad-cursor'],
  ['/outlets?after=7', 400, 'after', 'bad-cursor'],
])('%s is refused with %d, for its %s: %s', async (path, status, field, code) => {
  const { status: given, body } = await ask(path)
  expect([given, body.errors]).toEqual([status, [{ field, code, detail: expect.any(String) }]])
})

test('the refusal of a text names the pattern that it has to match', async () => {
  const { body } = await ask('/links?category=India')
  expect(body.errors).toMatchObject([{ detail: 'It must match /^[a-z0-9-]{1,200}$/' }])
})

test.each([
  ['/nowhere', 'GET', 404, 'not-found', null],
  ['', 'GET', 404, 'not-found', null],
  ['/nowhere?x=1', 'PUT', 404, 'not-found', null],
  ['/links/7', 'GET', 404, 'not-found', null],
  ['/links/019a1b2c-3d4e-7f60-8123-456789abcdef', 'GET', 404, 'not-found', null],
  ['/links.data', 'GET', 404, 'not-found', null],
  ['/stories/unheard-of', 'GET', 404, 'not-found', null],
  ['/outlets/7', 'GET', 404, 'not-found', null],
  ['/links', 'DELETE', 405, 'not-allowed', 'GET, HEAD, POST'],
  ['/tips', 'OPTIONS', 405, 'not-allowed', 'POST'],
  ['/categories', 'POST', 405, 'not-allowed', 'GET, HEAD'],
  ['/tips', 'GET', 405, 'not-allowed', 'POST'],
  ['/links/%ff', 'GET', 400, 'malformed', null],
  ['/links/%00', 'GET', 400, 'malformed', null],
  ['/links?q=%ff', 'GET', 400, 'malformed', null],
  ['/links?language=%c0%af', 'GET', 400, 'malformed', null],
  ['/entries?category=%ff', 'GET', 400, 'malformed', null],
  [`/links?q=${'x'.repeat(16_000)}`, 'GET', 414, 'too-long', null],
  ['/links?token=chowk_x', 'GET', 400, 'token-in-query', null],
  ['/links?q=chowk_abc', 'GET', 400, 'token-in-query', null],
  ['/entries?access_token=x', 'GET', 400, 'token-in-query', null],
])('%s by %s gets %d %s', async (path, method, status, code, allow) => {
  const { status: given, body, headers } = await ask(path, { method })
  expect([given, body.code, headers.get('allow')]).toEqual([status, code, allow])
})

test('hostile texts in parameters never cause a server error', async () => {
  const { id } = await addNewsLink(db, { category: category.id })
  const names = ['q', 'category', 'language', 'outlet', 'story', 'from', 'to', 'after', 'limit']
  const app = newApp()
  for (const text of hostileKinds) {
    const value = encodeURIComponent(text.toWellFormed())
    const paths = [
      ...names.map(name => `/links?${name}=${value}`),
      `/stories?day=${value}`,
      `/stories/monsoon?after=${value}`,
      ...(/^\.*$/.test(text) ? [] : [`/links/${value}`, `/stories/${value}`, `/outlets/${value}`]),
    ]
    for (const path of paths) {
      const { status } = await app.request(`/api/v1${path}`)
      expect([200, 301, 400, 404, 414], `${path} answers ${status}`).toContain(status)
    }
  }
  expect((await newApp().request(`/api/v1/links/${id}`)).status).toBe(200)
})

test.each([new Date(-62_135_596_800_000), new Date(8_640_000_000_000), new Date(0)])(
  'a cursor at %s is accepted',
  async at => {
    const after = writePageKey({ at, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' })
    for (const path of ['links', 'corrections', 'links?q='])
      expect(
        (await newApp().request(`/api/v1/${path}${path.includes('?') ? '&' : '?'}after=${after}`)).status,
      ).toBe(200)
  },
)

test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00%2B14:00', '9999-12-31T23:59:59-12:00'])(
  'the time %s is accepted',
  async time => {
    for (const name of ['from', 'to'])
      expect((await newApp().request(`/api/v1/links?${name}=${time}`)).status).toBe(200)
  },
)

test('an address that reads too much gets Retry-After, and others do not', async () => {
  const app = newApp()
  const answers = new Map<number, number>()
  for (let n = 0; n < 620; n += 1) {
    const response = await app.fetch(new Request('https://chowk.example/api/v1/links/7'), {
      address: '10.0.0.1',
    })
    answers.set(response.status, (answers.get(response.status) ?? 0) + 1)
    if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(Object.fromEntries(answers)).toEqual({ 404: 600, 429: 20 })
  const other = await app.fetch(new Request('https://chowk.example/api/v1/links/7'), { address: '10.0.0.2' })
  expect(other.status).toBe(404)
})

test('without a database the response is a problem document without internal details', async () => {
  const url = 'postgres://nobody:secret@127.0.0.1:1/none'
  const away = connect({ url, connectionsMax: 1, applicationName: 'chowk test' })
  const read = describedApp(testApp(away), description)
  const { response, body } = await read('/links')
  expect([response.status, body.code, response.headers.get('retry-after')]).toEqual([
    503,
    'database-away',
    '10',
  ])
  expect(JSON.stringify(body)).not.toMatch(/secret|127\.0\.0\.1|ECONNREFUSED/)
  await away.destroy()
})

test.each([
  ['a body that is too large', ['Content-Length: 132000'], '{}', 413, 'too-large'],
  ['a body without a length', ['Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n', 411, 'no-length'],
  ['a page of another site', ['Content-Length: 2', 'Origin: https://other.example'], '{}', 403, 'cross-site'],
])('%s is refused with a problem document that is described', async (_, headers, sent, status, code) => {
  const { port } = await openWebScene(db)
  const head = ['POST /api/v1/links HTTP/1.1', 'Host: chowk.example', 'Content-Type: application/json']
  const lines = [...head, 'Connection: close', ...headers, '', sent]
  const [given = '', text = ''] = (await sendBytes(port, lines.join('\r\n'))).split('\r\n\r\n')
  const body = JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? '')
  expect([Number(given.slice(9, 12)), body.code]).toEqual([status, code])
  checkDescribed(description, { path: '/links', method: 'POST', status, headers: readHeaders(given), body })
})

function readHeaders(head: string): Headers {
  const [, ...lines] = head.split('\r\n')
  return new Headers(lines.map(line => line.split(': ', 2) as [string, string]))
}
