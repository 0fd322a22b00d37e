import { pino } from 'pino'
import { expect, test } from 'vitest'
import { addWaitingEntry } from '../../test/support/builders.ts'
import { publicSite } from '../../test/support/public-site.ts'
import { posted, signedInAdmin } from '../../test/support/signed-in.ts'
import { withWritesRefused } from '../database/backup/refuse-writes.ts'
import { explainRefusedSave } from './notices/with-fallback.ts'

const lines: string[] = []
const log = pino({}, { write: line => lines.push(line) })
const { db, url, app } = await publicSite({ log })
// The session was last used an hour ago, so viewing a page would write its new last use.
const { cookie } = await signedInAdmin(db, { now: new Date('2026-01-02T05:30:00Z') })
const headers = { cookie }

const category = { name: 'Science', slug: 'science', description: '', orderNum: '1' }

test('during a restore a save is refused with the reason, with and without scripts', async () => {
  const { id: entry } = await addWaitingEntry(db)
  await withWritesRefused(url, async () => {
    for (const path of ['/admin/categories/add', '/admin/categories/add.data', '/admin/queue/decide']) {
      const fields = path.endsWith('decide') ? { change: 'reject', entry: `${entry}:1` } : category
      const refused = await app.request(path, posted(fields, cookie))
      expect([path, refused.status, refused.headers.get('retry-after')]).toEqual([path, 503, '10'])
      const page = await refused.text()
      expect(page).toContain('Nothing can be saved: a backup is being restored')
      expect(explainRefusedSave(page, 'en')).toContain('a backup is being restored')
    }
  })
  expect(await db.selectFrom('categories').select('slug').execute()).toEqual([])
  // The refusals are expected.
  expect(lines.map(line => JSON.parse(line))).toMatchObject(
    Array(3).fill({ level: 40, reason: 'restoring', msg: 'page refused to save' }),
  )
  expect(lines.join()).not.toContain('stack')
  const saved = await app.request('/admin/categories/add', posted(category, cookie))
  expect(saved.headers.get('location')).toBe('/admin/categories')
})

test('during a restore every admin page opens and says so', async () => {
  const page = async () => (await app.request('/admin/categories', { headers })).text()
  expect(await withWritesRefused(url, page)).toContain('Nothing can be saved: a backup is being restored.')
  expect(await page()).not.toContain('Nothing can be saved')
})

test('during a restore signing out ends the session in this browser, and says what is left to do', async () => {
  const signOut = async () => {
    const { status, headers } = await app.request('/admin/log-out', posted({}, cookie))
    return [status, headers.get('location'), ...headers.getSetCookie()]
  }
  const [status, location, session, notice] = Object.values(await withWritesRefused(url, signOut))
  expect([status, location]).toEqual([302, '/admin/login'])
  expect(session).toMatch(/^__Host-session=;.*Max-Age=0/)
  expect(notice).toContain('signed-out-here')
})

test('during a restore a sign-in fails with the reason', async () => {
  const pair = { email: 'nobody@example.org', password: 'seven brown crossroads' }
  const signIn = async () => (await app.request('/admin/login', posted(pair, ''))).text()
  const page = String(await withWritesRefused(url, signIn))
  expect(page).toContain('An error occurred during login. Please try again.')
  expect(page).toContain('Nothing can be saved: a backup is being restored.')
})
