import packageJson from '../../package.json'
import { findLastPollAt } from '../domain/feeds/last-poll.ts'
import type { PageContext } from '../http/page-context.ts'

export type Health = {
  status: 'ok' | 'failing'
  version: string
  database: 'ok' | 'away'
  /** `silent`: no poll for six hours. */
  worker: 'ok' | 'silent' | 'never polled'
  lastPollAt: string | null
}

// Of an ordinary list some feed is due sooner; a single quiet one is asked once a day.
const silentAfterMs = 6 * 3_600_000

// Whoever asks whether we live does not wait longer.
const answerWithinMs = 2_000

/** What a load balancer and a person on call want to know, and nothing of the inside. */
export async function readHealth({ db, now, wait }: PageContext): Promise<Health> {
  const version = packageJson.version
  const late = wait(answerWithinMs).then(() => ({ ok: false as const }))
  const asked = findLastPollAt(db).then(
    lastPollAt => ({ ok: true as const, lastPollAt }),
    () => ({ ok: false as const }),
  )
  const answer = await Promise.race([asked, late])
  if (!answer.ok)
    return { status: 'failing', version, database: 'away', worker: 'never polled', lastPollAt: null }
  const { lastPollAt } = answer
  const isSilent = lastPollAt !== null && now.getTime() - lastPollAt.getTime() > silentAfterMs
  const worker = lastPollAt === null ? 'never polled' : isSilent ? 'silent' : 'ok'
  return { status: 'ok', version, database: 'ok', worker, lastPollAt: lastPollAt?.toISOString() ?? null }
}
