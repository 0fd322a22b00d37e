// node bench/uncached-page.ts DATABASE_URL [REQUESTS]
// The server's cost of uncached public pages: queries, rendering, and brotli; the processor time is that of this
// process, which other work on the machine does not disturb. On the data of bench/seed-news-links.ts (100,000 links for
// the figure in the README). Then the front page for 200 readers at once after changes that drop it, of both paces in turns.
import { setTimeout } from 'node:timers/promises'
import { type ChangeOrReset, createAudience, type Pace } from '../src/database/changes.ts'
import { describeTimes } from './describe-times.ts'
import { openUncachedApp } from './uncached-app.ts'

const [url, requests = '300'] = process.argv.slice(2)
if (!url) throw new Error('Usage: node bench/uncached-page.ts DATABASE_URL [REQUESTS]')
const { app, db } = openUncachedApp(url)
for (const path of ['/', '/category/politics', '/index', '/feed.xml']) await measure(path)
await db.destroy()
await measureDropped(url)

async function measure(path: string) {
  const times: number[] = []
  let bytes = 0
  let cpuBefore = process.cpuUsage()
  // The same number of requests first to warm up.
  for (let n = -Number(requests); n < Number(requests); n++) {
    if (n === 0) cpuBefore = process.cpuUsage()
    const startedAtMs = performance.now()
    const response = await app.request(path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    bytes = (await response.arrayBuffer()).byteLength
    if (n >= 0) times.push(performance.now() - startedAtMs)
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}`)
  }
  const { user, system } = process.cpuUsage(cpuBefore)
  const cpuMs = ((user + system) / 1000 / times.length).toFixed(1)
  console.log(`${path.padEnd(20)} ${describeTimes(times)}  ${cpuMs} ms of processor time  ${bytes} bytes`)
}

async function measureDropped(url: string) {
  const changes = createAudience<[ChangeOrReset, Pace]>()
  const { app, db } = openUncachedApp(url, changes)
  const turns: { pace: Pace | 'none'; times: number[] }[] = [
    { pace: 'none', times: [] },
    { pace: 'at-once', times: [] },
    { pace: 'adding', times: [] },
  ]
  const read = async () => {
    const startedAtMs = performance.now()
    await app.request('/')
    return performance.now() - startedAtMs
  }
  const { id } = await db.selectFrom('categories').select('id').limit(1).executeTakeFirstOrThrow()
  const readers = () => Promise.all(Array.from({ length: 200 }, read))
  // The first five rounds warm up.
  for (let n = -5; n < 20; n++) {
    for (const { pace, times } of turns) {
      await readers()
      if (pace !== 'none') changes.notify(`news:${id}`, pace)
      const answered = await readers()
      if (n >= 0) times.push(...answered)
      await setTimeout(700)
    }
  }
  for (const { pace, times } of turns) {
    console.log(`/ for 200 readers after a change: ${pace.padEnd(8)} ${describeTimes(times)}`)
  }
  app.close()
  await db.destroy()
}
