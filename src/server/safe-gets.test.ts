import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/support/fresh-database.ts'
import { addOneOfEverything } from '../../test/support/one-of-everything.ts'
import { signedInAdmin } from '../../test/support/signed-in.ts'
import { testApp } from '../../test/support/test-app.ts'
import { withWritesRefused } from '../database/backup/refuse-writes.ts'
import type { Db } from '../database/connect.ts'

// A GET must change nothing, because any site can make a browser send one. These are the exceptions, and why.
const writesOfGets = {
  sessions:
    'When a session was used last, at most once a minute: else whoever only reads would be signed out.',
  attempts:
    'How many pictures an editor had fetched for a preview (/admin/picture): without a count that all processes share, a stolen session makes a scanner of our server. A browser fetches pictures with GET alone, and what other sites ask for is refused before it is counted.',
} as const

const { db, url: databaseUrl } = await freshDatabase()
const now = new Date('2026-01-02T06:30:00Z')
const app = testApp(db)
// Last used an hour ago, so that this use is recorded.
const { cookie } = await signedInAdmin(db, { now: new Date('2026-01-02T05:30:00Z') })

const values = await addOneOfEverything(db, now)
const targets = [...new Set(values.flatMap(addressesFor))]

function addressesFor(value: string): string[] {
  const paths = app.listRoutes().map(({ pattern }) => pattern.replaceAll(/:\w+|\*$/g, value))
  const asked = ['?q=rain&category=world', '?url=https%3A%2F%2Foutlet.example%2Frain.jpg']
  return paths.flatMap(path => [path, `${path}.data`, ...asked.map(query => path + query)])
}

/** Requests every address as an administrator; groups the addresses by status. */
async function crawl(): Promise<Map<number, string[]>> {
  const answers = new Map<number, string[]>()
  for (const target of targets) {
    const { status, body } = await app.request(target, { headers: { cookie } })
    await body?.pipeTo(new WritableStream())
    answers.set(status, [...(answers.get(status) ?? []), target])
  }
  return answers
}

/** Every table's rows with the transactions that wrote them, so that rewriting an unchanged row counts too. */
async function readVersions(from: Db): Promise<Map<string, string>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(from)
  const versions = new Map<string, string>()
  for (const { name } of tables.rows) {
    const read = await sql<{ text: string }>`
      select md5(coalesce(string_agg(xmin || ':' || t::text, ',' order by t::text), '')) as text
      from ${sql.table(name)} t`.execute(from)
    versions.set(name, read.rows[0]?.text ?? '')
  }
  return versions
}

test('GETs write only to the tables named above, and to each of them', {
  timeout: 120_000,
}, async () => {
  const before = await readVersions(db)
  const answers = await crawl()
  const after = await readVersions(db)
  expect(answers.get(200)?.length).toBeGreaterThan(150)
  expect([500, 503].flatMap(status => answers.get(status) ?? [])).toEqual([])
  const written = [...after].filter(([name, text]) => before.get(name) !== text).map(([name]) => name)
  expect(written.toSorted()).toEqual(Object.keys(writesOfGets).toSorted())
})

test('while the database refuses writes every GET works, except the one that must count', {
  timeout: 120_000,
}, async () => {
  let answers = new Map<number, string[]>()
  await withWritesRefused(databaseUrl, async () => {
    answers = await crawl()
  })
  const failed = [500, 503].flatMap(status => answers.get(status) ?? [])
  expect([...new Set(failed.map(target => target.split('?')[0]))]).toEqual([
    '/admin/picture',
    '/admin/picture.data',
  ])
})
