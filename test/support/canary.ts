import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'

/** A server on loopback that records its requests; it stops with the test. */
export async function startCanary(
  listener: RequestListener,
): Promise<{ port: number; hits: IncomingMessage[] }> {
  const hits: IncomingMessage[] = []
  const server = createServer((request, response) => {
    hits.push(request)
    listener(request, response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the canary has no port')
  return { port: address.port, hits }
}
