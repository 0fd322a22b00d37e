// node bench/hostile-clients.ts [HALF_OPEN] [PATHS] [UNREAD]
// One web process with hostile clients: connections that never finish their request, addresses that do not exist, and
// event streams that are never read. Prints other readers' response times and the memory cost.
import { once } from 'node:events'
import { connect as openSocket, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../src/database/connect.ts'
import { openBenchDatabase } from './bench-database.ts'
import { describeTimes } from './describe-times.ts'
import { addFrontPage } from './front-page.ts'
import { readMemoryBytes, startWeb } from './start-web.ts'

const [halfOpen = 2_000, paths = 100_000, unreadStreams = 1_000] = process.argv.slice(2).map(Number)

const database = await openBenchDatabase('hostile-clients')
await addFrontPage(database.url)
const web = await startWeb({ databaseUrl: database.url, core: 0, env: { TRUSTED_PROXIES: '127.0.0.1' } })
const { hostname, port } = new URL(web.url)
await timeRequest('/')
await measureHalfOpen()
await measurePaths()
await measureUnread()
await web.stop()
await database.drop()

async function timeRequest(path: string): Promise<number> {
  const startedAt = performance.now()
  await (await fetch(web.url + path)).text()
  return performance.now() - startedAt
}

async function open(text: string): Promise<Socket> {
  const socket = openSocket({ port: Number(port), host: hostname })
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

async function openMany(count: number, textOf: (n: number) => string): Promise<Socket[]> {
  const sockets: Socket[] = []
  // A larger batch would overflow the listen backlog.
  while (sockets.length < count) {
    const batch = Array.from(
      { length: Math.min(100, count - sockets.length) },
      (_, at) => sockets.length + at,
    )
    sockets.push(...(await Promise.all(batch.map(n => open(textOf(n))))))
  }
  return sockets
}

async function measureHalfOpen(): Promise<void> {
  const sockets = await openMany(halfOpen, n => `GET /${n} HTTP/1.1\r\nHost: a\r\nX-Slow: `)
  const times: number[] = []
  for (let n = 0; n < 500; n++) times.push(await timeRequest(n % 2 === 0 ? '/' : '/search?q=a'))
  console.log(`${halfOpen} half-open connections, other requests  ${describeTimes(times)}`)
  for (const socket of sockets) socket.destroy()
}

async function measurePaths(): Promise<void> {
  const kinds = ['/', '/category/', '/search?q=', '/category/politics?after=', '/about?x=']
  const timeNew = async (n: number) =>
    timeRequest(`${kinds[n % kinds.length]}${Math.random().toString(36).slice(2)}`)
  const steps = 10
  for (let step = 0; step <= steps; step++) {
    if (step > 0) {
      const left = Array.from({ length: paths / steps }, (_, n) => n)
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          for (let n = left.pop(); n !== undefined; n = left.pop()) await timeNew(n)
        }),
      )
    }
    console.log(`after ${(paths / steps) * step} random paths: ${megabytes(readMemoryBytes(web.pid))} MB`)
  }
}

async function measureUnread(): Promise<void> {
  const before = readMemoryBytes(web.pid)
  const request = (n: number) =>
    `GET /events HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 10.1.${n >> 8}.${n & 255}\r\n\r\n`
  const sockets = await openMany(unreadStreams, request)
  for (const socket of sockets) socket.pause()
  const db = connect({ url: database.url, connectionsMax: 1, applicationName: 'chowk bench' })
  const ids = await db.selectFrom('newsLinks').select('id').limit(20).execute()
  let most = before
  for (let change = 0; change < 50; change++) {
    for (const { id } of ids)
      await db
        .updateTable('newsLinks')
        .set({ title: `Change ${change}` })
        .where('id', '=', id)
        .execute()
    most = Math.max(most, readMemoryBytes(web.pid))
    await wait(20)
  }
  console.log(`${unreadStreams} unread streams: at most ${megabytes(most - before)} MB more`)
  console.log(`the front page then  ${describeTimes([await timeRequest('/'), await timeRequest('/')])}`)
  await db.destroy()
  for (const socket of sockets) socket.destroy()
}

function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0)
}
