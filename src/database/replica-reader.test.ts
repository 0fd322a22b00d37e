import { sql } from 'kysely'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { addCategory, addNewsLink } from '../../test/support/builders.ts'
import { startStreamingPair, untilReplayed } from '../../test/support/streaming-pair.ts'
import { testApp } from '../../test/support/test-app.ts'
import { parseQuery } from '../search/parse-query.ts'
import { searchNewsLinks } from '../search/search-news-links.ts'
import { type ChangeOrReset, createAudience, type Pace } from './changes.ts'
import { connect, type Db } from './connect.ts'
import { migrate } from './migrate.ts'
import { openReplicaReader } from './replica-reader.ts'

const pair = await startStreamingPair('none')
await migrate(pair.primary.url)
const pool = { connectionsMax: 2, applicationName: 'chowk test' }
const db = connect({ ...pool, url: pair.primary.url })
const replica = connect({ ...pool, url: pair.replica.url })
const politics = await addCategory(db, { name: 'Politics', slug: 'politics' })
// A database that knows its position but has no tables: results can only come from the replica.
const withoutTables = '&options=-c%20search_path%3Dpg_catalog'
const blind = connect({ ...pool, url: pair.primary.url + withoutTables })

afterAll(async () => {
  await Promise.all([db.destroy(), blind.destroy(), replica.destroy()])
  await pair.drop()
})

beforeEach(async () => {
  await sql`select pg_wal_replay_resume()`.execute(replica)
  await db.deleteFrom('newsLinks').execute()
  await addNewsLink(db, { title: 'Monsoon reaches Kerala', category: politics.id })
  await untilReplayed(pair.primary.url, pair.replica.url)
})

const options = { query: parseQuery('monsoon'), categoryId: null, after: null, limit: 10 }
const wait = async (): Promise<void> => undefined

function readerOf({ from = db, standby = replica, waiting = wait, nowMs = (): number => 0 } = {}) {
  return openReplicaReader({ db: from, replica: standby, wait: waiting, nowMs })
}

async function titles(deps: Parameters<typeof readerOf>[0] = {}) {
  const found = await readerOf(deps)(db => searchNewsLinks(db, options))
  return found.newsLinks.map(({ title }) => title)
}

async function pauseCopy() {
  await sql`select pg_wal_replay_pause()`.execute(replica)
}

test('a search uses a replica that is up to date', async () => {
  expect(await titles({ from: blind })).toEqual(['Monsoon reaches Kerala'])
})

test('a search uses the database while the replica lags, after a short wait', async () => {
  await pauseCopy()
  await addNewsLink(db, { title: 'Monsoon leaves Goa', category: politics.id })
  const waits: number[] = []
  const waiting = async (...ms: number[]) => void waits.push(...ms)
  const found = await titles({ waiting })
  expect(found).toEqual(['Monsoon leaves Goa', 'Monsoon reaches Kerala'])
  expect(waits).toEqual([20, 20, 20, 20])
})

test('a search waits for a replica that is about to catch up', async () => {
  await pauseCopy()
  await addNewsLink(db, { title: 'Monsoon leaves Goa', category: politics.id })
  const waiting = async () => {
    await sql`select pg_wal_replay_resume()`.execute(replica)
    await untilReplayed(pair.primary.url, pair.replica.url)
  }
  expect(await titles({ from: blind, waiting })).toEqual(['Monsoon leaves Goa', 'Monsoon reaches Kerala'])
})

test('while the replica lags, no page is cached that is older than the change that dropped it', async () => {
  const changes = createAudience<[ChangeOrReset, Pace]>()
  const app = testApp(db, { changes, replica, wait })
  onTestFinished(() => app.close())
  const search = async () => (await app.request('/search?q=monsoon')).text()
  expect(await search()).not.toContain('</mark> in Delhi')
  await pauseCopy()
  await addNewsLink(db, { title: 'Monsoon in Delhi', category: politics.id })
  changes.notify(`news:${politics.id}`, 'at-once')
  expect(await search()).toContain('</mark> in Delhi')
  expect(app.findReady('/search?q=monsoon')?.body.toString()).toContain('</mark> in Delhi')
})

