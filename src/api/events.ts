import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { RequestHead } from '../http/client-address.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import type { ShownChanges } from '../http/show-changes.ts'
import { createEventLog } from './event-log.ts'
import {
  beginStream,
  heartbeatMs,
  heartbeatText,
  refuseStream,
  type StreamClient,
  writeTo,
} from './event-stream.ts'

// `GET /events`: server-sent events that name what changed ("news:CATEGORY_ID", "categories", …), without the content; an
// open page then fetches itself again.

// Mobile carriers in India put thousands of readers behind one address; still, one address must not take all streams.
const streamsPerAddressMax = 1_000
const streamsMax = 20_000

// A stream keeps its socket for hours. The other open files of the process are for pages, which answered nothing without one.
const streamsPerOpenFile = 0.75
const addressesMin = 4

// Heartbeats go to a tenth of the clients at a time, to spread the work.
const heartbeatSlices = 10

// How long a browser waits before it reconnects; a random time for each, so that not all reconnect at once after a restart.
const reconnectMs = { from: 1_000, to: 5_000 }

// An attack would be a line for each refused stream.
const warningsEveryMs = 60_000

type StreamLimits = { streamsMax: number; streamsPerAddressMax: number }

/** How many streams a process may have that may open so many files and sockets. */
export function streamLimitsFor(openFilesMax: number): StreamLimits {
  const most = Math.min(streamsMax, Math.floor(openFilesMax * streamsPerOpenFile))
  return {
    streamsMax: most,
    streamsPerAddressMax: Math.min(streamsPerAddressMax, Math.ceil(most / addressesMin)),
  }
}

export function createEventStreams(options: {
  changes: ShownChanges
  security: SecurityHeaders
  addressOf: (request: RequestHead) => string
  limits: StreamLimits
  log: Pick<Logger, 'warn'>
}) {
  const { changes, security, addressOf, limits } = options
  const clients = new Set<StreamClient>()
  const seats = createSeats(limits, options.log)
  const events = createEventLog({
    epoch: randomBytes(5).toString('hex'),
    nowMs: () => performance.now(),
    send: event => writeToAll(clients, event),
  })
  const unsubscribe = changes.subscribe(events.add)
  let beat = 0
  const heartbeat = setInterval(() => {
    beat = (beat + 1) % heartbeatSlices
    writeToAll(
      [...clients].filter((_, at) => at % heartbeatSlices === beat),
      heartbeatText,
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
    const missed = events.catchUp(typeof given === 'string' ? given : null)
    beginStream(client, `retry: ${pickReconnectMs()}\n${missed}`, security)
    return true
  }

  function close(): void {
    clearInterval(heartbeat)
    unsubscribe()
    events.close()
    for (const client of clients) client.end()
  }

  return { path: '/events', open, openAtDoor, close, count: () => clients.size }
}

function createSeats(limits: StreamLimits, log: Pick<Logger, 'warn'>) {
  const taken = new Map<string, number>()
  let all = 0
  let nextWarningMs = 0
  const warn = () => {
    if (performance.now() < nextWarningMs) return
    nextWarningMs = performance.now() + warningsEveryMs
    log.warn({ open: all, ...limits }, 'event streams are refused: too many are open')
  }
  const take = (address: string) => {
    const ofAddress = taken.get(address) ?? 0
    if (all >= limits.streamsMax || ofAddress >= limits.streamsPerAddressMax) {
      warn()
      return false
    }
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
