import { beforeEach, expect, test } from 'vitest'
import { adminDesk } from '../../test/support/admin-desk.ts'
import { posted } from '../../test/support/signed-in.ts'

const { db, app, cookie } = await adminDesk()
const politics = { name: 'Politics', slug: 'politics', description: 'Who decides what', orderNum: '3' }
const said = 'Category has been added successfully'

/** The cookies of one browser, updated by each response. */
let jar: Map<string, string>

beforeEach(async () => {
  await db.deleteFrom('categories').execute()
  jar = new Map([['__Host-session', cookie.replace('__Host-session=', '')]])
})

async function ask(path: string, init?: RequestInit): Promise<string> {
  const headers = new Headers(init?.headers)
  headers.set('cookie', [...jar].map(pair => pair.join('=')).join('; '))
  const response = await app.request(path, { ...init, headers })
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/Max-Age=0/.test(line)) jar.delete(name)
    else jar.set(name, value)
  }
  return response.text()
}

const addPolitics = (path = '/admin/categories/add') => ask(path, posted(politics))

test('requests prefetched between a post and its page do not lose the notice', async () => {
  await addPolitics('/admin/categories/add.data')
  expect(await ask('/admin/news.data')).toContain(said)
  expect(await ask('/admin/categories.data')).toContain(said)
})

test('all responses with one post’s notice carry the same id, and another post another one', async () => {
  const carriedId = () => jar.get('__Host-notice')?.split('.')[2] ?? 'none'
  await addPolitics('/admin/categories/add.data')
  const id = carriedId()
  for (const path of ['/admin/news.data', '/admin/categories.data']) expect(await ask(path)).toContain(id)
  await ask('/admin/categories/add.data', posted({ ...politics, name: 'Sport', slug: 'sport' }))
  const answer = await ask('/admin/categories.data')
  expect(answer).toContain(carriedId())
  expect(answer).not.toContain(id)
})

test.each(['/admin/categories', '/admin/site-links/add'])(
  'the document %s shows a notice once if no script runs',
  async path => {
    const withoutScript = (html: string) => /<noscript>.*?<\/noscript>/s.exec(html)?.[0] ?? ''
    await addPolitics()
    const shown = withoutScript(await ask(path))
    expect(shown).toContain(said)
    expect(shown).toContain('action="/admin/undo"')
    expect(await ask(path)).not.toContain(said)
  },
)

test('without scripts the login says why a sign-in is needed', async () => {
  jar.clear()
  await ask('/admin/news')
  expect(await ask('/admin/login')).toMatch(
    /<noscript>.*Please login to access the admin area\..*<\/noscript>/s,
  )
  expect(await ask('/admin/login')).not.toContain('Please login to access')
})
