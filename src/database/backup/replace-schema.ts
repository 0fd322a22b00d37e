import type pg from 'pg'
import { isDeadlock, isLockTimeout } from '../violation.ts'
import { listTables } from './load-archive.ts'

// Replaces the tables of one schema by those of the same name in another, in the caller's transaction: until it commits,
// other sessions read the old tables, and afterwards the new ones.

// A session that holds one table may wait for another that we hold; on a deadlock or timeout we try again.
const attemptsMax = 10

const lockWaitMs = 3_000

export async function replaceSchema(
  client: pg.Client,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const names = (await listTables(client, from)).map(name => name.slice(name.indexOf('.') + 1))
  const old = (await listTables(client, to)).filter(name => names.includes(name.slice(name.indexOf('.') + 1)))
  const routines = await listRoutines(client, from)
  const oldRoutines = (await listRoutines(client, to)).filter(name => routines.includes(name))
  if (old.length > 0) {
    await lockAll(client, old)
    // In one statement, because the tables refer to one another. It fails if a foreign table refers to them.
    await client.query(`drop table ${old.join(', ')}`)
  }
  if (oldRoutines.length > 0) {
    await client.query(`drop routine ${oldRoutines.map(name => `${to}.${name}`).join(', ')}`)
  }
  for (const name of names) await client.query(`alter table ${from}.${name} set schema ${to}`)
  for (const name of routines) await client.query(`alter routine ${from}.${name} set schema ${to}`)
  // PostgreSQL refuses this while the schema still contains anything.
  await client.query(`drop schema ${from}`)
}

async function lockAll(client: pg.Client, tables: string[]): Promise<void> {
  await client.query(`set local lock_timeout = ${lockWaitMs}`)
  await client.query('savepoint before_locks')
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`lock table ${tables.join(', ')} in access exclusive mode`)
      return
    } catch (error) {
      if (!isDeadlock(error) && !isLockTimeout(error)) throw error
      if (attempt === attemptsMax) throw error
      await client.query('rollback to savepoint before_locks')
    }
  }
}

async function listRoutines(client: pg.Client, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I(%s)', proname, pg_get_function_identity_arguments(pg_proc.oid)) as name
     from pg_proc join pg_namespace on pg_namespace.oid = pronamespace where nspname = $1`,
    [schema],
  )
  return rows.map(row => row.name)
}
