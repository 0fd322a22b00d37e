// node bench/uncached-page.ts DATABASE_URL [REQUESTS]
// What it takes in the server to make public pages that are not in memory: queries, rendering, and brotli; the processor
// time is that of this process, which other work on the machine does not disturb. On what
// bench/seed-news-links.ts made (100,000 links for the figure in the README).
import { describeTimes } from './describe-times.ts'
import { openUncachedApp } from './uncached-app.ts'

const [url, requests = '300'] = process.argv.slice(2)
if (!url) throw new Error('Usage: node bench/uncached-page.ts DATABASE_URL [REQUESTS]')
const { app, db } = openUncachedApp(url)
for (const path of ['/', '/category/politics', '/index', '/feed.xml']) await measure(path)
await db.destroy()

async function measure(path: string) {
  const times: number[] = []
  let bytes = 0
  let cpuBefore = process.cpuUsage()
  // As many again to warm up.
  for (let n = -Number(requests); n < Number(requests); n++) {
    if (n === 0) cpuBefore = process.cpuUsage()
    const startedAtMs = performance.now()
    const response = await app.request(path, { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
    bytes = (await response.arrayBuffer()).byteLength
    if (n >= 0) times.push(performance.now() - startedAtMs)
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  }
  const { user, system } = process.cpuUsage(cpuBefore)
  const cpuMs = ((user + system) / 1000 / times.length).toFixed(1)
  console.log(`${path.padEnd(20)} ${describeTimes(times)}  ${cpuMs} ms of processor time  ${bytes} bytes`)
}
