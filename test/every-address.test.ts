import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { withWritesRefused } from '../src/database/backup/refuse-writes.ts'
import { setRows } from './support/builders.ts'
import { hostileKinds } from './support/hostile-strings.ts'
import { addOneOfEverything } from './support/one-of-everything.ts'
import { publicSite } from './support/public-site.ts'
import { signedInAdmin } from './support/signed-in.ts'
import { listSiteAddresses } from './support/site-addresses.ts'
import { testMail } from './support/test-app.ts'

// One walk through the whole site as an administrator. Each page is rendered once, and each test judges what was seen.

// A GET must change nothing, because any site can make a browser send one. These are the exceptions, and why.
const writesOfGets = {
  sessions:
    'When a session was used last, at most once a minute: else whoever only reads would be signed out.',
  attempts:
    'How many pictures an editor had fetched for a preview (/admin/picture): without a count that all processes share, a stolen session makes a scanner of our server. A browser fetches pictures with GET alone, and what other sites ask for is refused before it is counted.',
} as const

// The status of each address that shows an administrator no page.
const refusals = {
  401: ['/api/v1/entries'],
  404: [
    ...['/*', '/ads.txt', '/api/v1/*', '/clicks', '/indexnow.txt', '/site-images/:id/:name'],
    ...['/admin/picture', '/newsletter/confirm/:token', '/newsletter/leave/:token'],
  ],
  405: [
    ...['/admin/exchange/upload', '/admin/settings/restore'],
    ...['/admin/log-out', '/admin/queue/decide', '/admin/settings/backup/download', '/admin/undo'],
    ...['/admin/site-links/preview', '/api/mcp', '/api/v1/entries/:id/decision', '/api/v1/tips'],
  ],
}

const nowhere = '00000000-0000-7000-8000-00000000dead'
const { db, url: databaseUrl, app } = await publicSite({ mail: testMail })
const now = new Date('2026-01-02T06:30:00Z')
// Last used an hour ago, so that this use is recorded.
const { cookie } = await signedInAdmin(db, { now: new Date('2026-01-02T05:30:00Z') })
const records = await addOneOfEverything(db, now)
await setRows(db, 'settings', { tipsEnabled: true, editorialLogEnabled: true, newsletterLanguages: 'en' })
const routes = listSiteAddresses(
  app.listRoutes().map(({ pattern }) => pattern),
  records,
)
const addresses = routes.flatMap(({ address }) => address ?? [])
const asks: Record<string, string> = {
  '/search': '?q=rain&category=world',
  '/admin/news': '?q=rain',
  '/admin/picture': '?url=https%3A%2F%2Foutlet.example%2Frain.jpg',
  '/admin/article/fetch': '?url=https%3A%2F%2Foutlet.example%2Frain',
}

// Longer values are sent in one parameter at a time: together they would make an address that no page receives.
const togetherMax = 50

type Seen = { target: string; status: number; text: string }

async function open(target: string): Promise<Seen> {
  const response = await app.request(target, { headers: { cookie } })
  return { target, status: response.status, text: await response.text() }
}

/** A page of the admin area by its data alone, which its loader reads and which needs no drawing. */
const undrawn = (path: string, search = '') => (path.startsWith('/admin') ? `${path}.data` : path) + search

/** Opens the address and records the query parameters that the page reads. */
async function visit(address: string) {
  const names = new Set<string>()
  const { get, getAll } = URLSearchParams.prototype
  const spies = [
    vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(function (this: URLSearchParams, name) {
      names.add(name)
      return get.call(this, name)
    }),
    vi.spyOn(URLSearchParams.prototype, 'getAll').mockImplementation(function (this: URLSearchParams, name) {
      names.add(name)
      return getAll.call(this, name)
    }),
  ]
  const seen = await open(address)
  for (const spy of spies) spy.mockRestore()
  return { ...seen, names: [...names] }
}