test('a server that replays nothing is no replica', async () => {
  const promoted = connect({ ...pool, url: pair.primary.url.replace('/chowk?', '/postgres?') })
  expect(await titles({ standby: promoted })).toEqual(['Monsoon reaches Kerala'])
  await promoted.destroy()
})

test('a search uses the database if that does not report its position, as Aurora’s does not', async () => {
  await sql`create schema aurora`.execute(db)
  await sql`create function aurora.pg_current_wal_insert_lsn() returns pg_lsn language plpgsql as $$ begin
    raise exception 'not supported for Aurora' using errcode = '0A000'; end $$`.execute(db)
  const path = '&options=-csearch_path%3Daurora,pg_catalog,public'
  const aurora = connect({ ...pool, url: pair.primary.url + path })
  onTestFinished(() => aurora.destroy())
  expect(await titles({ from: aurora })).toEqual(['Monsoon reaches Kerala'])
})

test('an outage of the database ends a search at once, and does not keep the next one from the replica', async () => {
  await sql`create schema starting`.execute(db)
  await sql`create function starting.pg_current_wal_insert_lsn() returns pg_lsn language plpgsql as $$ begin
    raise exception 'the database system is starting up' using errcode = '57P03'; end $$`.execute(db)
  const path = '&options=-csearch_path%3Dstarting,pg_catalog,public'
  const from = connect({ ...pool, url: pair.primary.url + path })
  onTestFinished(() => from.destroy())
  const read = readerOf({ from })
  const asked: Db[] = []
  const page = async (used: Db) => asked.push(used)
  await expect(read(page)).rejects.toThrow('starting up')
  await sql`drop function starting.pg_current_wal_insert_lsn`.execute(db)
  await untilReplayed(pair.primary.url, pair.replica.url)
  await read(page)
  expect(asked.map(used => (used === replica ? 'replica' : 'database'))).toEqual(['replica'])
})

test('a failing query is not repeated on the database', async () => {
  const standby = connect({ ...pool, url: pair.replica.url + withoutTables })
  await expect(titles({ standby })).rejects.toThrow('"news_links" does not exist')
  await standby.destroy()
})

test('without a replica the database is queried once', async () => {
  const read = openReplicaReader({ db, replica: null, wait, nowMs: () => 0 })
  const found = await read(only => searchNewsLinks(only, options))
  expect(found.count).toEqual({ total: 1, capped: false })
})

test.each([
  ['goes away', new Error('Connection terminated unexpectedly')],
  ['cancels a statement, to replay a change of its rows', Object.assign(new Error(), { code: '40001' })],
])(
  'a replica that %s during a page is left alone for ten seconds, and the page is read again',
  async (_, error) => {
    let ms = 0
    const read = readerOf({ nowMs: () => ms })
    const asked: string[] = []
    const page = async (used: Db) => {
      asked.push(used === replica ? 'replica' : 'database')
      if (used === replica && ms < 5_000) throw error
      return 'page'
    }
    expect(await read(page)).toBe('page')
    ms = 9_999
    await read(page)
    ms = 10_000
    await read(page)
    expect(asked).toEqual(['replica', 'database', 'database', 'replica'])
  },
)

test('every search is answered while nothing listens at the address of the replica', async () => {
  const away = connect({ ...pool, url: 'postgres://127.0.0.1:1/none' })
  const app = testApp(db, { replica: away, wait })
  onTestFinished(() => away.destroy())
  for (const page of ['/search', '/search/feed.json', '/search/feed.xml', '/api/v1/links']) {
    const path = `${page}?q=monsoon`
    const response = await app.request(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(await response.text()).toMatch(/reaches Kerala/)
  }
})
