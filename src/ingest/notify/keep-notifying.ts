import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { findWriteRefusal } from '../../database/write-refusal.ts'
import { gatherNotices } from './gather-notices.ts'
import { type NotifyDeps, sendDue } from './send-due.ts'

// How late a notice may be: two statements on nearly empty tables each time.
const everyMs = 2_000

// An address that takes ten seconds for each request must not hold up the others.
const atOnce = 3

/** Sends notices of changes until aborted. A database that is away is waited for. */
export async function keepNotifying(
  deps: NotifyDeps & { log: Logger },
  { signal }: { signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await gatherNotices(deps.db, { origin: deps.origin, now: deps.now() })
      await Promise.all(Array.from({ length: atOnce }, () => sendDue(deps, signal)))
    } catch (error) {
      if (!findWriteRefusal(error))
        deps.log.error({ err: error }, 'sending notices met an error and goes on in a moment')
    }
    await wait(everyMs, undefined, { signal }).catch(() => undefined)
  }
}
