import type { FetchFailure } from '../../domain/fetch-failure.ts'

/** The failure that an HTTP status stands for; a 503 that names a time to come back is throttling. */
export function failureOfStatus(status: number, namesRetryTime: { retryAfterMs?: number }): FetchFailure {
  if (status === 401 || status === 403 || status === 451) return 'forbidden'
  if (status === 404) return 'not-found'
  if (status === 410) return 'gone'
  if (status === 429) return 'throttled'
  if (status === 503 && namesRetryTime.retryAfterMs !== undefined) return 'throttled'
  return 'http-error'
}
