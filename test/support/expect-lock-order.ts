import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../../src/database/connect.ts'
import { takeLock, tryLock } from '../../src/database/locks.ts'
import { untilBlocked } from './until-blocked.ts'

/** A row, or the lock of the stories. */
export type Lockable = { table: string; id: string } | 'stories'

/**
 * Holds the first of these locks until `work` waits for it, and expects the others to be free then; then holds the second, and
 * so on. Two transactions that lock in one order cannot deadlock. `work` completes once.
 */
export async function expectLockOrder<T>(
  db: Db,
  { order, work }: { order: readonly Lockable[]; work: () => Promise<T> },
): Promise<T> {
  const holders = []
  let working: Promise<T> | undefined
  try {
    for (const [n, lock] of order.entries()) {
      const holder = await hold(db, lock)
      holders.push(holder)
      await holders.at(-2)?.commit().execute()
      working ??= work()
      const first = await Promise.race([
        working.then(() => 'done'),
        untilBlocked(holder).then(() => 'blocked'),
      ])
      expect(first, `the work waits for ${nameOf(lock)}`).toBe('blocked')
      for (const later of order.slice(n + 1))
        expect(await isFree(db, later), `${nameOf(later)} is free meanwhile`).toBe(true)
    }
  } finally {
    await holders.at(-1)?.commit().execute()
    await working
  }
  if (!working) throw new Error('no lock was named')
  return working
}

async function hold(db: Db, lock: Lockable) {
  const holder = await db.startTransaction().execute()
  if (lock === 'stories') await takeLock(holder, lock)
  else await sql`select from ${sql.table(lock.table)} where id = ${lock.id} for update`.execute(holder)
  return holder
}

async function isFree(db: Db, lock: Lockable): Promise<boolean> {
  if (lock === 'stories') return tryLock(db, lock)
  const { rows } = await sql`
    select from ${sql.table(lock.table)} where id = ${lock.id} for update skip locked`.execute(db)
  return rows.length > 0
}

function nameOf(lock: Lockable): string {
  return lock === 'stories' ? 'the stories lock' : `${lock.table} ${lock.id}`
}
