import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { describeErrorPage, type ErrorCode } from '../http/describe-error.ts'
import { writeResponseHead } from '../http/response-head.ts'
import { type SecurityHeaders, secure } from '../http/security-headers.ts'
import { sentAt, sentAtHeader } from '../http/sent-at.ts'

// The common part of the readers' and the editors' event streams. They write to Node's response or to the socket itself, whose
// buffers show which client has stopped reading.

export type StreamClient = ServerResponse | Socket

// A client with this much unread data has stopped reading; its stream is closed and the browser reconnects when it can.
const unreadBytesMax = 2 ** 20

// Proxies close connections that are silent for a minute.
export const heartbeatMs = 25_000

/** An event, because a page cannot see comments: without heartbeats it knows that its stream is held back (`ui/follow-events.ts`). */
export const heartbeatText = 'event: beat\ndata:\n\n'

export function beginStream(client: StreamClient, text: string, security: SecurityHeaders): void {
  const given = new Headers({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  const headers = [...secure(given, security)].flat()
  if ('writeHead' in client) {
    client.writeHead(200, headers)
    if (client.req.method === 'HEAD') client.end()
    else client.write(text)
    return
  }
  const ofSocket = [sentAtHeader, sentAt(), 'Connection', 'close']
  client.write(writeResponseHead('200 OK', [...headers, ...ofSocket]) + text)
}

export function writeTo(client: StreamClient, text: string | Buffer): void {
  if (client.writableLength > unreadBytesMax) client.destroy()
  else client.write(text)
}

/** Browsers do not reconnect after an error status; our pages do later (`ui/follow-events.ts`). */
export function refuseStream(response: ServerResponse, code: ErrorCode, security: SecurityHeaders): void {
  const { status, headers, body } = describeErrorPage(code, { path: '/', security })
  response.writeHead(status, [...headers].flat())
  response.end(body)
}

/** Publishes the first change of a kind immediately, and further ones within `foldMs` as one at the end of that time. */
export function foldChanges<Change>(publish: (change: Change) => void, foldMs: number) {
  const open = new Map<Change, { timer: NodeJS.Timeout; isDue: boolean }>()

  function begin(change: Change): void {
    publish(change)
    const timer = setTimeout(() => {
      const isDue = open.get(change)?.isDue
      open.delete(change)
      if (isDue) begin(change)
    }, foldMs)
    open.set(change, { timer: timer.unref(), isDue: false })
  }

  function add(change: Change): void {
    const fold = open.get(change)
    if (fold) fold.isDue = true
    else begin(change)
  }

  function close(): void {
    for (const { timer } of open.values()) clearTimeout(timer)
  }

  return { add, close }
}
