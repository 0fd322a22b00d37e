// node bench/small-server.ts
// All of Chowk on one core and 1 GB without swap, as root on Linux: two starts, a first poll of 50 feeds, a day of 2,000
// entries in a minute, a rest, a backup and its restore as from the screen, with the memory that each takes.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { confirmWord, sendArchive } from '../src/admin/backup/send-archive.ts'
import { connect, type Db } from '../src/database/connect.ts'
import { addAdministrator, password } from './administrator.ts'
import { openMemoryBound } from './memory-bound.ts'
import { describeMemory } from './process-memory.ts'
import { databaseUrlOf, makeDataFolder, startChowk } from './start-chowk.ts'
import { addFeeds, feedHosts, startFeedsServer, untilPolled } from './thousand-feeds.ts'

const megabyte = 2 ** 20
const feeds = 50
// Forty new entries of each feed, an hour of its clock apart, in a minute.
const entriesADay = 40
const playedDayMs = 60_000
const speed = (entriesADay * 3_600_000) / playedDayMs
const sampleMs = 200
// Until the reader of feeds ends and idle connections close.
const restMs = 90_000

const bound = openMemoryBound(1024 * megabyte)
const { dataDir, drop } = makeDataFolder('small')
const start = () =>
  startChowk(dataDir, {
    within: [...bound.within, 'taskset', '-c', '0'],
    env: { FETCH_ALLOW: feedHosts.join(',') },
  })

const first = await measure('first start, with an empty database', start)
await measure('ten seconds at rest', () => wait(10_000))
await first.stop()
const chowk = await measure('second start', start)
const { server, port } = await startFeedsServer(speed)
const db = connect({ url: await databaseUrlOf(dataDir), connectionsMax: 2, applicationName: 'chowk bench' })
const startedAt = new Date()
await measure(`first poll of ${feeds} feeds of 50 entries`, async () => {
  await addFeeds(db, { port, count: feeds })
  await untilPolled(db, startedAt)
})
const before = await countEntries(db)
await measure('a day of entries', async () => {
  for (const endMs = performance.now() + playedDayMs; performance.now() < endMs; await wait(1_000)) {
    await sql`update feeds set next_poll_at = now() where next_poll_at > now() + interval '5 seconds'`.execute(
      db,
    )
    await sql`update feed_hosts set resting_until = null`.execute(db)
    await (await fetch(chowk.origin)).text()
  }
})
console.log(`${(await countEntries(db)) - before} entries in that day`)
console.log(describeMemory(chowk.pid))
await measure('a rest after it', () => wait(restMs))
console.log(describeMemory(chowk.pid))
const cookie = await (await addAdministrator(db)).signIn(chowk.origin)
const send = (path: string, form: FormData) =>
  fetch(chowk.origin + path, { method: 'POST', body: form, headers: { cookie, origin: chowk.origin } })
const archive = await measure('backup', async () => {
  const form = new FormData()
  form.set('password', password)
  return (await send('/admin/settings/backup/download', form)).blob()
})
console.log(`an archive of ${(archive.size / 1e6).toFixed(1)} MB`)
const problem = await measure('restore over everything', () =>
  sendArchive(
    { file: archive, password, confirm: confirmWord },
    { send: form => send('/admin/settings/restore', form), wait, onProgress: () => undefined },
  ),
)
console.log(problem ?? `restored: ${await countEntries(db)} entries`)
console.log(`${bound.kills()} processes killed for lack of memory`)
server.kill('SIGTERM')
await once(server, 'exit')
await db.destroy()
await chowk.stop()
drop()
bound.drop()

async function measure<T>(what: string, work: () => Promise<T>): Promise<T> {
  let peak = bound.usedBytes()
  const sampling = setInterval(() => {
    peak = Math.max(peak, bound.usedBytes())
  }, sampleMs)
  const from = performance.now()
  const result = await work()
  clearInterval(sampling)
  const seconds = ((performance.now() - from) / 1_000).toFixed(1)
  const [most, after] = [peak, bound.usedBytes()].map(bytes => (bytes / megabyte).toFixed(0))
  console.log(`${what}: ${seconds} s, at most ${most} MB, ${after} MB at its end`)
  return result
}

async function countEntries(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('entries')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}
