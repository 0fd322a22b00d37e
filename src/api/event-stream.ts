import type { ServerResponse } from 'node:http'
import { describeErrorPage, type ErrorCode } from '../http/error-page.ts'
import { type SecurityHeaders, secure } from '../http/security-headers.ts'

// The common part of the streams of readers and of editors. They are written to Node's own response: its buffer says who has stopped
// reading.

// A client that leaves this much unread has stopped reading; the stream ends and the browser comes back when it can.
const unreadBytesMax = 2 ** 20

// Proxies cut connections that are silent for a minute.
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

/** Browsers give up on a stream that is refused. */
export function refuseStream(response: ServerResponse, code: ErrorCode, security: SecurityHeaders): void {
  const { status, headers, body } = describeErrorPage(code, security)
  response.writeHead(status, [...headers].flat())
  response.end(body)
}
