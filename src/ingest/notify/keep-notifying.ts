import type { Logger } from 'pino'
import { keepWorking } from '../../database/keep-working.ts'
import { gatherNotices } from './gather-notices.ts'
import { type NotifyDeps, sendDue } from './send-due.ts'

// The longest pause before a notice is gathered, and before it is sent. Each statement of these loops reads a nearly empty table.
const everyMs = 2_000

// Each sender is a loop of its own: an address that does not respond holds one of them for ten seconds per request, and
// the others continue.
const senders = 3

/** Gathers and sends notices until aborted. */
export async function keepNotifying(
  { log, ...deps }: NotifyDeps & { log: Logger },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const gather = () => gatherNotices(deps.db, { origin: deps.origin, now: deps.now() })
  const send = () => sendDue(deps, signal)
  await Promise.all([
    keepWorking(gather, { everyMs, name: 'gathering notices', log, signal }),
    ...Array.from({ length: senders }, () =>
      keepWorking(send, { everyMs, name: 'sending notices', log, signal }),
    ),
  ])
}
