import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { testApp } from '../../test/support/test-app.ts'
import { isFormRequest, MalformedForm, readPostedForm } from './posted-form.ts'

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

test('a form that breaks off is malformed', async () => {
  const broken = posted('multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; na')
  await expect(readPostedForm(broken)).rejects.toBeInstanceOf(MalformedForm)
})

test.each([
  ['application/json', '{}'],
  ['text/plain', 'email=a'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; na'],
])('a login sent as %s is the sender’s error', async (contentType, body) => {
  const init = { method: 'POST', headers: { 'content-type': contentType }, body }
  const response = await testApp(db).request('/admin/login', init)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('Check it, or start again from the front page.')
})
