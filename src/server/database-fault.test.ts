import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { openFreezable } from '../../test/support/freezable-database.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { propertyRuns } from '../../test/support/property-runs.ts'
import { posted, signedInAdmin } from '../../test/support/signed-in.ts'
import { keepingApp, testApp } from '../../test/support/test-app.ts'
import { until } from '../../test/support/until.ts'
import { openWebScene } from '../../test/support/web-scene.ts'
import { connect } from '../database/connect.ts'

const { db, url: databaseUrl } = await freshDatabase()
const category = await addCategory(db, { slug: 'politics' })
await addNewsLink(db, { category: category.id, title: 'Monsoon arrives early' })
const { cookie } = await signedInAdmin(db, { now: new Date('2026-01-02T06:30:00Z') })

function openPool(url: string) {
  const pool = connect({ url, connectionsMax: 4, applicationName: 'chowk fault' })
  onTestFinished(() => pool.destroy())
  return pool
}

test('without the database the last page is served, and other pages explain the error', async () => {
  const database = await openFreezable(databaseUrl)
  const pool = openPool(database.url)
  const { url, announce } = await openWebScene(pool)
  expect(await (await fetch(url)).text()).toContain('Monsoon arrives early')
  database.cut()
  announce(`news:${category.id}`)
  const kept = await fetch(url)
  expect([kept.status, await kept.text()]).toEqual([200, expect.stringContaining('Monsoon arrives early')])
})

test('a page that is not in memory is 503 with Retry-After and no internal details', async () => {
  const pool = openPool('postgres://nobody:secret@127.0.0.1:1/none')
  const { url } = await openWebScene(pool)
  for (const path of ['/', '/category/politics', '/search?q=a', '/feed.xml', '/nowhere']) {
    const response = await fetch(url + path)
    const text = await response.text()
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '10'])
    expect(text).toContain('The news is unavailable for a moment')
    expect(text).not.toMatch(/secret|ECONNREFUSED|at \w+ \(|127\.0\.0\.1/)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  }
})

test('after several cuts of all connections under load no reader gets a stack trace, and the pool recovers', async () => {
  const pool = openPool(databaseUrl)
  const { url } = await openWebScene(pool)
  const statuses = new Map<number, number>()
  for (let round = 0; round < propertyRuns(4); round++) {
    const asked = Array.from({ length: 15 }, async (_, n) => {
      const response = await fetch(`${url}/search?q=${round}-${n}`)
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      expect(await response.text()).not.toMatch(/terminating connection|at \w+ \(/)
    })
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'chowk fault' and datname = current_database()`.execute(db)
    await Promise.all(asked)
  }
  expect([...statuses.keys()].every(status => status === 200 || status === 503)).toBe(true)
  expect((await fetch(`${url}/search?q=after`)).status).toBe(200)
})

test('a form posted while the database is away says that nothing was saved and where the text is', async () => {
  const pool = openPool('postgres://nobody@127.0.0.1:1/none')
  const app = testApp(pool)
  for (const path of ['/admin/categories/add', '/admin/site-links/add', '/tip', '/newsletter']) {
    const form = posted({ title: 'Us', email: 'asha@example.org' }, '__Host-session=x')
    const response = await app.request(path, form)
    const text = await response.text()
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '10'])
    expect(text).toContain('Nothing was saved: the database is unavailable for a moment')
    expect(text).toContain('what you typed is still in the form')
  }
})

test('a failed request has one number in its response, on its page and in the log', async () => {
  const lines: { msg: string; requestId?: string }[] = []
  const log = pino({ level: 'error' }, { write: line => void lines.push(JSON.parse(line)) })
  const pool = openPool('postgres://nobody@127.0.0.1:1/none')
  const { url } = await openWebScene(pool, { log })
  const numbered = { headers: { 'x-request-id': 'of-the-proxy-1' } }
  const page = await fetch(`${url}/admin/login`, numbered)
  expect(page.headers.get('x-request-id')).toBe('of-the-proxy-1')
  expect(await page.text()).toContain('Request of-the-proxy-1')
  const headers = { ...numbered.headers, authorization: 'Bearer chowk_x' }
  const entries = await fetch(`${url}/api/v1/entries`, { headers })
  expect(await entries.json()).toMatchObject({ code: 'database-away', requestId: 'of-the-proxy-1' })
  const failed = lines.filter(({ msg }) => msg === 'page failed')
  expect(failed.map(({ requestId }) => requestId)).toEqual(Array(2).fill('of-the-proxy-1'))
})

const pages = '/ /index /category/politics /search?q=monsoon /about /feed.xml /today /nowhere'.split(' ')
const desk = 'dashboard news news.data categories queue login'.split(' ').map(name => `/admin/${name}`)

test('while the database hangs every page ends in an error, none in an empty list, and nothing is saved later', async () => {
  const { freeze, thaw, ...database } = await openFreezable(databaseUrl)
  const limits = { connectionsMax: 4, laneConnections: 2, connectionWaitMs: 3_000, statementWaitMs: 2_000 }
  const pool = connect({ url: database.url, applicationName: 'chowk hanging', ...limits })
  onTestFinished(() => pool.destroy())
  const { app } = keepingApp(pool, { wait: async () => undefined })
  const ask = async (path: string, init: RequestInit = { headers: { cookie } }) => {
    const response = await app.request(path, init)
    return { path, status: response.status, text: await response.text() }
  }
  // A busy machine may take longer than the shortened waits.
  const untilShown = (path: string, text: string) =>
    until(`${path} shows ${text}`, async () => (await ask(path)).text.includes(text))
  await untilShown('/admin/categories', 'politics')
  freeze()
  const page = { type: 'about', title: 'Us', content: 'We are a newsroom' }
  const saving = ask('/admin/site-links/add', posted(page, cookie))
  for (const { path, status, text } of await Promise.all([...pages, ...desk].map(path => ask(path)))) {
    expect([path, status]).toEqual([path, 503])
    expect(text).not.toMatch(/No articles found|There are currently no articles|No content available/)
  }
  expect(await saving).toMatchObject({ status: 503, text: expect.stringContaining('Nothing was saved') })
  thaw()
  await untilShown('/category/politics', 'Monsoon arrives early')
  expect(await db.selectFrom('siteLinks').select('title').execute()).toEqual([])
})
