// node bench/soak.ts [MINUTES]
// 1,000 feeds at fifty times the speed of the clock, for MINUTES (an hour by default): how the processes' memory, the
// connections and the tables develop. Each feed has a new entry every hour; a tenth of the feeds publish directly.
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { connect, type Db } from '../src/database/connect.ts'
import { freePort } from '../test/support/free-port.ts'
import { openBenchDatabase } from './bench-database.ts'
import { readMemoryBytes, startWeb } from './start-web.ts'
import { addFeeds, startFeedsServer, startWorker } from './thousand-feeds.ts'

const speed = 50
const minutes = Number(process.argv[2] ?? 60)
// The first third, in which heaps reach their size and all feeds are read for the first time.
const warmUp = 1 / 3
const sampleMs = 10_000
// Forced garbage collection affects the measurement, so it is rare.
const heapEverySamples = 30
const names = ['worker', 'web'] as const

type Memory = { resident: number; heap: number | null }
type Sample = { atMs: number; worker: Memory; web: Memory; connections: number }
type Watched = { pid: number; meter: HeapMeter }

const database = await openBenchDatabase('soak')
const { server, port } = await startFeedsServer(speed)
const db = connect({ url: database.url, connectionsMax: 2, applicationName: 'chowk bench' })
try {
  await addFeeds(db, { port })
  await sql`update feeds set publishing = case when abs(hashtext(url)) % 10 = 0 then 'at-once' else 'wait' end`.execute(
    db,
  )
  const inspected = { worker: await inspectable(), web: await inspectable() }
  const web = await startWeb({ databaseUrl: database.url, core: 1, env: inspected.web.env })
  const worker = await startWorker({
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
    ...inspected.worker.env,
  })
  const meters = [
    await openHeapMeter(inspected.worker.port),
    await openHeapMeter(inspected.web.port),
  ] as const
  const before = await countRows(db)
  const samples = await soak(web.url, {
    worker: { pid: worker.pid ?? 0, meter: meters[0] },
    web: { pid: web.pid, meter: meters[1] },
  })
  print(samples, before, await countRows(db))
  for (const meter of meters) meter.close()
  worker.kill('SIGTERM')
  await Promise.all([once(worker, 'exit'), web.stop()])
} finally {
  server.kill('SIGTERM')
  await db.destroy()
  await database.drop()
}

/** Moves all due times closer every second, opens pages as a reader does, and samples the processes. */
async function soak(url: string, watched: { worker: Watched; web: Watched }): Promise<Sample[]> {
  const samples: Sample[] = []
  const startedAt = performance.now()
  for (let tick = 0; performance.now() - startedAt < minutes * 60_000; tick += 1) {
    await wait(1_000)
    await skip(db)
    await Promise.all(
      ['/', '/search?q=water', `/nothing-${tick}`].map(async path => (await fetch(url + path)).text()),
    )
    if (tick % (sampleMs / 1_000) !== 0) continue
    const connections = await countConnections(db)
    const atMs = performance.now() - startedAt
    const isHeapDue = samples.length % heapEverySamples === 0
    const [worker, web] = await Promise.all(
      [watched.worker, watched.web].map(each => readMemory(each, isHeapDue)),
    )
    if (!worker || !web) continue
    samples.push({ atMs, worker, web, connections })
    if (isHeapDue) console.log(`${(atMs / 60_000).toFixed(0)} min`, worker, web)
  }
  return samples
}

async function readMemory({ pid, meter }: Watched, isHeapDue: boolean): Promise<Memory> {
  const resident = readMemoryBytes(pid)
  return { resident, heap: isHeapDue ? await meter.read() : null }
}

async function skip(db: Db): Promise<void> {
  const skipped = sql`make_interval(secs => ${speed - 1}::integer)`
  await sql`update feeds set next_poll_at = next_poll_at - ${skipped} where next_poll_at > now()`.execute(db)
  await sql`update feed_hosts set resting_until = resting_until - ${skipped} where resting_until > now()`.execute(
    db,
  )
}

async function countConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity where backend_type = 'client backend'`.execute(db)
  return rows[0]?.count ?? 0
}

async function countRows(db: Db): Promise<Map<string, number>> {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const counts = new Map<string, number>()
  for (const { name } of tables.rows) {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::integer as count from ${sql.table(name)}`.execute(db)
    counts.set(name, rows[0]?.count ?? 0)
  }
  return counts
}

function print(samples: Sample[], before: Map<string, number>, after: Map<string, number>): void {
  const settled = samples.slice(Math.floor(samples.length * warmUp))
  for (const name of names) {
    for (const kind of ['resident', 'heap'] as const) {
      const read = settled.filter(sample => sample[name][kind] !== null)
      const megabytes = read.map(sample => Number(sample[name][kind]) / 2 ** 20)
      const slope = slopeOf(
        read.map(sample => sample.atMs / 3_600_000),
        megabytes,
      )
      const range = `${Math.min(...megabytes).toFixed(1)} to ${Math.max(...megabytes).toFixed(1)} MB`
      console.log(`${name}, ${kind}: ${range}, ${slope.toFixed(1)} MB an hour after the first third`)
    }
  }
  const connections = settled.map(sample => sample.connections)
  console.log(`connections: ${Math.min(...connections)} to ${Math.max(...connections)}`)
  for (const [name, count] of after) {
    const was = before.get(name) ?? 0
    if (count !== was) console.log(`  ${name}: ${was} to ${count} rows`)
  }
}

/** The slope of the least-squares line. */
function slopeOf(xs: number[], ys: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(xs), mean(ys)]
  const products = xs.map((value, n) => (value - x) * ((ys[n] ?? y) - y))
  return mean(products) / mean(xs.map(value => (value - x) ** 2))
}

type HeapMeter = { read: () => Promise<number>; close: () => void }

/** Flags for a Node process that let `openHeapMeter` inspect it. */
async function inspectable(): Promise<{ port: number; env: { NODE_OPTIONS: string } }> {
  const port = await freePort()
  return { port, env: { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` } }
}

/** Measures the bytes of objects and buffers that remain in a process after garbage collection. */
async function openHeapMeter(port: number): Promise<HeapMeter> {
  const socket = new WebSocket(await findTarget(port))
  const answers = new Map<number, (result: Record<string, number>) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data))
    answers.get(id)?.(result)
    answers.delete(id)
  })
  await new Promise(resolve => socket.addEventListener('open', resolve))
  const ask = (method: string) => {
    last += 1
    const { promise, resolve } = Promise.withResolvers<Record<string, number>>()
    answers.set(last, resolve)
    socket.send(JSON.stringify({ id: last, method }))
    return promise
  }
  const read = async () => {
    await ask('HeapProfiler.collectGarbage')
    const { usedSize = 0, backingStorageSize = 0 } = await ask('Runtime.getHeapUsage')
    return usedSize + backingStorageSize
  }
  return { read, close: () => socket.close() }
}

async function findTarget(port: number): Promise<string> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => null)
    if (answer) return (await answer.json())[0].webSocketDebuggerUrl
    await wait(100)
  }
}
