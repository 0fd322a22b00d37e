import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { RequestHead } from '../http/request-head.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import type { ShownChanges } from '../http/show-changes.ts'
import { createEventLog } from './event-log.ts'
import { beginStream, heartbeatMs, refuseStream, type StreamClient, writeTo } from './event-stream.ts'

// `GET /events`: server-sent events that name what changed ("news:CATEGORY_ID", "categories", …), without the content; an
// open page then fetches itself again.

// Mobile carriers in India put thousands of readers behind one address; still, one address must not take all streams.
const streamsPerAddressMax = 1_000
const streamsMax = 20_000

// Heartbeats go to a tenth of the clients at a time, to spread the work.
const heartbeatSlices = 10

// How long a browser waits before it reconnects; a random time for each, so that not all reconnect at once after a restart.
const reconnectMs = { from: 1_000, to: 5_000 }

type StreamLimits = { streamsMax: number; streamsPerAddressMax: number }

export function createEventStreams(options: {
  changes: ShownChanges
  security: SecurityHeaders
  addressOf: (request: RequestHead) => string
  limits?: StreamLimits
}) {
  const { changes, security, addressOf, limits = { streamsMax, streamsPerAddressMax } } = options
  const clients = new Set<StreamClient>()
  const seats = createSeats(limits)
  const log = createEventLog({
    epoch: randomBytes(5).toString('hex'),
    nowMs: () => performance.now(),
    send: event => writeToAll(clients, event),
  })
  const unsubscribe = changes.subscribe(log.add)
  let beat = 0
  const heartbeat = setInterval(() => {
    beat = (beat + 1) % heartbeatSlices
    writeToAll(
      [...clients].filter((_, at) => at % heartbeatSlices === beat),
      ':\n\n',
    )
  }, heartbeatMs / heartbeatSlices).unref()

  function open(request: RequestHead, response: ServerResponse): void {
    if (!begin(request, response)) refuseStream(response, 'too-busy', security)
  }

  /** At the front door, on the socket itself; false if there is no seat left. A stream then takes 4 KB of memory instead of 18. */
  function openAtDoor(request: RequestHead): boolean {
    return begin(request, request.socket)
  }

  function begin(request: RequestHead, client: StreamClient): boolean {
    const address = addressOf(request)
    if (!seats.take(address)) return false
    clients.add(client)
    client.on('close', () => {
      clients.delete(client)
      seats.leave(address)
    })
    client.on('error', () => client.destroy())
    const given = request.headers['last-event-id']
    const missed = log.catchUp(typeof given === 'string' ? given : null)
    beginStream(client, `retry: ${pickReconnectMs()}\n${missed}`, security)
    return true
  }

  function close(): void {
    clearInterval(heartbeat)
    unsubscribe()
    log.close()
    for (const client of clients) client.end()
  }

  return { path: '/events', open, openAtDoor, close, count: () => clients.size }
}

function createSeats(limits: StreamLimits) {
  const taken = new Map<string, number>()
  let all = 0
  const take = (address: string) => {
    const ofAddress = taken.get(address) ?? 0
    if (all >= limits.streamsMax || ofAddress >= limits.streamsPerAddressMax) return false
    taken.set(address, ofAddress + 1)
    all += 1
    return true
  }
  const leave = (address: string) => {
    const left = (taken.get(address) ?? 1) - 1
    all -= 1
    if (left > 0) taken.set(address, left)
    else taken.delete(address)
  }
  return { take, leave }
}

function writeToAll(clients: Iterable<StreamClient>, text: string): void {
  const bytes = Buffer.from(text)
  for (const client of clients) writeTo(client, bytes)
}

function pickReconnectMs(): number {
  return Math.round(reconnectMs.from + Math.random() * (reconnectMs.to - reconnectMs.from))
}
