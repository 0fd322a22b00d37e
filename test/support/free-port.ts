import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below those that a kernel gives to connections and to whoever asks for any (Linux from 32768, others from 49152): what
// is free stays so until it is used, and so does the port of the figures, a thousand above.
const [lowest, above] = [10_000, 31_000]

/** A port of loopback that nothing listens on. */
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
