import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { describeError, type ErrorCode } from '../http/describe-error.ts'
import { writeResponseHead } from '../http/response-head.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { type Dispatch, refuseRequest } from './dispatch.ts'
import { type FrontDoor, openFrontDoor } from './front-door.ts'
import { requestIdHeader, type ServedRequest } from './request-log.ts'

// The raw HTTP server: limits against slow clients and malformed bytes. dispatch.ts decides which handler serves a request.

type WebServer = { servedAtDoor: () => number; stop: () => Promise<void> }

// Time limits for the whole head and the whole request (slow-loris), and how often they are checked.
const headersTimeoutMs = 10_000
const requestTimeoutMs = 30_000
const checkEveryMs = 1_000

// Responses still open after this time are cut off.
const drainMs = 4_000

// A client that reads nothing of a response for this long counts as gone. A stalled backup download gets as long.
const stalledMsMax = 5 * 60_000

/** For `createServer` of node:http. */
export const serverOptions = {
  headersTimeout: headersTimeoutMs,
  requestTimeout: requestTimeoutMs,
  connectionsCheckingInterval: checkEveryMs,
  keepAliveTimeout: 65_000,
  // dispatch.ts refuses a request without a Host header, so that our security headers are on the response.
  requireHostHeader: false,
}

export function serveOn(
  server: Server,
  options: {
    dispatch: Dispatch
    security: SecurityHeaders
    onResponse: (response: ServedRequest) => void
    stalledMs?: number
  },
): WebServer {
  const { dispatch, security, onResponse } = options
  const responding = new Set<ServerResponse>()
  const respondInTurn = createPipelineQueue(dispatch.respond)
  const latest = new WeakMap<Duplex, Exchange>()
  server.on('request', (request, response) => {
    const startedAtMs = performance.now()
    const exchange: Exchange = { request, response, refusedWith: null }
    latest.set(request.socket, exchange)
    if (!respondInTurn(request, response)) return
    responding.add(response)
    response.on('close', () => {
      responding.delete(response)
      const requestId = response.getHeader(requestIdHeader)
      const ms = performance.now() - startedAtMs
      onResponse({ request, status: exchange.refusedWith ?? sentStatus(response), ms, requestId })
    })
  })
  server.setTimeout(options.stalledMs ?? stalledMsMax)
  server.on('checkExpectation', ({ url: path = '' }, response) =>
    refuseRequest(response, 'malformed', { path, security }),
  )
  server.on('clientError', (error, socket) => {
    const exchange = latest.get(socket)
    const path = exchange && !exchange.request.complete ? (exchange.request.url ?? '/') : '/'
    refuseInTurn(exchange, socket, () => refuseBytes(error, socket, { path, security }))
  })
  const door = openFrontDoor(server, dispatch)
  return { servedAtDoor: door.served, stop: () => stopServer(server, { responding, door }) }
}

// As nginx logs it: the client disconnected before the response began.
const clientLeft = 499

function sentStatus(response: ServerResponse): number {
  return response.headersSent ? response.statusCode : clientLeft
}

/** `refusedWith` is the status that was written to the socket instead of a response. */
type Exchange = { request: IncomingMessage; response: ServerResponse; refusedWith: number | null }

/**
 * Invalid bytes may follow a valid request, such as a body longer than its announced length: the good one gets its response
 * first. Broken bytes of a body belong to a request that may have its response already, and get no second one.
 */
function refuseInTurn(latest: Exchange | undefined, socket: Duplex, refuse: () => number | null): void {
  if (!latest) {
    refuse()
    return
  }
  const { request, response } = latest
  const end = request.complete ? refuse : () => socket.end()
  if (response.closed) end()
  else if (request.complete || response.headersSent) response.once('close', end)
  else {
    const status = refuse()
    // Further errors of this connection are ignored.
    latest.refusedWith ??= status
  }
}

// Responds to bytes that are not a valid request; Node's parser gives the reason. Null if nobody reads the response.
function refuseBytes(
  error: NodeJS.ErrnoException,
  socket: Duplex,
  where: { path: string; security: SecurityHeaders },
): number | null {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return null
  }
  const { status, headers, body } = describeError(codeOf(error), where)
  headers.set('Connection', 'close')
  headers.set('Content-Length', String(Buffer.byteLength(body)))
  socket.end(writeResponseHead(`${status} Refused`, [...headers].flat()) + body)
  return status
}

function codeOf(error: NodeJS.ErrnoException): ErrorCode {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 'headers-too-large'
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too-slow' : 'malformed'
}

type Stopping = { responding: Set<ServerResponse>; door: FrontDoor }

function stopServer(server: Server, { responding, door }: Stopping): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Otherwise a client that keeps sending requests on its connection would be served until the cut, while the next process
  // already uses the port.
  for (const response of responding) response.shouldKeepAlive = false
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  const cut = setTimeout(() => {
    server.closeAllConnections()
    door.cut()
  }, drainMs)
  server.close(() => {
    clearTimeout(cut)
    resolve()
  })
  door.closeIdle()
  return promise
}

// Queues requests that arrive on one connection before the first has its response. Each starts when the response before it
// is sent, so a client that reads nothing holds one response in memory.

// Browsers and proxies do not pipeline more. One packet can hold two thousand requests, which would all be served before
// any other client.
const unansweredMax = 8

type Begin = (request: IncomingMessage, response: ServerResponse) => void

/** For the `request` event of node:http; returns false if it closed the connection instead. */
function createPipelineQueue(begin: Begin): (request: IncomingMessage, response: ServerResponse) => boolean {
  const queues = new WeakMap<Socket, ServerResponse[]>()
  return (request, response) => {
    const { socket } = request
    const queue = queues.get(socket) ?? []
    if (queue.length === unansweredMax) {
      socket.destroy()
      return false
    }
    const before = queue.at(-1)
    queues.set(socket, queue)
    queue.push(response)
    response.on('close', () => queue.splice(queue.indexOf(response), 1))
    const start = () => (socket.destroyed ? response.destroy() : begin(request, response))
    if (before) before.on('close', start)
    else start()
    return true
  }
}
