// node bench/restarts.ts [REQUESTS]
// Restarts the database ten times during 1,000 requests for uncached pages and checks that readers get pages or a plain
// 503 but no stack trace, that no response takes 10 s, and that it recovers by itself. Exits with 1 otherwise.
import { setTimeout as wait } from 'node:timers/promises'
import { findPostmaster } from '../src/database/embedded/postmaster.ts'
import { describeTimes } from './describe-times.ts'
import { makeDataFolder, startChowk } from './start-chowk.ts'

const requests = Number(process.argv[2] ?? 1_000)
const restarts = 10
const folder = makeDataFolder('restarts')
const chowk = await startChowk(folder.dataDir)
const times: number[] = []
const statuses = new Map<number, number>()
const wrong: string[] = []
let left = requests

await Promise.all([restart(), ...Array.from({ length: 10 }, () => read())])
const recoveredMs = await untilRecovered()
if (recoveredMs > 10_000) wrong.push('it has not recovered after 10 s')
console.log(`${requests} requests, ${restarts} restarts: ${describeTimes(times)} ms`)
console.log(`first page ${Math.round(recoveredMs)} ms after the last request`)
console.log([...statuses].map(([code, count]) => `${code}: ${count}`).join(', '))
for (const line of new Set(wrong)) console.log(`WRONG: ${line}`)
await chowk.stop()
folder.drop()
process.exitCode = wrong.length > 0 ? 1 : 0

/**
 * Stops the server gracefully and forcibly in turns, each time after it is back and a tenth of the requests has been
 * sent.
 */
async function restart(): Promise<void> {
  for (let n = 1; n <= restarts; n += 1) {
    while (left > requests - (n * requests) / (restarts + 1)) await wait(5)
    let pid = findPostmaster(`${folder.dataDir}/postgres`)
    while (pid === null) {
      await wait(20)
      pid = findPostmaster(`${folder.dataDir}/postgres`)
    }
    process.kill(pid, n % 2 === 0 ? 'SIGINT' : 'SIGKILL')
  }
}

async function untilRecovered(): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const { status } = await fetch(`${chowk.origin}/search?q=recovered`)
    const ms = performance.now() - startedAt
    if (status === 200 || ms > 10_000) return ms
    await wait(50)
  }
}

async function read(): Promise<void> {
  while (left > 0) {
    left -= 1
    const startedAt = performance.now()
    const response = await fetch(`${chowk.origin}/search?q=word${left}`)
    const text = await response.text()
    const ms = performance.now() - startedAt
    times.push(ms)
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    if (response.status !== 200 && response.status !== 503) wrong.push(`a page returned ${response.status}`)
    if (/\bat .*\.(ts|js):\d+/.test(text)) wrong.push('a page shows a stack trace')
    if (ms > 10_000) wrong.push('a response took more than 10 s')
  }
}
