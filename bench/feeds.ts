// node bench/feeds.ts
// How long the worker takes to poll 1,000 feeds of 50 entries for the first time, the cost per feed, and the front
// page's response times during the polls. Real worker and web processes of the build, a real server on many hosts, and
// a separate database that syncs to disk.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect, type Db } from '../src/database/connect.ts'
import { openBenchDatabase } from './bench-database.ts'
import { describeTimes } from './describe-times.ts'
import { describeCost, openPollCost } from './poll-cost.ts'
import {
  addFeeds,
  feedCount,
  forkScript,
  startFeedsServer,
  startWorker,
  untilPolled,
} from './thousand-feeds.ts'

const database = await openBenchDatabase('feeds')
const { server, port } = await startFeedsServer()
const db = connect({ url: database.url, connectionsMax: 2, applicationName: 'chowk bench' })
try {
  await addFeeds(db, { port })
  const web = forkScript('../build/server/web.js', [], {
    DATABASE_URL: database.url,
    PORT: '0',
    METRICS_PORT: 'off',
    LOG_LEVEL: 'silent',
  })
  const [{ url: webUrl }] = await once(web, 'message')
  // The first page of a new process takes 0.15 s, with or without polls, because V8 compiles what draws it.
  await (await fetch(webUrl)).arrayBuffer()
  const startedAt = new Date()
  const worker = await startWorker({ DATABASE_URL: database.url, LOG_LEVEL: 'warn' })
  const readCost = await openPollCost(db, worker)
  const reader = startReader(webUrl)
  const before = await readCost()
  const seconds = await untilPolled(db, startedAt)
  const cost = describeCost(before, await readCost(), feedCount)
  console.log(
    `${feedCount} feeds, first poll: ${seconds.toFixed(1)} s; ${cost}; ${await countLinks(db)} news links`,
  )
  console.log(`front page during the polls: ${describeTimes(await reader.stop())} ms`)
  worker.kill('SIGTERM')
  web.kill('SIGTERM')
  await Promise.all([once(worker, 'exit'), once(web, 'exit')])
} finally {
  server.kill('SIGTERM')
  await db.destroy()
  await database.drop()
}

/** A reader who opens the front page ten times a second. */
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

async function countLinks(db: Db): Promise<number> {
  const { links } = await db
    .selectFrom('newsLinks')
    .select(sql<number>`count(*)::integer`.as('links'))
    .executeTakeFirstOrThrow()
  return links
}
