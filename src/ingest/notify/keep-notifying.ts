import type { Logger } from 'pino'
import { keepWorking } from '../../database/keep-working.ts'
import { gatherNotices } from './gather-notices.ts'
import { type NotifyDeps, sendDue } from './send-due.ts'

// The longest delay of a notice. Each round costs two statements on nearly empty tables.
const everyMs = 2_000

// Senders run in parallel, so that an address that takes ten seconds per request does not delay the others.
const atOnce = 3

/** Gathers and sends notices until aborted. */
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
