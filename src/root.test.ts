import { pino } from 'pino'
import { expect, test } from 'vitest'
import { freshDatabase } from '../test/support/fresh-database.ts'
import { signedInAdmin } from '../test/support/signed-in.ts'
import { testApp } from '../test/support/test-app.ts'

const { db } = await freshDatabase()
const { cookie } = await signedInAdmin(db, { now: new Date('2026-01-02T06:30:00Z') })

test('a failing page reports an error without its cause, which is only in the log', async () => {
  const lines: string[] = []
  const log = pino({}, { write: line => lines.push(line) })
  await db.schema.alterTable('settings').renameTo('settingsAway').execute()
  const response = await testApp(db, { log }).request('/')
  await db.schema.alterTable('settingsAway').renameTo('settings').execute()
  expect(response.status).toBe(500)
  const html = await response.text()
  expect(html).toContain('Something went wrong on our side')
  expect(html).toContain('href="/style/1a2b4a-0.css"')
  expect(html).not.toMatch(/relation|node_modules| at /)
  expect(lines.join()).toContain('page failed')
})

test.each(['/admin/queue/decide', '/admin/log-out', '/admin/undo'])(
  'a GET of %s, which only accepts POST, is not logged as an error',
  async path => {
    const lines: string[] = []
    const log = pino({}, { write: line => lines.push(line) })
    const response = await testApp(db, { log }).request(path, { headers: { cookie } })
    expect(response.status).toBe(405)
    expect(lines).toEqual([])
  },
)

test('§8 in demo mode, too, only the pages that show news fail while the news cannot be read', async () => {
  const demo = testApp(db, { demo: true })
  const readDemo = async (path: string) => (await demo.request(path, { headers: { cookie } })).text()
  await db.schema.alterTable('newsLinks').renameTo('newsLinksAway').execute()
  const [news, siteLinks] = [await readDemo('/admin/news'), await readDemo('/admin/site-links')]
  await db.schema.alterTable('newsLinksAway').renameTo('newsLinks').execute()
  expect(news).toContain('Failed to load news data')
  expect(siteLinks).toContain('Add New')
})
