import { expect, test } from 'vitest'
import { expectWithinMs } from '../../test/support/processor-ms.ts'
import { storePage } from '../http/stored-page.ts'
import { matchesEtag, respondWithPage } from './respond-with-page.ts'

const body = Buffer.from('What the council decided. '.repeat(40))
const type = ['Content-Type', 'text/html; charset=utf-8']

async function respond(headers: Record<string, string> = {}, { method = 'GET', status = 200 } = {}) {
  const page = storePage({ status, headers: [...type, 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2'], body })
  return respondWithPage(new Request('https://chowk.example/', { method, headers }), page)
}

test('a page is sent with all its headers, including repeated ones', async () => {
  const response = await respond()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await response.text()).toBe(body.toString())
})

test('a client that has the page gets 304 for its own encoding', async () => {
  const etags = []
  for (const encoding of ['br', 'identity']) {
    const accepted = { 'accept-encoding': encoding }
    const etag = (await respond(accepted)).headers.get('etag') ?? ''
    const again = await respond({ ...accepted, 'if-none-match': `W/${etag}` })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    etags.push(etag)
  }
  expect(new Set(etags).size).toBe(2)
})

test('a page is in memory once, however many clients request it and do not read', async () => {
  const page = storePage({ status: 200, headers: type, body: Buffer.alloc(8 * 2 ** 20, 'a') })
  const before = process.memoryUsage().arrayBuffers
  const asked = Array.from({ length: 40 }, async () => {
    const response = await respondWithPage(new Request('https://chowk.example/'), page)
    return response.body?.getReader().read()
  })
  const read = await Promise.all(asked)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 2 ** 20)
  expect(new Set(read.map(chunk => chunk?.value?.length))).toEqual(new Set([8 * 2 ** 20]))
})

test('an error page is never 304', async () => {
  const etag = (await respond({}, { status: 404 })).headers.get('etag') ?? '*'
  expect((await respond({ 'if-none-match': etag }, { status: 404 })).status).toBe(404)
  expect((await respond({ 'if-none-match': '*' }, { status: 503 })).status).toBe(503)
})

test('HEAD requests and statuses without a body get no body', async () => {
  expect(await (await respond({}, { method: 'HEAD' })).text()).toBe('')
  expect(await (await respond({}, { status: 204 })).text()).toBe('')
})

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a" , "c"', '*', ' * ', '"with,comma", "a"'])(
  'If-None-Match %s names "a"',
  given => expect(matchesEtag(given, '"a"')).toBe(true),
)

test.each([undefined, '', '"b"', 'a', '"a', 'W/"a-br"', '"b, a"'])(
  'If-None-Match %s does not name "a"',
  given => expect(matchesEtag(given, '"a"')).toBe(false),
)

test('a long list of tags is read quickly', () => {
  expectWithinMs(50, () => matchesEtag('"x", '.repeat(3_000), '"a"'))
  expectWithinMs(50, () => matchesEtag('"'.repeat(15_001), '"a"'))
})
