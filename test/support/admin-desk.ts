import { onTestFinished } from 'vitest'
import type { AppDependencies } from '../../src/server/app.ts'
import { closedOutside } from './closed-outside.ts'
import { startOutlet } from './fake-outlets.ts'
import { type Fresh, freshDatabase } from './fresh-database.ts'
import { type Fields, posted, signedInAdmin } from './signed-in.ts'
import { startSafeFetch } from './start-safe-fetch.ts'
import { testApp } from './test-app.ts'

type Desk = Omit<Fresh, 'isNew'> & { name?: string } & Partial<AppDependencies>

/**
 * A separate database for a test file, and its site at `at` as the browser of an administrator uses it: `open` and `see` get a page,
 * `post` and `send` send a form.
 */
export async function adminDesk({ at, name, empty, ...overrides }: Desk = {}) {
  const { db, url, now } = await freshDatabase({ at, empty })
  const appWith = (more: Partial<AppDependencies> = {}) =>
    testApp(db, { now: () => now, wait: async () => undefined, ...overrides, ...more })
  const administrator = await signedInAdmin(db, { now, name })
  const { cookie } = administrator
  const app = appWith()
  /** Starts an outlet's server for one test, and the site as it may reach this outlet, but no address that a page names. */
  /** Without `isPublic` it is at an address that only FETCH_ALLOW names. */
  const openOutlet = async ({ isPublic = false } = {}) => {
    const outlet = await startOutlet()
    onTestFinished(() => outlet.close())
    const deps = { now: () => now }
    const [fetch, fetchFound] = [
      startSafeFetch(outlet.host, deps),
      startSafeFetch(isPublic ? outlet.host : '', deps),
    ]
    const reaching = appWith({ outside: { ...closedOutside, fetch, fetchFound } })
    return { outlet, app: reaching, ...browserOf(reaching, cookie) }
  }
  return { db, url, now, app, appWith, openOutlet, ...administrator, ...browserOf(app, cookie) }
}

function browserOf(app: ReturnType<typeof testApp>, cookie: string) {
  const open = (path: string, as = cookie) => app.request(path, { headers: { cookie: as } })
  const post = (path: string, fields: Fields, as = cookie) => app.request(path, posted(fields, as))
  return {
    open,
    post,
    show: async (path: string, as = cookie) => readAnswer(await open(path, as)),
    send: async (path: string, fields: Fields, as = cookie) => readAnswer(await post(path, fields, as)),
    see: async (path: string, as = cookie) => (await readAnswer(await open(path, as))).html,
  }
}

/** What a response says; its HTML without the comments by which React separates texts. */
async function readAnswer(response: Response) {
  const { status, headers } = response
  const html = (await response.text()).replaceAll('<!-- -->', '')
  return { status, headers, location: headers.get('location'), notice: headers.getSetCookie().join(), html }
}
