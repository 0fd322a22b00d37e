import type { Logger } from 'pino'
import type { Db } from '../database/connect.ts'
import { keepWorking } from '../database/keep-working.ts'
import { findWriteRefusal } from '../database/write-refusal.ts'
import { authorizeCommand } from '../domain/accounts/authorize.ts'
import { carryOut, listDue } from '../domain/schedule/carry-out-due.ts'

export type ScheduleDeps = { db: Db; log: Logger; now: () => Date; signal: AbortSignal }

// How late something is published or taken down: one statement over four small indexes each time.
const everyMs = 2_000

/** Publishes and takes down what is due until aborted. */
export async function keepSchedule(deps: ScheduleDeps): Promise<void> {
  const { log, signal } = deps
  await keepWorking(() => carryOutAllDue(deps), { everyMs, name: 'the schedule of editors', log, signal })
}

/** One that cannot be carried out keeps no other waiting, and is tried again. */
async function carryOutAllDue({ db, log, now, signal }: ScheduleDeps): Promise<void> {
  const by = authorizeCommand('#schedule')
  for (const due of await listDue(db, now())) {
    if (signal.aborted) return
    try {
      await carryOut(db, due, { by, now: now() })
    } catch (err) {
      if (findWriteRefusal(err)) throw err
      log.error({ err, ...due }, 'not carried out as scheduled; it is tried again')
    }
  }
}
