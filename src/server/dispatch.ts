import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { RequestHead } from '../http/client-address.ts'
import { describeError, type ErrorCode, errorResponse } from '../http/describe-error.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'
import { sentAt, sentAtHeader } from '../http/sent-at.ts'
import type { StoredPage } from '../http/stored-page.ts'
import { readRequestId, requestIdHeader } from './request-log.ts'
import { respondWithPage } from './respond-with-page.ts'

// The first of these that can handle a request responds to it. Nothing is dispatched anywhere else.
//
// 1. front-door.ts, at the socket: a plain GET of a file of the build or of a page in memory (`findReady`), or of an event stream
//    (`openStream`).
// 2. A refusal: an unknown method, two hosts, a body without a length or too large for its route.
// 3. Another request for an event stream, by its path (api/).
// 4. A file of the build.
// 5. app.ts: a picture, or a route of routes.ts (page or machine endpoint), from memory or rendered.

type Stream = {
  path: string
  open: (request: IncomingMessage, response: ServerResponse) => unknown
  openAtDoor?: (request: RequestHead) => boolean
}

export type Dispatch = {
  findReady: (target: string) => StoredPage | null
  openStream: (target: string, request: () => RequestHead) => boolean
  respond: (request: IncomingMessage, response: ServerResponse) => void
}

/** The client's address, and the request's number in the log. */
export type Client = { address: string; requestId?: string }

type BodyRules = {
  bodyBytesMaxOf: (path: string) => number
  /** Whether the route at this path decides by its address alone. */
  ignoresBody: (path: string) => boolean
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function createDispatch(options: {
  app: BodyRules & {
    fetch: (request: Request, client: Client) => Promise<Response>
    findReady: (target: string) => StoredPage | null
  }
  findFile: (path: string) => StoredPage | null
  streams: Stream[]
  addressOf: (request: RequestHead) => string
  security: SecurityHeaders
}): Dispatch {
  const { app, findFile, addressOf, security } = options
  const streams = new Map(options.streams.map(stream => [stream.path, stream]))
  // Called when no `Request` can be built, for example from an invalid Host header.
  const errorHandler = () => errorResponse('malformed', { path: '/', security })
  // The name is for requests that may lack a Host.
  const listenerOptions = { overrideGlobalObjects: false, errorHandler, hostname: 'localhost' }

  function respond(request: IncomingMessage, response: ServerResponse): void {
    request.url = originFormOf(request.url)
    const path = pathOf(request)
    const file = findFile(path)
    const requestId = readRequestId(request.headers)
    // A file of the build has no fault to report and no age, and its bytes count on a slow network.
    if (!file) {
      response.setHeader(requestIdHeader, requestId)
      response.setHeader(sentAtHeader, sentAt())
    }
    const refused = findRefusal(request, app)
    if (refused) {
      refuseRequest(response, refused, { path, security })
      return
    }
    const stream = ['GET', 'HEAD'].includes(request.method ?? '') ? streams.get(path) : undefined
    if (stream) {
      stream.open(request, response)
      return
    }
    const respond = (webRequest: Request) =>
      file
        ? respondWithPage(webRequest, file)
        : app.fetch(webRequest, { address: addressOf(request), requestId })
    void getRequestListener(respond, listenerOptions)(request, response)
  }

  return {
    findReady: target => findFile(target) ?? app.findReady(target),
    openStream: (target, request) => streams.get(pathOf({ url: target }))?.openAtDoor?.(request()) ?? false,
    respond,
  }
}

function findRefusal(request: IncomingMessage, app: BodyRules): ErrorCode | null {
  const { method = '', headers, headersDistinct } = request
  if (!knownMethods.has(method)) return 'not-allowed'
  // Two Host headers may be request smuggling (RFC 9112 §3.2).
  if (headersDistinct.host?.length !== 1 && !isOldHealthCheck(request)) return 'malformed'
  const path = pathOf(request)
  // A chunked body does not declare its size and could exhaust memory. Browsers send the length of a form. A body that no route
  // reads is discarded after the response, for half a second (@hono/node-server).
  if (headers['transfer-encoding'] !== undefined && !(method === 'POST' && app.ignoresBody(path)))
    return 'no-length'
  return Number(headers['content-length'] ?? 0) > app.bodyBytesMaxOf(path) ? 'too-large' : null
}

/** HAProxy, unless configured otherwise, sends its checks as HTTP/1.0, without a Host. */
function isOldHealthCheck(request: IncomingMessage): boolean {
  const { method = '', httpVersion, headers } = request
  const isCheck = ['GET', 'HEAD'].includes(method) && pathOf(request) === '/health'
  return isCheck && httpVersion === '1.0' && headers.host === undefined
}

/**
 * The path and query of a request's target. Some proxies send whole addresses (RFC 9112 §3.2.2), whose host only the Host header may
 * name here.
 */
function originFormOf(target = ''): string {
  if (!/^https?:\/\//i.test(target)) return target
  const rest = target.replace(/^[^/]*\/\/[^/?#]*/, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

function pathOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  return url.split('?', 1)[0] ?? ''
}

/** Responds with an error and closes the connection without reading the rest of the request. */
export function refuseRequest(
  response: ServerResponse,
  code: ErrorCode,
  where: { path: string; security: SecurityHeaders },
): void {
  const { status, headers, body } = describeError(code, where)
  headers.set('Connection', 'close')
  response.writeHead(status, [...headers].flat())
  response.end(body)
}
