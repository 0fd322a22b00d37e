import { expect, onTestFinished, test } from 'vitest'
import { describeStructure } from '../../bin/describe-structure.ts'
import { cloneDatabase } from '../../test/support/clone-database.ts'
import { withClient } from '../../test/support/with-client.ts'
import { migrate, readMigrations } from './migrate.ts'

/** An empty database, and a function that reads its structure. */
async function openEmpty() {
  const { url, drop } = await cloneDatabase()
  onTestFinished(drop)
  const wanted = await withClient(url, describeStructure)
  await withClient(url, client => client.query('drop schema public cascade; create schema public'))
  return { url, wanted }
}

test('when several processes migrate at the same time, one of them applies everything once', async () => {
  const { url, wanted } = await openEmpty()
  const results = await Promise.all([migrate(url), migrate(url), migrate(url)])
  const names = (await readMigrations()).map(({ name }) => name)
  expect(results.flatMap(result => (result.ok ? result.applied : []))).toEqual(names)
  expect(await withClient(url, describeStructure)).toBe(wanted)
})

test('interrupted migrations continue after the last complete one', async () => {
  const { url, wanted } = await openEmpty()
  let applied = 0
  for (let blow = 0; blow < 10; blow += 1) {
    const migrating = migrate(url).catch(() => null)
    await withClient(url, async client => {
      // The kill comes after more and more checks, so that it hits a different statement each time.
      for (let look = 0; look < 4 * blow; look += 1) await client.query('select 1')
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'chowk migrate' and datname = current_database()`,
      )
    })
    await migrating
    const count = await countApplied(url)
    expect(count).toBeGreaterThanOrEqual(applied)
    applied = count
  }
  expect(await migrate(url)).toMatchObject({ ok: true })
  expect(await withClient(url, describeStructure)).toBe(wanted)
})

test('a failed migration leaves nothing behind', async () => {
  const { url } = await openEmpty()
  const [first] = await readMigrations()
  // Conflicts with a table that the first migration creates near its end.
  await withClient(url, client => client.query('create table installation (wrong text)'))
  await expect(migrate(url)).rejects.toThrow(`Migration ${first?.name} failed`)
  expect(await countApplied(url)).toBe(0)
  await withClient(url, client => client.query('drop table installation'))
  expect(await migrate(url)).toMatchObject({ ok: true })
})

function countApplied(url: string): Promise<number> {
  return withClient(url, async client => {
    const { rows } = await client.query("select to_regclass('migrations') is not null as is_there")
    if (!rows[0].is_there) return 0
    return (await client.query('select count(*)::int as count from migrations')).rows[0].count
  })
}
