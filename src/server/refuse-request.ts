import type { ServerResponse } from 'node:http'
import { type ErrorCode, errorHeaders, errorHtml, errorStatus } from '../http/error-page.ts'
import { type SecurityHeaders, secure } from '../http/security-headers.ts'

/** Answers with an error page. The rest of the request is not read: the connection ends with the answer. */
export function refuseRequest(response: ServerResponse, code: ErrorCode, security: SecurityHeaders): void {
  const headers = secure(errorHeaders(code), security)
  headers.set('Connection', 'close')
  response.writeHead(errorStatus(code), [...headers].flat())
  response.end(errorHtml(code))
}
