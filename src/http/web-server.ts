import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { EventStreams } from '../api/events.ts'
import { isQueueStream, type QueueStreams } from '../api/queue-events.ts'
import { createTurns } from './answer-in-turn.ts'
import { answerRequest } from './answer-request.ts'
import { type ErrorCode, errorHeaders, errorHtml, errorPage, errorStatus } from './error-page.ts'
import { openFrontDoor } from './front-door.ts'
import { type SecurityHeaders, secure } from './security-headers.ts'
import type { StoredPage } from './stored-page.ts'

// The raw HTTP server: limits against slow and oversized requests, and who answers what.

export type WebServer = { answeredAtDoor: () => number; stop: () => Promise<void> }

// What the whole head and the whole request may take (slow-loris), checked this often.
const headersTimeoutMs = 10_000
const requestTimeoutMs = 30_000
const checkEveryMs = 1_000

// Who is still being answered after this time is cut off.
const drainMs = 4_000

// Whoever reads nothing of an answer for so long has gone. As long as a backup may rest that its reader holds up.
const stalledMsMax = 5 * 60_000

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** For `createServer` of node:http. */
export const serverOptions = {
  headersTimeout: headersTimeoutMs,
  requestTimeout: requestTimeoutMs,
  connectionsCheckingInterval: checkEveryMs,
  keepAliveTimeout: 65_000,
  // A request without one gets our own answer, with the headers that every answer carries.
  requireHostHeader: false,
}

export function serveOn(
  server: Server,
  options: {
    answerPage: (request: Request, address: string) => Promise<Response>
    addressOf: (request: IncomingMessage) => string
    findReady: (target: string) => StoredPage | null
    findFile: (path: string) => StoredPage | null
    /** The largest body that an address takes. */
    bodyBytesMaxOf: (path: string) => number
    events: EventStreams
    queueEvents: QueueStreams
    security: SecurityHeaders
    onAnswer: (answer: { request: IncomingMessage; status: number; ms: number }) => void
    stalledMs?: number | undefined
  },
): WebServer {
  const { answerPage, addressOf, findReady, findFile, events, queueEvents, security, onAnswer } = options
  const answering = new Set<ServerResponse>()
  const answerInTurn = createTurns((request, response) => {
    const refused = findRefusal(request, options.bodyBytesMaxOf)
    if (refused) return refuse(response, refused, security)
    if (isEventStream(request)) return events.open(request, response)
    if (isQueueStream(request)) return void queueEvents.open(request, response)
    const file = findFile(pathOf(request))
    const answer = file
      ? (asked: Request) => answerRequest(asked, file)
      : (asked: Request) => answerPage(asked, addressOf(request))
    // A Host header that is no host, for one, is an error before it is a request.
    const errorHandler = () => errorPage('malformed', security)
    void getRequestListener(answer, { overrideGlobalObjects: false, errorHandler })(request, response)
  })
  server.on('request', (request, response) => {
    const startedAtMs = performance.now()
    if (!answerInTurn(request, response)) return
    answering.add(response)
    response.on('close', () => {
      answering.delete(response)
      onAnswer({ request, status: response.statusCode, ms: performance.now() - startedAtMs })
    })
  })
  server.setTimeout(options.stalledMs ?? stalledMsMax)
  server.on('checkExpectation', (_, response) => refuse(response, 'malformed', security))
  server.on('clientError', (error, socket) => refuseBytes(error, socket, security))
  const door = openFrontDoor(server, findReady)
  return {
    answeredAtDoor: door.answered,
    stop: () => stopServer(server, { answering, closeIdle: door.closeIdle }),
  }
}

function findRefusal(request: IncomingMessage, bodyBytesMaxOf: (path: string) => number): ErrorCode | null {
  const { method = '', headers, headersDistinct } = request
  if (!knownMethods.has(method)) return 'not-allowed'
  // Two hosts are what smuggling looks like (RFC 9112 §3.2).
  if (headersDistinct.host?.length !== 1) return 'malformed'
  // A body in chunks says nothing of its size and would be read until memory ends. Browsers name the length of a form.
  if (headers['transfer-encoding'] !== undefined) return 'no-length'
  const bytesMax = bodyBytesMaxOf(pathOf(request))
  return Number(headers['content-length'] ?? 0) > bytesMax ? 'too-large' : null
}

function isEventStream(request: IncomingMessage): boolean {
  return request.method === 'GET' && pathOf(request) === '/events'
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? ''
}

// The rest of the request is not read: the connection ends with the answer.
function refuse(response: ServerResponse, code: ErrorCode, security: SecurityHeaders): void {
  const headers = secure(errorHeaders(code), security)
  headers.set('Connection', 'close')
  response.writeHead(errorStatus(code), [...headers].flat())
  response.end(errorHtml(code))
}

// Bytes that are no request at all (Node's parser says why).
function refuseBytes(error: NodeJS.ErrnoException, socket: Duplex, security: SecurityHeaders): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const code = codeOf(error)
  const body = errorHtml(code)
  const headers = secure(errorHeaders(code), security)
  headers.set('Connection', 'close')
  headers.set('Content-Length', String(Buffer.byteLength(body)))
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${errorStatus(code)} Refused\r\n${lines}\r\n${body}`)
}

function codeOf(error: NodeJS.ErrnoException): ErrorCode {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 'headers-too-large'
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too-slow' : 'malformed'
}

type Stopping = { answering: Set<ServerResponse>; closeIdle: () => void }

function stopServer(server: Server, { answering, closeIdle }: Stopping): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  // A client that asks again at once on its connection would be answered until the cut, beside whoever took the port.
  for (const response of answering) response.shouldKeepAlive = false
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false
  })
  const cut = setTimeout(() => server.closeAllConnections(), drainMs)
  server.close(() => {
    clearTimeout(cut)
    resolve()
  })
  closeIdle()
  return promise
}
