import type { Logger } from 'pino'
import type { Db } from '../database/connect.ts'
import { findWriteRefusal } from '../database/database-error.ts'
import { keepWorking } from '../database/keep-working.ts'
import { authorizeCommand } from '../domain/accounts/authorize.ts'
import { carryOut, listDue } from '../domain/schedule/carry-out-due.ts'

type ScheduleDeps = { db: Db; log: Logger; now: () => Date; signal: AbortSignal }

// The longest delay of a publication or takedown; each check is one statement over four small indexes.
const everyMs = 2_000

/** Publishes and takes down what is due, until aborted. */
export async function keepSchedule(deps: ScheduleDeps): Promise<void> {
  const { log, signal } = deps
  const failures = new Map<string, number>()
  const work = () => carryOutAllDue(deps, failures)
  await keepWorking(work, { everyMs, name: 'the schedule of editors', log, signal })
}

/** An action that fails does not delay the others, and is retried. `failures`: how often each did, by its id. */
async function carryOutAllDue(
  { db, log, now, signal }: ScheduleDeps,
  failures: Map<string, number>,
): Promise<void> {
  const by = authorizeCommand('#schedule')
  for (const due of await listDue(db, now())) {
    if (signal.aborted) return
    try {
      await carryOut(db, due, { by, now: now() })
      failures.delete(due.id)
    } catch (err) {
      if (findWriteRefusal(err)) throw err
      const times = (failures.get(due.id) ?? 0) + 1
      failures.set(due.id, times)
      // The first, second, fourth, … time: one that fails for a day would fill the log with 43,000 lines.
      if (Number.isInteger(Math.log2(times)))
        log.error({ err, ...due, times }, 'a scheduled change failed; it is tried again')
    }
  }
}
