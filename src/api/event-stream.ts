import type { ServerResponse } from 'node:http'
import { describeErrorPage, type ErrorCode } from '../http/error-page.ts'
import { type SecurityHeaders, secure } from '../http/security-headers.ts'

// The common part of the readers' and the editors' event streams. They write to Node's own response, whose buffer shows which
// client has stopped reading.

// A client with this much unread data has stopped reading; its stream is closed and the browser reconnects when it can.
const unreadBytesMax = 2 ** 20

// Proxies close connections that are silent for a minute.
export const heartbeatMs = 25_000

export function beginStream(response: ServerResponse, text: string, security: SecurityHeaders): void {
  const headers = new Headers({
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
  })
  response.writeHead(200, [...secure(headers, security)].flat())
  response.write(text)
}

export function writeTo(response: ServerResponse, text: string | Buffer): void {
  if (response.writableLength > unreadBytesMax) response.destroy()
  else response.write(text)
}

/** Browsers do not reconnect after an error status; our pages do later (`ui/follow-events.ts`). */
export function refuseStream(response: ServerResponse, code: ErrorCode, security: SecurityHeaders): void {
  const { status, headers, body } = describeErrorPage(code, security)
  response.writeHead(status, [...headers].flat())
  response.end(body)
}
