import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { describeErrorPage, type ErrorCode } from '../http/error-page.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import type { Dispatch } from './dispatch.ts'
import { openFrontDoor } from './front-door.ts'
import { createPipelineQueue } from './pipeline-queue.ts'
import { refuseRequest } from './refuse-request.ts'

// The raw HTTP server: limits against slow clients and malformed bytes. dispatch.ts decides which handler answers a request.

export type WebServer = { answeredAtDoor: () => number; stop: () => Promise<void> }

// Time limits for the whole head and the whole request (slow-loris), and how often they are checked.
const headersTimeoutMs = 10_000
const requestTimeoutMs = 30_000
const checkEveryMs = 1_000

// Responses still open after this time are cut off.
const drainMs = 4_000

// A client that reads nothing of a response for so long is gone. A backup download that its reader holds up may pause for as long.
const stalledMsMax = 5 * 60_000

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
    dispatch: Dispatch
    security: SecurityHeaders
    onAnswer: (answer: { request: IncomingMessage; status: number; ms: number }) => void
    stalledMs?: number | undefined
  },
): WebServer {
  const { dispatch, security, onAnswer } = options
  const answering = new Set<ServerResponse>()
  const answerInTurn = createPipelineQueue(dispatch.answer)
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
  server.on('checkExpectation', ({ url: path = '' }, response) =>
    refuseRequest(response, 'malformed', { path, security }),
  )
  server.on('clientError', (error, socket) => refuseBytes(error, socket, security))
  const door = openFrontDoor(server, dispatch.findReady)
  return {
    answeredAtDoor: door.answered,
    stop: () => stopServer(server, { answering, closeIdle: door.closeIdle }),
  }
}

// Bytes that are no request at all (Node's parser says why).
function refuseBytes(error: NodeJS.ErrnoException, socket: Duplex, security: SecurityHeaders): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, headers, body } = describeErrorPage(codeOf(error), security)
  headers.set('Connection', 'close')
  headers.set('Content-Length', String(Buffer.byteLength(body)))
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} Refused\r\n${lines}\r\n${body}`)
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
