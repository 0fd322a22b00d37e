import { createServer, connect as openSocket, type Socket } from 'node:net'

type Forwarder = {
  port: number
  /** Sends new connections to another server and cuts the open ones. */
  turnTo: (socketPath: string) => void
  close: () => void
}

/** One address for the current primary, as a managed database has. */
export async function forwardPort(socketPath: string): Promise<Forwarder> {
  const open = new Set<Socket>()
  let target = socketPath
  const server = createServer(client => {
    const upstream = openSocket(target)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    turnTo: path => {
      target = path
      for (const socket of open) socket.destroy()
    },
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
