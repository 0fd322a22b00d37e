import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { posted } from '../../../test/support/signed-in.ts'

const { db, now, app, cookie } = await adminDesk({ empty: ['pins', 'newsLinks', 'categories'] })

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

test('an editor sees the page with the draft changes applied, and no reader does', async () => {
  const { ids } = await fill()
  const shown = await app.request('/admin/front/preview', posted({ changes: changes(ids[3]) }, cookie))
  expect(leadOf(await shown.text())).toBe('Report 3')
  expect(leadOf(await (await app.request('/')).text())).toBe('Report 0')
  expect(await db.selectFrom('pins').select('id').execute()).toEqual([])
})

test('only our own pages can frame a preview, and it is not indexed, cached or renewed', async () => {
  const { ids } = await fill()
  const shown = await app.request('/admin/front/preview', posted({ changes: changes(ids[3]) }, cookie))
  expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(shown.headers.get('x-robots-tag')).toBe('noindex')
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  expect(await shown.text()).not.toContain('data-live')
  const page = await app.request('/')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test.each(['', '{', '{"pins":[],"sections":[{"id":"x"}]}'])(
  'malformed changes like %j are refused',
  async text => {
    const shown = await app.request('/admin/front/preview', posted({ changes: text }, cookie))
    expect(shown.status).toBe(400)
  },
)

test('a stranger sees no preview and cannot change anything', async () => {
  const { ids } = await fill()
  for (const path of ['/admin/front/preview', '/admin/front']) {
    const answer = await app.request(path, posted({ changes: changes(ids[3]) }))
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toContain('/admin/login')
  }
  expect(await db.selectFrom('pins').select('id').execute()).toEqual([])
})

test('readers get what an editor publishes, and a refusal gives its reason', async () => {
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
