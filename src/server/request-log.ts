import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { adminPath } from '../address/admin-path.ts'
import { sitePath } from '../address/site-path.ts'
import { findWriteRefusal } from '../database/database-error.ts'

/** The header in which a proxy may name a request, and in which the response repeats the name. */
export const requestIdHeader = 'x-request-id'

/** Names a request in its response, its log lines and its error page. A proxy's own name is kept if it is harmless. */
export function readRequestId(headers: IncomingHttpHeaders): string {
  const given = headers[requestIdHeader]
  return typeof given === 'string' && /^[\w.:=-]{8,80}$/.test(given) ? given : randomUUID()
}

// The query may contain search words and tokens, so only the path is logged.
const loggedPathMax = 200

// Links in mails, and links to set a first password, contain a secret in the path.
const secretPaths = [
  adminPath('/set-up/:token', { token: '' }),
  sitePath(null, '/newsletter/confirm/:token', { token: '' }),
  sitePath(null, '/newsletter/leave/:token', { token: '' }),
]
// Case-insensitive, like the routes.
const secretLink = new RegExp(`^((?:/[a-z]{2})?(?:${secretPaths.join('|')})).+`, 'is')

// A program that builds addresses wrongly may put its token into the path.
const apiToken = /(chowk_)[\w-]+/g

export type ServedRequest = { request: IncomingMessage; status: number; ms: number; requestId: unknown }

// A proxy asks for it every few seconds.
const probes = new Set(['/health'])

/** Writes one line for each response, except those from the front door, which are only counted. */
export function logResponse(log: Logger, { request, status, ms, requestId }: ServedRequest): void {
  const path = loggedPath(request.url ?? '')
  const level = probes.has(path) && status < 500 ? 'debug' : 'info'
  log[level]({ requestId, method: request.method, path, status, ms: Math.round(ms * 10) / 10 }, 'answered')
}

/** Logs an error that a page did not expect. A refused write is expected, and has no stack: a restore refuses all of them. */
export function logFailure(log: Logger, { error, path }: { error: unknown; path: string }): void {
  const refusal = findWriteRefusal(error)
  if (refusal) log.warn({ reason: refusal, path: loggedPath(path) }, 'page refused to save')
  else log.error({ err: error, path: loggedPath(path) }, 'page failed')
}

export function loggedPath(target: string): string {
  const typed = target.replace(/\?.*/s, '')
  const plain = plainSpelling(typed)
  const path = secretLink.test(plain) ? plain.replace(secretLink, '$1…') : typed
  return path.replaceAll(apiToken, '$1…').slice(0, loggedPathMax)
}

/** Removes host, doubled slashes and encoded ASCII, which could hide a secret. */
function plainSpelling(path: string): string {
  return path
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/%([2-7][0-9a-f])/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\/{2,}/g, '/')
}
