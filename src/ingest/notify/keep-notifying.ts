import type { Logger } from 'pino'
import { keepWorking } from '../../database/keep-working.ts'
import { gatherNotices } from './gather-notices.ts'
import { type NotifyDeps, sendDue } from './send-due.ts'

// How late a notice may be: two statements on nearly empty tables each time.
const everyMs = 2_000

// An address that takes ten seconds for each request must not hold up the others.
const atOnce = 3

/** Sends notices of changes until aborted. */
export async function keepNotifying(
  deps: NotifyDeps & { log: Logger },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const work = async () => {
    await gatherNotices(deps.db, { origin: deps.origin, now: deps.now() })
    await Promise.all(Array.from({ length: atOnce }, () => sendDue(deps, signal)))
  }
  await keepWorking(work, { everyMs, name: 'sending notices', log: deps.log, signal })
}
