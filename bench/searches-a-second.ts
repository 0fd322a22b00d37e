// node bench/searches-a-second.ts [LINKS] [AT_ONCE]
// Searches answered in a second by one core that the web process and PostgreSQL share: LINKS (60), a different search
// each time, so that none is in memory, AT_ONCE (8) in flight.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { connect } from '../src/database/connect.ts'
import { openBenchDatabase } from './bench-database.ts'
import { describeTimes } from './describe-times.ts'
import { startSearches } from './start-searches.ts'
import { startWeb } from './start-web.ts'

const secondsEach = 8
const rounds = 4

const [links = '60', atOnce = '8'] = process.argv.slice(2)
const database = await openBenchDatabase('searches')
const seed = fileURLToPath(new URL('seed-news-links.ts', import.meta.url))
spawnSync(process.execPath, [seed, database.url, links], { stdio: 'inherit' })
await pinServer()
const web = await startWeb({ databaseUrl: database.url, core: 0, env: { LOG_LEVEL: 'fatal' } })
for (let round = 0; round < rounds; round++) {
  const searches = startSearches(web.url, { atOnce: Number(atOnce), seed: round })
  await new Promise(resolve => setTimeout(resolve, secondsEach * 1000))
  const { statuses, times } = await searches.stop()
  const perSecond = (times.length / secondsEach).toFixed(0)
  console.log(`${perSecond} a second  ${describeTimes(times)}  ${JSON.stringify(statuses)}`)
}
await web.stop()
await database.drop()

/** Its later connections inherit the core. */
async function pinServer() {
  const db = connect({ url: database.url, connectionsMax: 1, applicationName: 'chowk bench' })
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${rows[0]?.pid}/status`, 'utf8'))?.[1]
  await db.destroy()
  spawnSync('taskset', ['-pc', '0', parent ?? ''])
}
