import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { type FakeEntry, type FeedFormat, feedBody, feedTypes } from './feed-bodies.ts'
import { listenOnLoopback } from './free-port.ts'

export type FakeOutlet = {
  origin: string
  host: string
  /** The requests, in order. */
  hits: IncomingMessage[]
  /** Sets the response for a path. */
  answer: (path: string, listener: RequestListener) => void
  /** Serves entries as a feed at a path. Returns its address. */
  showFeed: (path: string, entries: FakeEntry[], format?: FeedFormat, title?: string) => string
  close: () => Promise<void>
}

/** An outlet's server on loopback. Each has a separate port, so the worker treats each as a separate host. */
export async function startOutlet(): Promise<FakeOutlet> {
  const listeners = new Map<string, RequestListener>()
  const hits: IncomingMessage[] = []
  const server = createServer((request, response) => {
    hits.push(request)
    const listener = listeners.get(request.url ?? '')
    if (listener) return listener(request, response)
    response.writeHead(404).end('nothing here')
  })
  const host = `127.0.0.1:${await listenOnLoopback(server)}`
  const origin = `http://${host}`
  return {
    origin,
    host,
    hits,
    answer: (path, listener) => listeners.set(path, listener),
    showFeed: (path, entries, format = 'rss', title) => {
      const body = feedBody(format, entries, title)
      listeners.set(path, (_request, response) => {
        response.setHeader('content-type', feedTypes[format])
        response.end(body)
      })
      return `${origin}${path}`
    },
    close: () => stop(server),
  }
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>(resolve => server.close(() => resolve()))
  server.closeAllConnections()
  await closed
}
