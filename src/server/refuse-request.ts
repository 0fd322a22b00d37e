import type { ServerResponse } from 'node:http'
import { describeError } from '../http/describe-error.ts'
import type { ErrorCode } from '../http/error-page.ts'
import type { SecurityHeaders } from '../http/security-headers.ts'

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
