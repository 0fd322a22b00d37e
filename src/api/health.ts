import packageJson from '../../package.json'
import type { Db } from '../database/connect.ts'
import { findLastPollAt, isFeedOverdue } from '../domain/feeds/last-poll.ts'
import { type PageContext, pageContext } from '../http/page-context.ts'
import type { Route } from './+types/health'

type Health = {
  status: 'ok' | 'failing'
  version: string
  database: 'ok' | 'away'
  /** `silent`: a feed is long due, and no worker polls. `never polled`: nor has any feed been due for long. */
  worker: 'ok' | 'silent' | 'never polled'
  lastPollAt: string | null
}

// A running worker polls a due feed long before this time has passed, and ends some poll in it even if it cannot keep up.
const silentAfterMs = 10 * 60_000

// The health check waits at most this long for the database.
const respondWithinMs = 2_000

/** For load balancers and people on call; reveals no internal details. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const health = await readHealth(context.get(pageContext))
  return Response.json(health, { status: health.status === 'ok' ? 200 : 503 })
}

async function readHealth({ db, now, wait }: PageContext): Promise<Health> {
  const version = packageJson.version
  const late = wait(respondWithinMs).then(() => null)
  const response = await Promise.race([readPolling(db, now).catch(() => null), late])
  if (!response)
    return { status: 'failing', version, database: 'away', worker: 'never polled', lastPollAt: null }
  return { status: 'ok', version, database: 'ok', ...response }
}

async function readPolling(db: Db, now: Date): Promise<Pick<Health, 'worker' | 'lastPollAt'>> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const [lastPollAt, isOverdue] = await Promise.all([
    findLastPollAt(db),
    isFeedOverdue(db, ago(silentAfterMs)),
  ])
  if (!lastPollAt) return { worker: isOverdue ? 'silent' : 'never polled', lastPollAt: null }
  const isSilent = isOverdue && lastPollAt < ago(silentAfterMs)
  return { worker: isSilent ? 'silent' : 'ok', lastPollAt: lastPollAt.toISOString() }
}
