import type { AppDependencies } from '../../src/server/app.ts'
import { freshDatabase } from './fresh-database.ts'
import { posted, signedInAdmin } from './signed-in.ts'
import { testApp } from './test-app.ts'

type Desk = { at?: string; name?: string } & Partial<AppDependencies>

/**
 * A separate database for a test file, and its site at `at` as the browser of an administrator uses it: `see` opens a page and returns
 * its HTML, `post` sends a form.
 */
export async function adminDesk({ at = '2026-01-02T06:30:00Z', name, ...overrides }: Desk = {}) {
  const { db, url } = await freshDatabase()
  const now = new Date(at)
  const app = testApp(db, { now: () => now, ...overrides })
  const administrator = await signedInAdmin(db, { now, name })
  const { cookie } = administrator
  const see = async (path: string) => (await app.request(path, { headers: { cookie } })).text()
  const post = (path: string, fields: Record<string, string>, as = cookie) =>
    app.request(path, posted(fields, as))
  return { db, url, now, app, ...administrator, see, post }
}
