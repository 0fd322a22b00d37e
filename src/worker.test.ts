import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../test/support/builders.ts'
import { childrenOf } from '../test/support/child-processes.ts'
import { type FakeOutlet, startOutlet } from '../test/support/fake-outlets.ts'
import { feedBody } from '../test/support/feed-bodies.ts'
import { freshDatabase } from '../test/support/fresh-database.ts'
import { article } from '../test/support/poll-scene.ts'
import { hasSessions, sessionNiceness } from '../test/support/session-niceness.ts'
import { until } from '../test/support/until.ts'
import { authorizeCommand } from './domain/accounts/authorize.ts'
import { addFeed } from './domain/feeds/add-feed.ts'

const { db, url } = await freshDatabase()
const category = await addCategory(db)
const by = authorizeCommand('Test')
const outlets: FakeOutlet[] = []
const workers: ChildProcess[] = []
// Survives the test of killed workers, and does the work of those after it.
let running: ChildProcess | undefined

afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL')
  for (const outlet of outlets) await outlet.close()
})

async function open() {
  const outlet = await startOutlet()
  outlets.push(outlet)
  return outlet
}

async function startWorker({ isWaitedFor = true } = {}) {
  const worker = spawn(process.execPath, [fileURLToPath(new URL('./worker.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: url, FETCH_ALLOW: '127.0.0.1', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  workers.push(worker)
  if (isWaitedFor) await once(worker, 'message')
  return worker
}

/** A path that accepts requests and never responds. Resolves at the first one. */
function hang(outlet: FakeOutlet, path: string): Promise<void> {
  return new Promise(resolve => outlet.answer(path, () => resolve()))
}

async function listOtherConnections(): Promise<{ pid: number }[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and application_name <> 'chowk test'`.execute(db)
  return rows
}

test('a worker that is asked to stop aborts polls in progress and releases its claims', async () => {
  const outlet = await open()
  const asked = hang(outlet, '/hangs')
  await addFeed(db, { url: `${outlet.origin}/hangs`, category: category.id }, { by, now: new Date() })
  const worker = await startWorker()
  await asked
  worker.kill('SIGTERM')
  const [code] = await once(worker, 'exit')
  // A worker that does not stop in time exits with code 1.
  expect(code).toBe(0)
  const host = await db.selectFrom('feedHosts').selectAll().executeTakeFirstOrThrow()
  expect(host.claim).toBeNull()
  const feed = await db.selectFrom('feeds').select(['failure', 'lastPolledAt']).executeTakeFirstOrThrow()
  expect(feed).toEqual({ failure: null, lastPolledAt: null })
})

test('a worker with wrong settings reports them and is not restarted', async () => {
  const script = fileURLToPath(new URL('./worker.ts', import.meta.url))
  const worker = spawn(process.execPath, [script], { env: { ...process.env, DATABASE_URL: '' } })
  const said = worker.stderr.setEncoding('utf8').toArray()
  const [code] = await once(worker, 'exit')
  expect(code).toBe(78)
  expect((await said).join('')).toBe('The worker needs DATABASE_URL; npm start gives it one.\n')
})

test('workers that are killed during their polls lose no entry and store none twice', async () => {
  for (const table of ['entries', 'feeds', 'newsLinks'] as const) await db.deleteFrom(table).execute()
  const feedCount = 24
  const requests = { count: 0, killAt: 0, kill: () => {} }
  // Four hosts with six feeds each: at most four polls are in progress at the kill.
  const outlets = await Promise.all([open(), open(), open(), open()])
  for (let n = 0; n < feedCount; n++) {
    const outlet = outlets[n % 4] ?? (await open())
    const entries = Array.from({ length: 20 }, (_, m) => article(n * 20 + m))
    outlet.answer(`/${n}`, (_request, response) => {
      requests.count += 1
      if (requests.count === requests.killAt) requests.kill()
      response.end(feedBody('rss', entries))
    })
    await addFeed(db, { url: `${outlet.origin}/${n}`, category: category.id }, { by, now: new Date() })
  }
  // A third kill may hit the same feed, which is then set aside after three crashes, as intended.
  for (const _blow of [1, 2]) {
    requests.killAt = requests.count + 5
    const worker = await startWorker({ isWaitedFor: false })
    requests.kill = () => worker.kill('SIGKILL')
    await once(worker, 'exit')
    // Its last statements may still be running, including a claim.
    await until(
      'the connections of the killed worker are closed',
      async () => (await listOtherConnections()).length === 0,
    )
    // The dead worker's claims would expire only after 15 seconds.
    await db
      .updateTable('feedHosts')
      .set({ claimedUntil: new Date(0) })
      .where('claim', 'is not', null)
      .execute()
  }
  const [first, second] = await Promise.all([startWorker(), startWorker()])
  running = first
  await until(
    'the workers have polled every feed',
    async () => {
      const polled = await db.selectFrom('feeds').select(['lastGoodAt', 'failure']).execute()
      // A failed poll would be retried long after this test.
      expect(polled.filter(({ failure }) => failure !== null)).toEqual([])
      return polled.every(({ lastGoodAt }) => lastGoodAt !== null)
    },
    { withinS: 60 },
  )
  second.kill('SIGTERM')
  expect((await once(second, 'exit'))[0]).toBe(0)
  const links = await db.selectFrom('newsLinks').select('canonicalUrl').execute()
  expect(links).toHaveLength(feedCount * 20)
  const entries = await db.selectFrom('entries').select(['status']).execute()
  expect(entries.filter(entry => entry.status === 'published')).toHaveLength(feedCount * 20)
  expect(entries).toHaveLength(feedCount * 20)
})

test('a worker whose connections the database closes continues polling', async () => {
  const outlet = await open()
  for (const n of [1, 2, 3]) {
    if (n > 1) {
      for (const { pid } of await listOtherConnections()) {
        await sql`select pg_terminate_backend(${pid})`.execute(db)
      }
    }
    const feedUrl = outlet.showFeed(`/after-${n}`, [article(1000 + n)])
    await addFeed(db, { url: feedUrl, category: category.id }, { by, now: new Date() })
    await until(`the worker has polled ${feedUrl}`, async () => {
      const feeds = db.selectFrom('feeds').select('id').where('url', '=', feedUrl)
      expect(running?.exitCode).toBeNull()
      return (await feeds.where('lastGoodAt', 'is not', null).execute()).length === 1
    })
  }
  expect(running?.exitCode).toBeNull()
})

// A reader has a session of its own.
test.runIf(hasSessions)('the readers of a worker give way as it does', async () => {
  const outlet = await open()
  const pid = running?.pid ?? 0
  expect(getPriority(pid)).toBeGreaterThan(getPriority())
  const feedUrl = outlet.showFeed('/read', [article(2000)])
  await addFeed(db, { url: feedUrl, category: category.id }, { by, now: new Date() })
  await until('a reader is running, and the sessions of all are as nice as the worker', () => {
    const readers = childrenOf(pid)
    return readers.length > 0 && readers.every(reader => sessionNiceness(reader) === getPriority(pid))
  })
})

test('a worker fetches addresses from tips, but none in our own network, regardless of FETCH_ALLOW', async () => {
  const outlet = await open()
  outlet.answer('/inside', (_request, response) => response.end('<title>What nobody may read</title>'))
  const tip = { url: `${outlet.origin}/inside`, note: 'Look', sentBy: 'Meera', sentAt: new Date() }
  await db.insertInto('tips').values(tip).execute()
  await db.deleteFrom('scheduledJobs').where('task', '=', 'read-tips').execute()
  const listTips = () => db.selectFrom('entries').selectAll().where('origin', '=', 'tip').execute()
  await until('the tip is in the queue', async () => (await listTips()).length === 1)
  expect(await listTips()).toMatchObject([{ title: '', tipNote: 'Look', tipFrom: 'Meera' }])
  expect(outlet.hits).toEqual([])
})

test('a worker fetches no picture or icon of a feed from our own network, regardless of FETCH_ALLOW', async () => {
  const outlet = await open()
  const imageUrl = `${outlet.origin}/picture.png`
  const sourceIconUrl = `${outlet.origin}/icon.png`
  await addNewsLink(db, { category: category.id, imageUrl, sourceIconUrl, createdAt: new Date() })
  const listFailed = () =>
    db
      .selectFrom('images')
      .select(['url', 'failure'])
      .where('url', 'in', [imageUrl, sourceIconUrl])
      .where('failure', 'is not', null)
      .orderBy('url')
      .execute()
  await until('the picture and the icon have failed', async () => (await listFailed()).length === 2)
  expect(await listFailed()).toEqual([
    { url: sourceIconUrl, failure: 'private-address' },
    { url: imageUrl, failure: 'private-address' },
  ])
  expect(outlet.hits).toEqual([])
})

test('a worker exits when its parent is gone', async () => {
  running?.disconnect()
  expect(running && (await once(running, 'exit'))[0]).toBe(0)
})
