import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { describeStructure } from '../../bin/describe-structure.ts'
import { cloneDatabase, limitSessions } from '../../test/support/clone-database.ts'
import { withLaterMigrations } from '../../test/support/later-migrations.ts'
import { withClient } from '../../test/support/with-client.ts'
import { archiveHeaderSchema, readFrames } from './backup/archive-frames.ts'
import { sessionLocks } from './locks.ts'
import { compareMigrations, migrate, readMigrations } from './migrate.ts'

const installations = new URL('../../test/corpus/installations/', import.meta.url)

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
  const migrations = await withLaterMigrations(3)
  const results = await Promise.all([1, 2, 3].map(() => migrate(url, migrations)))
  const names = migrations.map(({ name }) => name)
  expect(results.flatMap(result => (result.ok ? result.applied : []))).toEqual(names)
  expect(await describeWithoutLater(url, 3)).toBe(wanted)
})

test('a start reports that it waits for another one, or for a restore, longer than the server lets others wait', async () => {
  const { url } = await openEmpty()
  await withClient(url, async holder => {
    await holder.query('select pg_advisory_lock($1)', [sessionLocks.migrate])
    await limitSessions(url, 1)
    const waiting = Promise.withResolvers<void>()
    const slow = { name: '9999_slow.sql', sql: 'select pg_sleep(1.1)', checksum: 'x' }
    const migrating = migrate(url, [slow], { onWait: waiting.resolve })
    await waiting.promise
    await holder.query('select pg_sleep(1.1)')
    await holder.query('select pg_advisory_unlock($1)', [sessionLocks.migrate])
    expect(await migrating).toMatchObject({ ok: true })
  })
})

test('a start that is stopped no longer waits for another one', async () => {
  const { url } = await openEmpty()
  const halt = new AbortController()
  await withClient(url, async holder => {
    await holder.query('select pg_advisory_lock($1)', [sessionLocks.migrate])
    await expect(
      migrate(url, undefined, { onWait: () => halt.abort(), signal: halt.signal }),
    ).rejects.toThrow()
  })
  await expect(migrate(url, undefined, { signal: halt.signal })).rejects.toThrow()
  expect(await countApplied(url)).toBe(0)
})

test('a migration lets others pass while a transaction blocks it, names that one, and tries again', async () => {
  const { url } = await openEmpty()
  const migrations = await readMigrations()
  await migrate(url, migrations)
  const blockers: string[] = []
  await withClient(url, async holder => {
    await holder.query("set application_name = 'psql'; begin; select from outlets")
    const { rows } = await holder.query('select pg_backend_pid() as pid')
    const sql = 'alter table outlets add column later text'
    const onBlocked = (blocker: string) => {
      blockers.push(blocker)
      void holder.query('commit')
    }
    const later = [...migrations, { name: '9999_later.sql', sql, checksum: 'x' }]
    const migrated = await migrate(url, later, { onBlocked, lockWaitMs: 50 })
    expect(migrated).toEqual({ ok: true, applied: ['9999_later.sql'] })
    expect(blockers).toEqual([
      expect.stringMatching(`^"psql" \\(session ${rows[0].pid}, its transaction is open for \\d+ s\\)$`),
    ])
  })
})

test('interrupted migrations continue after the last complete one', async () => {
  const { url, wanted } = await openEmpty()
  const migrations = await withLaterMigrations(20)
  let applied = 0
  for (let blow = 0; blow < 10; blow += 1) {
    const migrating = migrate(url, migrations).catch(() => null)
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
  expect(await migrate(url, migrations)).toMatchObject({ ok: true })
  expect(await countApplied(url)).toBe(migrations.length)
  expect(await describeWithoutLater(url, 20)).toBe(wanted)
})

test('a database of the last version before 1.0.0 is taken over once, and its later migrations are applied', async () => {
  const { url, wanted } = await openEmpty()
  const migrations = await withLaterMigrations(1)
  await migrate(url, migrations.slice(0, 1))
  await recordAs(url, await namesOf('last-before-1.0.0.chowk'))
  const results = await Promise.all([1, 2].map(() => migrate(url, migrations)))
  const applied = results.flatMap(result => (result.ok ? result.applied : []))
  expect(applied).toEqual(migrations.slice(1).map(({ name }) => name))
  expect(await listApplied(url)).toEqual(migrations.map(({ name, checksum }) => ({ name, checksum })))
  expect(await describeWithoutLater(url, 1)).toBe(wanted)
})

test('a database of an earlier version before 1.0.0 is refused and stays as it is', async () => {
  const { url } = await openEmpty()
  await migrate(url)
  const last = await namesOf('last-before-1.0.0.chowk')
  const edited = last.map((row, n) => (n === 3 ? { ...row, checksum: 'x' } : row))
  for (const applied of [last.slice(0, -1), edited, await namesOf('months-before-1.0.0.chowk')]) {
    await recordAs(url, applied)
    const migration = applied.at(-1)?.name
    expect(await migrate(url)).toEqual({ ok: false, reason: 'older', migration })
    expect(await listApplied(url)).toEqual(applied)
  }
})

test('a migration that this version does not know is one of a newer version, also after those before 1.0.0', async () => {
  const future = { name: '9999_future.sql', checksum: 'x' }
  const migrations = await readMigrations()
  expect(compareMigrations(migrations, [...migrations, future])).toMatchObject({ reason: 'newer' })
  const last = await namesOf('last-before-1.0.0.chowk')
  expect(compareMigrations(migrations, [...last, future])).toMatchObject({ reason: 'older' })
})

test('migrations are numbered from 1 without a gap or a number used twice', async () => {
  const numbers = (await readMigrations()).map(({ name }) => Number(name.slice(0, 4)))
  expect(numbers).toEqual(numbers.map((_, n) => n + 1))
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

/** The migrations that an archive names, whether or not this version can restore it. */
async function namesOf(archive: string) {
  for await (const { payload } of readFrames(fileURLToPath(new URL(archive, installations))))
    return archiveHeaderSchema.parse(JSON.parse(payload.toString())).migrations
  throw new Error(`${archive} is empty`)
}

async function recordAs(url: string, applied: { name: string; checksum: string }[]) {
  await withClient(url, async client => {
    await client.query('delete from migrations')
    for (const { name, checksum } of applied)
      await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  })
}

async function listApplied(url: string) {
  return withClient(
    url,
    async client =>
      (await client.query('select name, checksum from migrations order by name collate "C"')).rows,
  )
}

/** The structure once the tables of `withLaterMigrations` are dropped. */
function describeWithoutLater(url: string, count: number): Promise<string> {
  return withClient(url, async client => {
    for (let n = 1; n <= count; n += 1) await client.query(`drop table later_${n}`)
    return describeStructure(client)
  })
}

function countApplied(url: string): Promise<number> {
  return withClient(url, async client => {
    const { rows } = await client.query("select to_regclass('migrations') is not null as is_there")
    if (!rows[0].is_there) return 0
    return (await client.query('select count(*)::int as count from migrations')).rows[0].count
  })
}
