import { findWriteRefusal, isDatabaseAway } from '../database/database-error.ts'
import { CrowdedForm, MalformedForm } from './posted-form.ts'

// Every error that a client can see, with its HTTP status. Readers get it as a page (describe-error.ts), programs as a problem
// document (api-problem.ts); each has its own texts. Details stay in the log.

export const errorStatuses = {
  malformed: 400,
  invalid: 400,
  'malformed-json': 400,
  'token-in-query': 400,
  'not-signed-in': 401,
  'no-token': 401,
  'bad-token': 401,
  'cross-site': 403,
  'missing-scope': 403,
  'role-too-low': 403,
  'second-factor-needed': 403,
  'tips-off': 403,
  'not-found': 404,
  'not-allowed': 405,
  'too-slow': 408,
  duplicate: 409,
  changed: 409,
  decided: 409,
  'published-already': 409,
  'no-length': 411,
  'too-large': 413,
  'too-long': 414,
  'not-json': 415,
  incomplete: 422,
  'too-many-requests': 429,
  'headers-too-large': 431,
  failed: 500,
  'database-away': 503,
  'disk-full': 503,
  restoring: 503,
  'no-writes': 503,
  'many-searches': 503,
  'too-busy': 503,
  'tips-full': 503,
} as const

export type ClientError = keyof typeof errorStatuses

const retryAfterSeconds = 10

/** No cache keeps an error; temporary errors (503) say when to retry. */
export function errorHeaders(code: ClientError, contentType: string): Headers {
  const headers = new Headers({ 'Content-Type': contentType, 'Cache-Control': 'no-store' })
  const status = errorStatuses[code]
  if (status === 503) headers.set('Retry-After', String(retryAfterSeconds))
  if (status === 405) headers.set('Allow', 'GET, HEAD')
  return headers
}

/** The error that a client sees for a thrown one. Only statuses from 500 are logged: anybody can cause the others. */
export function toClientError(error: unknown) {
  if (error instanceof MalformedForm) return 'malformed'
  if (error instanceof CrowdedForm) return 'too-large'
  return findWriteRefusal(error) ?? (isDatabaseAway(error) ? 'database-away' : 'failed')
}
