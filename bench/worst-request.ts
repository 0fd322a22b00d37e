// node bench/worst-request.ts
// The worst request for a page in memory while 1,000 feeds are polled for the first time, while their articles are placed in
// stories and a pass runs, while a file of 100,000 links is imported, and during a backup, each alone. All of Chowk as
// `npm start` runs it; fifty requests a second.
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect, type Db } from '../src/database/connect.ts'
import { confirmImport } from '../src/domain/exchange/decide-import.ts'
import { addAdministrator, password } from './administrator.ts'
import { describeTimes } from './describe-times.ts'
import { makeFile, upload } from './large-import.ts'
import { listDescendants, nameOf } from './process-memory.ts'
import { databaseUrlOf, makeDataFolder, startChowk } from './start-chowk.ts'
import { addFeeds, feedHosts, startFeedsServer, untilPolled } from './thousand-feeds.ts'

const everyMs = 20
const { dataDir, drop } = makeDataFolder('worst')
const chowk = await startChowk(dataDir, { env: { FETCH_ALLOW: feedHosts.join(',') } })
const { server, port } = await startFeedsServer()
const db = connect({ url: await databaseUrlOf(dataDir), connectionsMax: 2, applicationName: 'chowk bench' })
const { by, signIn } = await addAdministrator(db)
const cookie = await signIn(chowk.origin)
await db.insertInto('categories').values({ name: 'Politics', slug: 'politics' }).execute()
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
await request()
await measure('at rest', () => wait(10_000))
const startedAt = new Date()
await addFeeds(db, { port })
await measure('first poll of 1,000 feeds', () => untilPolled(db, startedAt))
// A new worker begins with a pass.
for (const pid of listDescendants(chowk.pid)) if (/\/worker\.js$/.test(nameOf(pid))) process.kill(pid)
await measure('placing, and a pass', () => untilNone(countDue))
const id = await upload(db, { by, bytes: Buffer.from(makeFile(100_000)) })
await untilNone(() => countImports('checked', id))
await confirmImport(db, { id, existing: 'change', by, now: new Date() })
await measure('import of 100,000 links', () => untilNone(() => countImports('done', id)))
await measure('backup', readBackup)
agent.destroy()
server.kill('SIGTERM')
await once(server, 'exit')
await db.destroy()
await chowk.stop()
drop()

async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      times.push(await request())
      await wait(everyMs)
    }
  })()
  const startedAtMs = performance.now()
  await work()
  isOver = true
  await asking
  const seconds = ((performance.now() - startedAtMs) / 1_000).toFixed(0)
  console.log(`${what.padEnd(32)} ${seconds.padStart(4)} s  ${describeTimes(times)}`)
}

/** Milliseconds until the page is there; Node's own client, because `fetch` takes longer than the page. */
function request(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const startedAtMs = performance.now()
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' }
  get(chowk.origin, { agent, headers }, response =>
    response.resume().on('end', () => resolve(performance.now() - startedAtMs)),
  ).on('error', reject)
  return promise
}

async function untilNone(count: (db: Db) => Promise<number>): Promise<void> {
  do await wait(1_000)
  while ((await count(db)) > 0)
}

/** Articles that wait for their place, or for the pass, which looks back two days. */
async function countDue(db: Db): Promise<number> {
  const { due } = await db
    .selectFrom('storyLinks')
    .select(sql<number>`count(*)::integer`.as('due'))
    .where(
      sql<boolean>`status = 'due' or (is_touched and attempts = 0 and published_at > now() - interval '2 days')`,
    )
    .executeTakeFirstOrThrow()
  return due
}

async function countImports(notIn: 'checked' | 'done', id: string): Promise<number> {
  const left = await db
    .selectFrom('imports')
    .select('id')
    .where('id', '=', id)
    .where('state', '!=', notIn)
    .execute()
  return left.length
}

async function readBackup(): Promise<void> {
  const body = new FormData()
  body.set('password', password)
  const headers = { cookie, origin: chowk.origin }
  const answer = await fetch(`${chowk.origin}/admin/settings/backup/download`, {
    method: 'POST',
    body,
    headers,
  })
  if (!answer.ok) throw new Error(`The backup returned ${answer.status}`)
  for await (const _ of answer.body ?? []) {
    // Only its arrival counts.
  }
}
