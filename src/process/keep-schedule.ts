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
  await keepWorking(() => carryOutAllDue(deps), { everyMs, name: 'the schedule of editors', log, signal })
}

/** An action that fails does not delay the others, and is retried. */
async function carryOutAllDue({ db, log, now, signal }: ScheduleDeps): Promise<void> {
  const by = authorizeCommand('#schedule')
  for (const due of await listDue(db, now())) {
    if (signal.aborted) return
    try {
      await carryOut(db, due, { by, now: now() })
    } catch (err) {
      if (findWriteRefusal(err)) throw err
      log.error({ err, ...due }, 'a scheduled change failed; it is tried again')
    }
  }
}
