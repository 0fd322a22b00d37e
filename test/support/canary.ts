import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import { listenOnLoopback } from './free-port.ts'

/** A server on loopback that records its requests; it stops with the test. */
export async function startCanary(
  listener: RequestListener,
): Promise<{ port: number; hits: IncomingMessage[] }> {
  const hits: IncomingMessage[] = []
  const server = createServer((request, response) => {
    hits.push(request)
    listener(request, response)
  })
  const port = await listenOnLoopback(server)
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  return { port, hits }
}
