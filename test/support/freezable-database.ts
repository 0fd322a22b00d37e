import { createServer, connect as openSocket, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from './free-port.ts'

/**
 * A proxy in front of a database. After `freeze` it accepts connections and bytes but passes nothing on, like a stopped server
 * or a stuck disk. `thaw` passes on everything in its order: also a statement whose connection was closed meanwhile. `cut` ends
 * all connections and refuses new ones.
 */
export async function openFreezable(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const held: (() => void)[] = []
  const sockets = new Set<Socket>()
  let isFrozen = false
  const pass = (action: () => void) => (isFrozen ? held.push(action) : action())
  const server = createServer(client => {
    const database = openDatabaseSocket(target)
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from)
      from.on('data', bytes => pass(() => to.write(bytes)))
      from.on('close', () => pass(() => to.end()))
      from.on('error', () => undefined)
    }
  })
  const port = await listenOnLoopback(server)
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(cut)
  const url = new URL(databaseUrl)
  url.search = ''
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    cut,
    freeze: () => {
      isFrozen = true
    },
    thaw: () => {
      isFrozen = false
      for (const action of held.splice(0)) action()
    },
  }
}

function openDatabaseSocket({ hostname, port, searchParams }: URL): Socket {
  const folder = searchParams.get('host') ?? ''
  return folder.startsWith('/')
    ? openSocket({ path: `${folder}/.s.PGSQL.${port || 5432}` })
    : openSocket({ host: hostname, port: Number(port || 5432) })
}
