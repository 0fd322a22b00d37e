import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'

// Below the ephemeral ports of kernels (Linux from 32768, others from 49152), so that a free port stays free until it
// is used, and so does the metrics port, a thousand above.
const [lowest, above] = [10_000, 31_000]

/** A loopback port that no process listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(lowest, above)
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}

/** Starts a server on a loopback port that the system chooses; returns the port. */
export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
