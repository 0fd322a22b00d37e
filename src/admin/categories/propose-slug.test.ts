import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'

const { app, cookie } = await adminDesk()

async function ask(name: string, as = cookie): Promise<{ status: number; text: string }> {
  const path = `/admin/categories/slug?name=${encodeURIComponent(name)}`
  const response = await app.request(path, { headers: { cookie: as } })
  return { status: response.status, text: await response.text() }
}

test('a name in another script gets a slug in Latin letters', async () => {
  expect(JSON.parse((await ask('राजनीति')).text)).toEqual({ name: 'राजनीति', slug: 'rajniti' })
})

test('a very long name, or one without letters, still gets an answer', async () => {
  expect((await ask('क'.repeat(300))).status).toBe(200)
  expect(JSON.parse((await ask('!!!')).text)).toEqual({ name: '!!!', slug: '' })
})

test('a stranger gets no slug', async () => {
  expect((await ask('राजनीति', '')).status).toBe(302)
})
