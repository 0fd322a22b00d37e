import { setTimeout as wait } from 'node:timers/promises'
import { connect } from '../database/connect.ts'
import { readDatabaseTime } from '../database/database-clock.ts'
import { awayReason, isRefused } from '../database/database-error.ts'
import { describeDatabase } from '../database/database-url.ts'

// Every page and task fails while the database is away. The log gets one line when that begins and one when it ends, and the
// failures between them only at `debug` (open-log.ts).

const checkEveryMs = 1_000

// A statement that began before the end of an outage fails up to this much later (connect.ts).
const lateFailuresMs = 15_000

type Watched = {
  url: string
  /** What the reader of the log should know: the end of a sentence. */
  consequence: string
  log: () => { error: (line: string) => void; info: (line: string) => void }
  checkWithinMs?: number
  nowMs?: () => number
}

/**
 * Tells, after a failure that looks like one, whether the database is away: a separate connection tries it, because a killed
 * connection and an exhausted pool look the same. While it is away, it is tried again until it answers.
 */
export function watchDatabase(watched: Watched): () => Promise<boolean> {
  const { url, log, consequence, checkWithinMs = 5_000, nowMs = () => performance.now() } = watched
  let isAway = false
  let backAtMs = Number.NEGATIVE_INFINITY
  let checking: Promise<boolean> | null = null

  async function check(): Promise<boolean> {
    const sinceMs = nowMs()
    const reason = await findReason(url, checkWithinMs)
    checking = null
    if (reason === null) return false
    isAway = true
    log().error(`The database at ${describeDatabase(url)} does not answer (${reason}): ${consequence}.`)
    void waitUntilBack(sinceMs)
    return true
  }

  async function waitUntilBack(sinceMs: number): Promise<void> {
    do await wait(checkEveryMs, undefined, { ref: false })
    while ((await findReason(url, checkWithinMs)) !== null)
    isAway = false
    backAtMs = nowMs()
    log().info(`The database answers again after ${Math.round((backAtMs - sinceMs) / 1_000)} s.`)
  }

  return async () => {
    if (isAway) return true
    const isLate = nowMs() - backAtMs < lateFailuresMs
    checking ??= check()
    return (await checking) || isLate
  }
}

/** Why the database does not answer; null if it does, be it with an error. */
async function findReason(url: string, withinMs: number): Promise<string | null> {
  const options = { connectionsMax: 1, connectionWaitMs: withinMs, statementWaitMs: withinMs }
  const db = connect({ url, applicationName: 'chowk check', ...options })
  const reason = await readDatabaseTime(db).then(() => null, reasonOf)
  void db.destroy()
  return reason
}

function reasonOf(error: unknown): string | null {
  const reason = awayReason(error)
  return reason !== null && isRefused(error) ? `${reason}: correct DATABASE_URL and restart` : reason
}
