import packageJson from '../../package.json'
import type { Db } from '../database/connect.ts'
import { readPolling } from '../domain/feeds/last-poll.ts'
import { type PageContext, pageContext } from '../http/page-context.ts'
import type { Route } from './+types/health'

type Health = {
  status: 'ok' | 'failing'
  version: string
  database: 'ok' | 'away'
  /**
   * `silent`: a feed is long due, and no worker polls. `never polled`: nor has any feed been due for long. `unknown`: the
   * database, which holds it, is away.
   */
  worker: 'ok' | 'silent' | 'never polled' | 'unknown'
  lastPollAt: string | null
}

// The health check waits at most this long for the database.
const respondWithinMs = 2_000

/**
 * Whether this machine can read and save, whether or not anything polls; with `?full=1` for monitors, where a silent worker is a
 * failure too. Reveals no internal details.
 */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const health = await readHealth(context.get(pageContext))
  const isFailing = url.searchParams.get('full') === '1' && health.worker === 'silent'
  const status = isFailing ? 'failing' : health.status
  return Response.json({ ...health, status }, { status: status === 'ok' ? 200 : 503 })
}

async function readHealth({ db, now, wait }: PageContext): Promise<Health> {
  const version = packageJson.version
  const late = wait(respondWithinMs).then(() => null)
  const response = await Promise.race([describePolling(db, now).catch(() => null), late])
  if (!response) return { status: 'failing', version, database: 'away', worker: 'unknown', lastPollAt: null }
  return { status: 'ok', version, database: 'ok', ...response }
}

async function describePolling(db: Db, now: Date): Promise<Pick<Health, 'worker' | 'lastPollAt'>> {
  const { lastPollAt, isSilent } = await readPolling(db, now)
  const worker = isSilent ? 'silent' : lastPollAt ? 'ok' : 'never polled'
  return { worker, lastPollAt: lastPollAt?.toISOString() ?? null }
}
