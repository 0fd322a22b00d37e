// node bench/uncached-page.ts DATABASE_URL [REQUESTS]
// What it takes in the server to make public pages that are not in memory: queries, rendering, and brotli; the processor
// time is that of this process, which other work on the machine does not disturb. On what
// bench/seed-news-links.ts made (100,000 links for the figure in the README).
import { pino } from 'pino'
import { connect } from '../src/database/connect.ts'
import { openPasswords } from '../src/domain/accounts/password.ts'
import type { createApp as CreateApp } from '../src/http/app.ts'
import { closedBackups } from '../test/support/closed-backups.ts'
import { closedOutside } from '../test/support/closed-outside.ts'
import { describeTimes } from './describe-times.ts'

// React reads it once, at its import.
process.env.NODE_ENV = 'production'
const bundlePath = new URL('../build/server/index.js', import.meta.url).href
const bundle: { createApp: typeof CreateApp } = await import(bundlePath)

const [url, requests = '300'] = process.argv.slice(2)
if (!url) throw new Error('Usage: node bench/uncached-page.ts DATABASE_URL [REQUESTS]')
const db = connect({ url, connectionsMax: 10, applicationName: 'chowk bench' })
const app = bundle.createApp({
  db,
  // Nobody tells of changes, so nothing is kept.
  changes: null,
  outside: closedOutside,
  loadImage: async () => ({ ok: false, reason: 'not-found' }),
  backups: closedBackups,
  passwords: openPasswords(),
  now: () => new Date(),
  log: pino({ level: 'silent' }),
  publicUrl: 'http://127.0.0.1:3000',
  takesAnyName: false,
  demo: false,
})
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
