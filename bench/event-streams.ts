// node bench/event-streams.ts [STREAMS] [CHANGES]
// Opens STREAMS event streams to one web process, commits CHANGES changes in sequence, and prints the memory that the
// streams added to the process and the delay between each commit and its arrival.
import { once } from 'node:events'
import { connect as openSocket, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { connect, type Db } from '../src/database/connect.ts'
import { openBenchDatabase } from './bench-database.ts'
import { addFrontPage } from './front-page.ts'
import { readMemoryBytes, startWeb } from './start-web.ts'

const [streams = '5000', changes = '10'] = process.argv.slice(2)
// A larger batch would overflow the listen backlog.
const openAtOnce = 100

const database = await openBenchDatabase('event-streams')
await addFrontPage(database.url)
// Each stream sends a different client address, like readers behind a proxy.
const env = { TRUSTED_PROXIES: '127.0.0.1' }
const web = await startWeb({ databaseUrl: database.url, core: 0, env })
const db = connect({ url: database.url, connectionsMax: 1, applicationName: 'chowk bench' })
await (await fetch(web.url)).text()
const arrivals: number[] = []
const bytesBefore = readMemoryBytes(web.pid)
const sockets = await openStreams(Number(streams))
await wait(2_000)
const bytesAfter = readMemoryBytes(web.pid)
const delays = await measureChanges(db, Number(changes))
report()
for (const socket of sockets) socket.destroy()
await db.destroy()
await web.stop()
await database.drop()

async function openStreams(count: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(openAtOnce, count - sockets.length) }, (_, at) =>
      openStream(sockets.length + at),
    )
    sockets.push(...(await Promise.all(batch)))
  }
  return sockets
}

async function openStream(number: number): Promise<Socket> {
  const { hostname, port } = new URL(web.url)
  const socket = openSocket({ port: Number(port), host: hostname })
  const address = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
  socket.write(`GET /events HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n\r\n`)
  const [head] = await once(socket, 'data')
  if (!String(head).startsWith('HTTP/1.1 200')) throw new Error(String(head))
  socket.on('data', (bytes: Buffer) => {
    if (bytes.includes('data: news:')) arrivals.push(performance.now())
  })
  return socket
}

async function measureChanges(db: Db, count: number): Promise<number[]> {
  const delays: number[] = []
  for (let change = 0; change < count; change++) {
    arrivals.length = 0
    const newest = db.selectFrom('newsLinks').select('id').limit(1)
    await db
      .updateTable('newsLinks')
      .set({ title: `Change ${change}` })
      .where('id', '=', newest)
      .execute()
    const committedAtMs = performance.now()
    await wait(2_000)
    delays.push(...arrivals.map(atMs => atMs - committedAtMs))
  }
  return delays.sort((a, b) => a - b)
}

function report() {
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0)
  const at = (share: number) => (delays[Math.floor((delays.length - 1) * share)] ?? 0).toFixed(0)
  const added = bytesAfter - bytesBefore
  console.log(
    `${sockets.length} streams: ${megabytes(bytesBefore)} MB before, ${megabytes(added)} MB more, ${(added / sockets.length / 1024).toFixed(1)} KB each`,
  )
  console.log(
    `${delays.length} of ${sockets.length * Number(changes)} arrived: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, last ${at(1)} ms after the commit`,
  )
}
