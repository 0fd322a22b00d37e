import { beforeEach, expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { posted, signedInAdmin } from '../../../test/support/signed-in.ts'
import { testApp } from '../../../test/support/test-app.ts'

const now = new Date('2026-01-02T06:30:00Z')
const { db } = await freshDatabase()
const app = testApp(db)
const { cookie } = await signedInAdmin(db, { now })

beforeEach(async () => {
  for (const table of ['pins', 'newsLinks', 'categories'] as const) await db.deleteFrom(table).execute()
})

async function fill() {
  const { id: category } = await addCategory(db, { name: 'World', slug: 'world' })
  const ids: string[] = []
  for (let n = 0; n < 5; n++) {
    const createdAt = new Date(now.getTime() - (n + 1) * 60_000)
    ids.push((await addNewsLink(db, { category, title: `Report ${n}`, createdAt })).id)
  }
  return { category, ids }
}

const changes = (id: string | undefined) =>
  JSON.stringify({
    pins: [{ place: 'lead', subject: { kind: 'link', id }, until: { kind: 'open' }, seen: 0 }],
    sections: null,
  })
const leadOf = (html: string) =>
  /<h2[^>]*><a[^>]*>([^<]*)/.exec(html.slice(html.indexOf('data-region="featured"')))?.[1]

test('an editor sees the page as his changes would make it, and no reader does', async () => {
  const { ids } = await fill()
  const shown = await app.request('/admin/front/preview', posted({ changes: changes(ids[3]) }, cookie))
  expect(leadOf(await shown.text())).toBe('Report 3')
  expect(leadOf(await (await app.request('/')).text())).toBe('Report 0')
  expect(await db.selectFrom('pins').select('id').execute()).toEqual([])
})

test('a preview is framed by our own pages alone, found by no search engine, kept by nobody, and renews itself not', async () => {
  const { ids } = await fill()
  const shown = await app.request('/admin/front/preview', posted({ changes: changes(ids[3]) }, cookie))
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(shown.headers.get('x-robots-tag')).toBe('noindex')
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  expect(await shown.text()).not.toContain('data-live')
  const page = await app.request('/')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test.each(['', '{', '{"pins":[],"sections":[{"id":"x"}]}'])('changes like %j are refused', async text => {
  const shown = await app.request('/admin/front/preview', posted({ changes: text }, cookie))
  expect(shown.status).toBe(400)
})

test('a stranger sees no preview and changes nothing', async () => {
  const { ids } = await fill()
  for (const path of ['/admin/front/preview', '/admin/front']) {
    const answer = await app.request(path, posted({ changes: changes(ids[3]) }))
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toContain('/admin/login')
  }
  expect(await db.selectFrom('pins').select('id').execute()).toEqual([])
})

test('what an editor publishes is there for readers, and a refusal says why', async () => {
  const { ids } = await fill()
  expect((await app.request('/admin/front', posted({ changes: changes(ids[3]) }, cookie))).status).toBe(200)
  expect(leadOf(await (await app.request('/')).text())).toBe('Report 3')
  const again = await app.request(
    '/admin/front',
    posted({ changes: changes('00000000-0000-7000-8000-00000000dead') }, cookie),
  )
  expect(again.status).toBe(400)
  expect((await app.request('/admin/front', posted({ changes: '[]' }, cookie))).status).toBe(400)
})
