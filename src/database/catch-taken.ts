import type { Db } from './connect.ts'
import { rollBackUnlessOk } from './transaction.ts'
import { violationOf } from './violation.ts'

/** Runs `work` after a savepoint, so that the transaction stays usable when a unique constraint refuses the write. */
export async function catchTaken<T>(
  tx: Db,
  work: (tx: Db) => Promise<T>,
): Promise<T | { ok: false; reason: 'taken' }> {
  const done = await rollBackUnlessOk(tx, async () => {
    try {
      return { ok: true, result: await work(tx) } as const
    } catch (error) {
      if (violationOf(error) !== 'unique') throw error
      return { ok: false, reason: 'taken' } as const
    }
  })
  return done.ok ? done.result : done
}
