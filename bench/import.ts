// node bench/import.ts [ROWS] [csv|json]
// Imports a file of news links (ROWS, 100,000 by default) as the worker does into a separate database, requests pages
// from the web process at the same time, and exports everything again. Prints the duration of each step.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { connect } from '../src/database/connect.ts'
import { confirmImport } from '../src/domain/exchange/decide-import.ts'
import { type ExportFormat, exportRecords } from '../src/domain/exchange/export-records.ts'
import { countOutcomes } from '../src/domain/exchange/import-queries.ts'
import { workImports } from '../src/ingest/import/work-imports.ts'
import { addAdministrator } from './administrator.ts'
import { openBenchDatabase } from './bench-database.ts'
import { describeTimes } from './describe-times.ts'
import { makeFile, upload } from './large-import.ts'
import { readCpuMs, startWeb } from './start-web.ts'

const rows = Number(process.argv[2] ?? 100_000)
const format: ExportFormat = process.argv[3] === 'json' ? 'json' : 'csv'
const connectionsOfWorker = 3

const database = await openBenchDatabase('import')
const db = connect({ url: database.url, connectionsMax: connectionsOfWorker, applicationName: 'chowk bench' })
const { by } = await addAdministrator(db)
await db.insertInto('categories').values({ name: 'Politics', slug: 'politics' }).execute()
const web = await startWeb({ databaseUrl: database.url, core: 1 })
const id = await upload(db, { by, bytes: Buffer.from(makeFile(rows, format)), format })
await measure('dry run', () => work())
await confirmImport(db, { id, existing: 'change', by, now: new Date() })
await measure('import', () => work())
console.log(JSON.stringify(await countOutcomes(db, id, 'import')))
await measure(`export, ${format}`, readExport)
await web.stop()
await db.destroy()
await database.drop()

async function work(): Promise<void> {
  const log = { error: (details: object) => console.error(details) }
  await workImports({ db, now: () => new Date(), log, signal: new AbortController().signal })
}

/** The duration of a step, this process's longest event-loop delay during it, and readers' response times. */
async function measure(name: string, task: () => Promise<void>): Promise<void> {
  const loopDelay = monitorEventLoopDelay({ resolution: 5 })
  const reading = keepReading()
  loopDelay.enable()
  const serverCpu = await readBackendsCpu()
  const cpuBefore = process.cpuUsage()
  const serverBefore = serverCpu()
  const startedAt = performance.now()
  await task()
  const seconds = (performance.now() - startedAt) / 1_000
  const { user, system } = process.cpuUsage(cpuBefore)
  const cpu = [(user + system) / 1e6, (serverCpu() - serverBefore) / 1_000].map(s => s.toFixed(1))
  loopDelay.disable()
  const { front, search } = await reading.stop()
  console.log(
    `${name}: ${rows} rows in ${seconds.toFixed(1)} s; event loop blocked ${Math.round(loopDelay.max / 1e6)} ms at most`,
  )
  console.log(`  processor time: worker ${cpu[0]} s, database ${cpu[1]} s`)
  console.log(`  front page ${describeTimes(front)}\n  search     ${describeTimes(search)}`)
}

/** The database's processor time for this process's connections, which are opened first so that all are counted. */
async function readBackendsCpu(): Promise<() => number> {
  await Promise.all(Array.from({ length: connectionsOfWorker }, () => sql`select pg_sleep(0.05)`.execute(db)))
  const { rows: backends } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = 'chowk bench'`.execute(db)
  return () => backends.reduce((sum, { pid }) => sum + readCpuMs(pid), 0)
}

/** Two pages every tenth of a second, in sequence. */
function keepReading() {
  const times: Record<'front' | 'search', number[]> = { front: [], search: [] }
  let isOver = false
  const reading = (async () => {
    for (let count = 0; !isOver; count += 1) {
      times.front.push(await ask('/'))
      times.search.push(await ask(`/search?q=rain${count}`))
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await reading
      return times
    },
  }
}

async function ask(path: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(web.url + path)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path} returned ${response.status}`)
  return performance.now() - startedAt
}

async function readExport(): Promise<void> {
  const exported = await exportRecords(db, 'news_links', format)
  if (!exported.ok) throw new Error(exported.reason)
  let characters = 0
  for await (const text of exported.texts) characters += text.length
  console.log(`${(characters / 2 ** 20).toFixed(0)} MB exported`)
}