/** Every table's rows with the transactions that wrote them, so that rewriting an unchanged row counts too. */
async function readVersions(): Promise<Map<string, string>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  const versions = new Map<string, string>()
  for (const { name } of tables.rows) {
    const read = await sql<{ text: string }>`
      select md5(coalesce(string_agg(xmin || ':' || t::text, ',' order by t::text), '')) as text
      from ${sql.table(name)} t`.execute(db)
    versions.set(name, read.rows[0]?.text ?? '')
  }
  return versions
}

const before = await readVersions()
const pages: (Seen & { names: string[] })[] = []
for (const address of addresses) pages.push(await visit(address + (asks[address] ?? '')))
const data: Seen[] = []
for (const address of addresses.filter(each => each.startsWith('/admin')))
  data.push(await open(`${address}.data`))
const unknown: Seen[] = []
for (const { pattern } of routes.filter(each => each.pattern.includes(':')))
  unknown.push(await open(pattern.replaceAll(/:\w+/g, nowhere)))
const after = await readVersions()

const targetsOf = (seen: Seen[], ...statuses: number[]) =>
  seen.filter(({ status }) => statuses.includes(status)).map(({ target }) => target)

test('every route has an address in site-addresses.ts, and its page opens', () => {
  expect(routes.filter(({ address }) => !address)).toEqual([])
  for (const [n, { pattern }] of routes.entries()) {
    const refused = Object.entries(refusals).find(([, patterns]) => patterns.includes(pattern))
    const { status = 0 } = pages[n] ?? {}
    if (refused) expect(status, pattern).toBe(Number(refused[0]))
    else expect([200, 202, 301, 302], `${pattern} answers ${status}`).toContain(status)
  }
})

test('no address of a record that does not exist fails', () => {
  expect(unknown.length).toBeGreaterThan(30)
  expect(targetsOf(unknown, 500, 503)).toEqual([])
})

// The rendered document omits its loader data (build-of-route.ts); a script's data request must not.
test('a script’s data request returns the data of every page', () => {
  expect(data.length).toBeGreaterThan(60)
  expect(targetsOf(data, 403, 500, 503)).toEqual([])
  const emptied = data.filter(({ text }) => /"SingleFetchRedirect",-\d/.test(text))
  expect(emptied.map(({ target }) => target)).toEqual([])
})

test('GETs write only to the tables named above, and to each of them', () => {
  const written = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name)
  expect(written.toSorted()).toEqual(Object.keys(writesOfGets).toSorted())
})

test('while the database refuses writes every GET works, except the one that must count', async () => {
  const seen: Seen[] = []
  await withWritesRefused(databaseUrl, async () => {
    for (const { target } of pages) {
      const [path = '', query = ''] = target.split('?')
      seen.push(await open(undrawn(path, `?${query}`)))
    }
  })
  expect(targetsOf(seen, 500, 503).map(target => target.split('?')[0])).toEqual(['/admin/picture.data'])
})

test('every page treats a hostile value of each parameter that it reads as plain text', async () => {
  const seen: Seen[] = []
  const asking = pages.filter(({ names, status }) => names.length > 0 && status === 200)
  for (const { target, names } of asking)
    for (const [n, text] of hostileKinds.entries())
      for (const asked of text.length > togetherMax ? names.map(name => [name]) : [names]) {
        const [path = ''] = target.split('?')
        const search = `?${new URLSearchParams(asked.map(name => [name, text]))}`
        seen.push(await open(n === 0 ? path + search : undrawn(path, search)))
      }
  expect(asking.flatMap(({ names }) => names)).toEqual(
    expect.arrayContaining(['q', 'after', 'sort', 'who', 'tab']),
  )
  expect(seen.filter(({ status }) => status >= 500).map(({ target }) => target)).toEqual([])
  // A request refused because of its address never reached a page.
  expect(targetsOf(seen, 200).length / seen.length).toBeGreaterThan(0.6)
})
