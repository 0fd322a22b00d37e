// node bench/feeds.ts
// How long the worker takes to poll 1,000 feeds of 50 entries for the first time, and again when
// nothing has changed, and how quick the front page is meanwhile. Real worker and web processes of the build, a real
// server on many hosts, a database of its own that syncs to disk.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect, type Db } from '../src/database/connect.ts'
import { openBenchDatabase } from './bench-database.ts'
import { describeTimes } from './describe-times.ts'
import { addFeeds, feedCount, forkScript, startFeedsServer, startWorker } from './thousand-feeds.ts'

const database = await openBenchDatabase('feeds')
const { server, port } = await startFeedsServer()
const db = connect({ url: database.url, connectionsMax: 2, applicationName: 'chowk bench' })
try {
  await addFeeds(db, port)
  const web = forkScript('../src/web.ts', [], {
    DATABASE_URL: database.url,
    PORT: '0',
    METRICS_PORT: 'off',
    LOG_LEVEL: 'silent',
  })
  const [{ url: webUrl }] = await once(web, 'message')
  const firstStartedAt = new Date()
  const worker = await startWorker({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' })
  const reader = startReader(webUrl)
  const first = await untilPolled(db, firstStartedAt)
  print('first poll', first, await describeResult(db))
  console.log(`front page meanwhile: ${describeTimes(await reader.stop())} ms`)
  print('all unchanged (304)', await pollAgain(db), '')
  await db.updateTable('feeds').set({ etag: null }).execute()
  print('all unchanged (same body)', await pollAgain(db), '')
  worker.kill('SIGTERM')
  web.kill('SIGTERM')
  await Promise.all([once(worker, 'exit'), once(web, 'exit')])
} finally {
  server.kill('SIGTERM')
  await db.destroy()
  await database.drop()
}

/** Somebody who opens the front page ten times a second. */
function startReader(url: string): { stop: () => Promise<number[]> } {
  const times: number[] = []
  let isReading = true
  const reading = (async () => {
    while (isReading) {
      const startedAt = performance.now()
      await (await fetch(url)).arrayBuffer()
      times.push(performance.now() - startedAt)
      await wait(100)
    }
  })()
  return {
    stop: async () => {
      isReading = false
      await reading
      return times
    },
  }
}

async function pollAgain(db: Db): Promise<number> {
  const startedAt = new Date()
  await db.updateTable('feeds').set({ nextPollAt: startedAt }).execute()
  return untilPolled(db, startedAt)
}

/** Seconds from `startedAt` until the last feed was polled well; the worker may sleep up to 5 s before it starts. */
async function untilPolled(db: Db, startedAt: Date): Promise<number> {
  for (;;) {
    const { left, failed } = await db
      .selectFrom('feeds')
      .select(
        sql<number>`count(*) filter (where last_good_at is null or last_good_at < ${startedAt})::integer`.as(
          'left',
        ),
      )
      .select(sql<number>`count(*) filter (where failure is not null)::integer`.as('failed'))
      .executeTakeFirstOrThrow()
    if (failed > 0) throw new Error(`${failed} feeds failed`)
    if (left === 0) return (Date.now() - startedAt.getTime()) / 1000
    await wait(100)
  }
}

async function describeResult(db: Db): Promise<string> {
  const { links } = await db
    .selectFrom('newsLinks')
    .select(sql<number>`count(*)::integer`.as('links'))
    .executeTakeFirstOrThrow()
  return `${links} news links`
}

function print(name: string, seconds: number, more: string): void {
  console.log(`${feedCount} feeds, ${name}: ${seconds.toFixed(1)} s ${more}`)
}
