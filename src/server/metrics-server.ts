import { createServer, type IncomingMessage, type Server } from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { PollOutcome } from '../ingest/poll/poll-outcome.ts'

// `/metrics` for Prometheus, on a separate port that only this machine can reach: strangers must not read the metrics.

type WebCounts = () => {
  servedAtDoor: number
  hits: number
  misses: number
  entries: number
  bytes: number
  eventStreams: number
}

type WebMetrics = {
  registry: Registry
  observe: (response: { request: IncomingMessage; status: number; ms: number }) => void
}

// Several web processes on one machine take consecutive ports.
const portsToTry = 64

export function createWebMetrics(counts: WebCounts): WebMetrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'chowk_http_request_seconds',
    help: 'Time to answer requests that memory alone could not answer',
    labelNames: ['method', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  const names = {
    servedAtDoor: ['chowk_http_door_answers_total', 'Requests answered on the socket, from memory'],
    hits: ['chowk_page_cache_hits_total', 'Pages found in memory'],
    misses: ['chowk_page_cache_misses_total', 'Pages rendered'],
    entries: ['chowk_page_cache_entries', 'Pages in memory'],
    bytes: ['chowk_page_cache_bytes', 'Estimated size of the pages in memory'],
    eventStreams: ['chowk_event_streams', 'Open event streams'],
  } as const satisfies Record<keyof ReturnType<WebCounts>, readonly [string, string]>
  for (const [key, [name, help]] of Object.entries(names)) exposeCount(registry, { key, name, help, counts })
  return {
    registry,
    observe: ({ request, status, ms }) =>
      duration.observe({ method: request.method ?? '', status: String(status) }, ms / 1000),
  }
}

function exposeCount(
  registry: Registry,
  { key, name, help, counts }: { key: string; name: string; help: string; counts: WebCounts },
) {
  const read = () => Object.entries(counts()).find(([counted]) => counted === key)?.[1] ?? 0
  if (!name.endsWith('_total')) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
    return
  }
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(read())
    },
  })
}

/** Listens on the loopback address only; resolves to the port it got. */
export async function serveMetrics(
  registry: Registry,
  port: number,
): Promise<{ port: number; server: Server }> {
  const server = createServer(async (request, response) => {
    const isMetricsRequest = request.method === 'GET' && request.url === '/metrics'
    response.writeHead(isMetricsRequest ? 200 : 404, { 'Content-Type': registry.contentType })
    response.end(isMetricsRequest ? await registry.metrics() : 'Not found\n')
  })
  for (let tried = port; ; tried++) {
    const failure = await listenExclusively(server, tried)
    if (failure === null) break
    if (failure.code !== 'EADDRINUSE' || tried >= port + portsToTry) throw failure
  }
  const bound = server.address()
  return { server, port: typeof bound === 'object' && bound ? bound.port : port }
}

function listenExclusively(server: Server, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise(resolve => {
    // Stays for connections that the system cannot accept: without a listener they would end the process.
    server.on('error', resolve)
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(null))
  })
}

/** Counts of one worker process since its start. */
export function createWorkerMetrics(): { registry: Registry; countPoll: (outcome: PollOutcome) => void } {
  const registry = new Registry()
  registry.setDefaultLabels({ process: 'worker' })
  collectDefaultMetrics({ register: registry })
  const polls = new Counter({
    name: 'chowk_polls_total',
    help: 'Polls of feeds: read, unchanged, cut off, or the failure by name',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return {
    registry,
    countPoll: outcome => polls.inc({ outcome: outcome.kind === 'failed' ? outcome.failure : outcome.kind }),
  }
}
