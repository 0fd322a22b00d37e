// node bench/searches-at-once.ts DATABASE_URL [AT_ONCE]
// The front page's response times while AT_ONCE (500) different uncached searches are in flight and an editor saves
// every half second, so that the front page is rendered again. Compared with the same in the same run without searches.
// On the data of bench/seed-news-links.ts.
import { sql } from 'kysely'
import { connect } from '../src/database/connect.ts'
import { describeTimes } from './describe-times.ts'
import { startSearches } from './start-searches.ts'
import { startWeb } from './start-web.ts'

const seconds = 8

const [url, atOnce = '500'] = process.argv.slice(2)
if (!url) throw new Error('Usage: node bench/searches-at-once.ts DATABASE_URL [AT_ONCE]')
const db = connect({ url, connectionsMax: 1, applicationName: 'chowk bench' })
const web = await startWeb({ databaseUrl: url, core: 0, env: { LOG_LEVEL: 'fatal' } })
const before = await readFrontPage()
console.log(`front page without searches ${describeTimes(before)}`)
const searches = startSearches(web.url, { atOnce: Number(atOnce), seed: 7 })
const during = await readFrontPage()
console.log(`front page during searches  ${describeTimes(during)}`)
const { statuses, times } = await searches.stop()
console.log(`searches                    ${describeTimes(times)}  ${JSON.stringify(statuses)}`)
console.log(`p95 ${ratio(0.95)} times, worst ${ratio(1)} times`)
await web.stop()
await db.destroy()

/** A reader every 20 ms, and a save every half second. */
async function readFrontPage(): Promise<number[]> {
  const reading: Promise<number>[] = []
  for (let n = 0; n < seconds * 50; n += 1) {
    if (n % 25 === 0) await sql`select pg_notify('chowk_changes', 'settings')`.execute(db)
    reading.push(readOnce())
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return Promise.all(reading)
}

async function readOnce(): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(web.url)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`The front page returned ${response.status}`)
  return performance.now() - startedAt
}

function ratio(share: number): string {
  const at = (times: number[]) =>
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return (at(during) / at(before)).toFixed(1)
}
