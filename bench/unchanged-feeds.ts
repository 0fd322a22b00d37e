// node bench/unchanged-feeds.ts [ROUNDS]
// How long the worker takes to poll 1,000 feeds without news, and the cost per feed: 304 responses, and unchanged
// bytes. A real worker and server, and a separate database that syncs to disk; the first round warms up.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type Db } from '../src/database/connect.ts'
import { openBenchDatabase } from './bench-database.ts'
import { describeCost, openPollCost } from './poll-cost.ts'
import { addFeeds, feedCount, startFeedsServer, startWorker, untilPolled } from './thousand-feeds.ts'

const rounds = Number(process.argv[2] ?? 2)
const database = await openBenchDatabase('unchanged')
const { server, port } = await startFeedsServer()
const db = connect({ url: database.url, connectionsMax: 2, applicationName: 'chowk bench' })
try {
  await addFeeds(db, { port })
  const etags = await rememberBodies(db)
  const worker = await startWorker({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' })
  const readCost = await openPollCost(db, worker)
  for (const name of ['304', 'same body']) {
    for (let n = 0; n < rounds; n++) {
      for (const [id, etag] of etags) {
        await db
          .updateTable('feeds')
          .set({ etag: name === '304' ? etag : null })
          .where('id', '=', id)
          .execute()
      }
      const before = await readCost()
      const seconds = await pollAgain(db)
      const cost = describeCost(before, await readCost(), feedCount)
      console.log(`${feedCount} feeds, unchanged (${name}): ${seconds.toFixed(1)} s; ${cost}`)
    }
  }
  worker.kill('SIGTERM')
  await once(worker, 'exit')
} finally {
  server.kill('SIGTERM')
  await db.destroy()
  await database.drop()
}

/** Marks each feed as read before. Returns the server's current ETags by feed. */
async function rememberBodies(db: Db): Promise<Map<string, string | null>> {
  const nextPollAt = new Date(Date.now() + 3_600_000)
  const etags = new Map<string, string | null>()
  for (const { id, url } of await db.selectFrom('feeds').select(['id', 'url']).execute()) {
    const answer = await fetch(url)
    const body = Buffer.from(await answer.arrayBuffer())
    const bodyDigest = createHash('sha256').update(body).digest('base64url')
    etags.set(id, answer.headers.get('etag'))
    await db
      .updateTable('feeds')
      .set({ bodyDigest, nextPollAt, lastReadAt: new Date() })
      .where('id', '=', id)
      .execute()
  }
  return etags
}

/** Measured from the first claim, because the worker may sleep up to 5 s before it. */
async function pollAgain(db: Db): Promise<number> {
  const dueAt = new Date()
  await db.updateTable('feeds').set({ nextPollAt: dueAt }).execute()
  const claimed = db.selectFrom('feedHosts').select('host').where('claim', 'is not', null).limit(1)
  while (!(await claimed.executeTakeFirst())) await wait(20)
  const sleptMs = Date.now() - dueAt.getTime()
  return (await untilPolled(db, dueAt)) - sleptMs / 1000
}
