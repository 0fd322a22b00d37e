import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** The header in which a proxy may name a request, and in which the response repeats the name. */
export const requestIdHeader = 'x-request-id'

/** Names a request in its response, its log lines and its error page. A proxy's own name is kept if it is harmless. */
export function readRequestId(headers: IncomingHttpHeaders): string {
  const given = headers[requestIdHeader]
  return typeof given === 'string' && /^[\w.:=-]{8,80}$/.test(given) ? given : randomUUID()
}
