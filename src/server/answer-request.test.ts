import { expect, test } from 'vitest'
import { storePage } from '../http/stored-page.ts'
import { answerRequest } from './answer-request.ts'

const body = Buffer.from('What the council decided. '.repeat(40))
const type = ['Content-Type', 'text/html; charset=utf-8']

async function answer(headers: Record<string, string> = {}, { method = 'GET', status = 200 } = {}) {
  const page = storePage({ status, headers: [...type, 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2'], body })
  return answerRequest(new Request('https://chowk.example/', { method, headers }), page)
}

test('a page is answered with all its headers, those of one name too', async () => {
  const response = await answer()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await response.text()).toBe(body.toString())
})

test('who has the page hears that it is the same, in the form that they have', async () => {
  const etags = []
  for (const encoding of ['br', 'identity']) {
    const accepted = { 'accept-encoding': encoding }
    const etag = (await answer(accepted)).headers.get('etag') ?? ''
    const again = await answer({ ...accepted, 'if-none-match': `W/${etag}` })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    etags.push(etag)
  }
  expect(new Set(etags).size).toBe(2)
})

test('a page is in memory once, however many are answered and do not read', async () => {
  const page = storePage({ status: 200, headers: type, body: Buffer.alloc(8 * 2 ** 20, 'a') })
  const before = process.memoryUsage().arrayBuffers
  const asked = Array.from({ length: 40 }, async () => {
    const response = await answerRequest(new Request('https://chowk.example/'), page)
    return response.body?.getReader().read()
  })
  const read = await Promise.all(asked)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(20 * 2 ** 20)
  expect(new Set(read.map(chunk => chunk?.value?.length))).toEqual(new Set([8 * 2 ** 20]))
})

test('a page of an error is never "the same"', async () => {
  const etag = (await answer({}, { status: 404 })).headers.get('etag') ?? '*'
  expect((await answer({ 'if-none-match': etag }, { status: 404 })).status).toBe(404)
  expect((await answer({ 'if-none-match': '*' }, { status: 503 })).status).toBe(503)
})

test('who asks for the head gets no body, nor does an answer that has none', async () => {
  expect(await (await answer({}, { method: 'HEAD' })).text()).toBe('')
  expect(await (await answer({}, { status: 204 })).text()).toBe('')
})
