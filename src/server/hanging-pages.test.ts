import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { openFreezable } from '../../test/support/freezable-database.ts'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { posted, signedInAdmin } from '../../test/support/signed-in.ts'
import { testApp } from '../../test/support/test-app.ts'
import { until } from '../../test/support/until.ts'
import { type ChangeOrReset, createAudience, type Pace } from '../database/changes.ts'
import { connect } from '../database/connect.ts'

const { db, url } = await freshDatabase()
const category = await addCategory(db, { slug: 'politics' })
await addNewsLink(db, { category: category.id, title: 'Monsoon arrives early' })
const { cookie } = await signedInAdmin(db, { now: new Date('2026-01-02T06:30:00Z') })

const pages = '/ /index /category/politics /search?q=monsoon /about /feed.xml /today /nowhere'.split(' ')
const desk = 'dashboard news news.data categories queue login'.split(' ').map(name => `/admin/${name}`)

test('while the database hangs every page ends in an error, none in an empty list, and nothing is saved later', async () => {
  const { freeze, thaw, ...database } = await openFreezable(url)
  const limits = { connectionsMax: 4, laneConnections: 2, connectionWaitMs: 3_000, statementWaitMs: 2_000 }
  const pool = connect({ url: database.url, applicationName: 'chowk hanging', ...limits })
  const changes = createAudience<[ChangeOrReset, Pace]>()
  const app = testApp(pool, { changes, wait: async () => undefined })
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
  app.close()
  await pool.destroy()
})
