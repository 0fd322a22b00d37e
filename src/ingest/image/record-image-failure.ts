import type { Db } from '../../database/connect.ts'
import { openAttemptsMax } from '../../database/lease.ts'
import { countImageFailures, markImageFailed } from '../../domain/images/image-queries.ts'
import type { ImageFailure } from './fetch-image.ts'

// Permanent failures: a retry would find the same.
const lasting = new Set<ImageFailure>([
  'not-a-picture',
  'too-many-pixels',
  'too-small',
  'too-thin',
  'too-large',
  'gone',
  'not-found',
  'forbidden',
  'bad-address',
  'private-address',
])
const firstRetryMs = 15 * 60_000
const retryMsMax = 24 * 3_600_000

export type Failed = { failure: ImageFailure; retryAfterMs?: number }

/** Records the failure and when to retry. From now on pages are shown without the image. */
export async function recordImageFailure(
  { db, now }: { db: Db; now: () => Date },
  id: string,
  failed: Failed,
): Promise<void> {
  const { failedCount: failures, openAttempts } = await countImageFailures(db, id)
  const isAside = failed.failure === 'crashed-the-reader' && openAttempts >= openAttemptsMax
  const nextTryAt = isAside ? null : planImageRetry(failed, { failures, now: now() })
  await markImageFailed(db, id, { failure: failed.failure, nextTryAt, now: now() })
}

/** When to retry after so many failures in a row; null for never. */
export function planImageRetry(
  { failure, retryAfterMs = 0 }: Failed,
  { failures, now }: { failures: number; now: Date },
): Date | null {
  if (lasting.has(failure)) return null
  const waitMs = Math.min(retryMsMax, Math.max(retryAfterMs, firstRetryMs * 4 ** failures))
  return new Date(now.getTime() + waitMs)
}
