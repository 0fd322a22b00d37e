import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { testApp } from '../../test/support/test-app.ts'
import { CrowdedForm, isFormRequest, MalformedForm, readPostedForm } from './posted-form.ts'

const { db } = await freshDatabase()

function posted(contentType: string | null, body: string | null = 'a=1'): Request {
  const request = new Request('https://chowk.example/', { method: 'POST', body })
  if (contentType) request.headers.set('content-type', contentType)
  else request.headers.delete('content-type')
  return request
}

test.each([
  ['application/x-www-form-urlencoded', true],
  ['application/x-www-form-urlencoded; charset=UTF-8', true],
  ['Multipart/Form-Data; boundary=x', true],
  ['multipart/form-data', false],
  ['application/json', false],
  ['text/plain', false],
  [null, false],
])('a body of type %s is a form: %s', (contentType, isForm) => {
  expect(isFormRequest(posted(contentType))).toBe(isForm)
})

test('a form is read as it was posted', async () => {
  const form = await readPostedForm(posted('application/x-www-form-urlencoded', 'a=1&b=%E0%A4%95'))
  expect([...form]).toEqual([
    ['a', '1'],
    ['b', 'क'],
  ])
})

const inParts = (value: string | Buffer) =>
  Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'),
    Buffer.from(value),
    Buffer.from('\r\n--x--\r\n'),
  ])

test.each([
  ['an escape', 'application/x-www-form-urlencoded', 'a=%ff'],
  ['an escape in a name', 'application/x-www-form-urlencoded', '%c0%af=1'],
  ['a byte', 'application/x-www-form-urlencoded', Buffer.from('a=\xff', 'latin1')],
  ['half a letter', 'application/x-www-form-urlencoded', 'a=%e0%a4&b=1'],
  ['a byte of a part', 'multipart/form-data; boundary=x', inParts(Buffer.from([0xff]))],
])('a form with %s that is not UTF-8 is refused', async (_, type, body) => {
  const request = new Request('https://chowk.example/', {
    method: 'POST',
    body: new Uint8Array(Buffer.from(body)),
  })
  request.headers.set('content-type', type)
  await expect(readPostedForm(request)).rejects.toBeInstanceOf(MalformedForm)
})

test('a replacement character that was posted is accepted', async () => {
  const forms = [
    posted('application/x-www-form-urlencoded', 'a=%EF%BF%BD'),
    posted('multipart/form-data; boundary=x', `${inParts('\ufffd')}`),
  ]
  for (const form of forms) expect((await readPostedForm(form)).get('a')).toBe('\ufffd')
})

const part = (head = '') => `--x\r\ncontent-disposition: form-data; name="a"\r\n${head}\r\n1\r\n`
const multipart = 'multipart/form-data; boundary=x'
const urlencoded = 'application/x-www-form-urlencoded'

test.each([
  ['fields', urlencoded, 'a&'.repeat(500_000)],
  ['fields under a boundary', `${urlencoded}; boundary=x`, 'a&'.repeat(500_000)],
  ['parts', multipart, `${part().repeat(101)}--x--\r\n`],
  [
    'parts, beside a boundary that is none',
    `multipart/form-data; xboundary=y; boundary=x`,
    part().repeat(200),
  ],
  ['lines in the head of a part', multipart, `${part('a: b\r\n'.repeat(5_000))}--x--\r\n`],
])('a form with too many %s is refused before it is parsed', async (_, contentType, body) => {
  await expect(readPostedForm(posted(contentType, body))).rejects.toBeInstanceOf(CrowdedForm)
})

test('a form with two content types is parsed as the type whose fields were counted', async () => {
  const request = posted(`${multipart},${urlencoded}`, 'a&'.repeat(20_000))
  expect(isFormRequest(request)).toBe(true)
  await expect(readPostedForm(request)).rejects.toBeInstanceOf(MalformedForm)
})

test('the largest selection and the longest head of a part are accepted', async () => {
  const selection = Array.from({ length: 5_001 }, (_, n) => `id=${n}`).join('&')
  expect((await readPostedForm(posted(urlencoded, selection))).getAll('id')).toHaveLength(5_001)
  const file = `--x\r\ncontent-disposition: form-data; name="f"; filename="${'क'.repeat(255)}"\r\n\r\n`
  const form = await readPostedForm(
    posted(multipart, `${part()}${file}${'\r\n--'.repeat(9_999)}\r\n--x--\r\n`),
  )
  expect([...form.keys()]).toEqual(['a', 'f'])
})

test('a form with too many fields gets an explanation', async () => {
  const init = { method: 'POST', headers: { 'content-type': urlencoded }, body: 'a&'.repeat(8_000) }
  const response = await testApp(db).request('/admin/login', init)
  expect(response.status).toBe(413)
  expect(await response.text()).toContain('The request is too large')
})

test('a truncated form is malformed', async () => {
  const broken = posted('multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; na')
  await expect(readPostedForm(broken)).rejects.toBeInstanceOf(MalformedForm)
})

test.each([
  ['application/json', '{}'],
  ['text/plain', 'email=a'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; na'],
])('a login sent as %s is a client error', async (contentType, body) => {
  const init = { method: 'POST', headers: { 'content-type': contentType }, body }
  const response = await testApp(db).request('/admin/login', init)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Check it, or start again from the front page.')
})
