import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makeArchive, openClone } from '../../../test/support/backup-scene.ts'
import { addCategory, setRows } from '../../../test/support/builders.ts'
import { processEnvironment } from '../../../test/support/process-environment.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { until } from '../../../test/support/until.ts'
import { untilBlocked } from '../../../test/support/until-blocked.ts'
import { withClient } from '../../../test/support/with-client.ts'
import { connect, type Db } from '../connect.ts'
import { findWriteRefusal } from '../database-error.ts'
import { listTables } from './load-archive.ts'
import { withWritesRefused } from './refuse-writes.ts'
import { replaceAll } from './replace-all.ts'

const now = new Date('2026-01-02T06:30:00Z')

async function refusalOf(work: Promise<unknown>) {
  return work.then(
    () => null,
    (error: unknown) => findWriteRefusal(error) ?? error,
  )
}

/** A connection of a second machine to the same database. */
function anotherMachine(url: string): Db {
  const db = connect({ url, connectionsMax: 2, applicationName: 'chowk test, elsewhere' })
  onTestFinished(() => db.destroy())
  return db
}

function untilAccepted(write: () => Promise<unknown>) {
  return until('the database accepts writes', async () => (await refusalOf(write())) !== 'restoring')
}

test('every table refuses every kind of write, and can be read', async () => {
  const { db, url } = await openClone()
  // The progress of a restore is written while it runs.
  const ofRestores = ['public.restores', 'public.restore_pieces']
  const tables = (await withClient(url, client => listTables(client))).filter(
    table => !ofRestores.includes(table),
  )
  expect(tables.length).toBeGreaterThan(20)
  await withWritesRefused(url, async () => {
    for (const table of tables) {
      const name = sql.raw(table)
      for (const write of [sql`delete from ${name}`, sql`truncate ${name} cascade`])
        expect(await refusalOf(write.execute(db)), table).toBe('restoring')
      await sql`select 1 from ${name}`.execute(db)
    }
    expect(await refusalOf(addCategory(db))).toBe('restoring')
    expect(await refusalOf(setRows(db, 'settings', { siteName: 'x' }))).toBe('restoring')
  })
  await addCategory(db)
})

test('a write in progress is waited for, and later ones are refused', async () => {
  const { db, url } = await openClone()
  const order: string[] = []
  const { restoring } = await db.transaction().execute(async tx => {
    await addCategory(tx, { slug: 'first' })
    const restoring = withWritesRefused(url, async () => void order.push('restoring'))
    await untilBlocked(tx)
    expect(await refusalOf(addCategory(anotherMachine(url), { slug: 'second' }))).toBe('restoring')
    // A transaction that has already written may continue: it is one save.
    await addCategory(tx, { slug: 'third' })
    order.push('saved')
    return { restoring }
  })
  await restoring
  expect(order).toEqual(['saved', 'restoring'])
  const slugs = await db.selectFrom('categories').select('slug').orderBy('slug').execute()
  expect(slugs).toEqual([{ slug: 'first' }, { slug: 'third' }])
})

test('a failed restore releases the lock, and so does a cut connection', async () => {
  const { db, url } = await openClone()
  await expect(withWritesRefused(url, () => Promise.reject(new Error('disk')))).rejects.toThrow('disk')
  await addCategory(db)
  const cut = withWritesRefused(url, async client => {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    await sql`select pg_terminate_backend(${rows[0].pid})`.execute(db)
    await client.query('select 1')
  })
  await expect(cut).rejects.toThrow()
  // The server reports the end of the connection a moment before it has closed it.
  await untilAccepted(() => addCategory(db))
})

test('while a restore runs, other writes are refused; writes after it stay', async () => {
  const { path } = await makeArchive()
  const { db, url } = await openClone()
  await addCategory(db, { slug: 'before' })
  const elsewhere = anotherMachine(url)
  const keepIn = temporaryFolder()
  // A reader's transaction blocks the restore at its last step.
  const { restoring } = await db.transaction().execute(async tx => {
    await tx.selectFrom('categories').select('id').execute()
    const restoring = replaceAll({ url, path, keepIn, now })
    await untilBlocked(tx)
    expect(await refusalOf(addCategory(elsewhere, { slug: 'lost' }))).toBe('restoring')
    expect(await elsewhere.selectFrom('categories').select('slug').execute()).toEqual([{ slug: 'before' }])
    return { restoring }
  })
  expect(await restoring).toMatchObject({ ok: true })
  await addCategory(elsewhere, { slug: 'after' })
  expect(await db.selectFrom('categories').select('slug').execute()).toHaveLength(2)
})

test('when the restoring process is killed, the database accepts writes again', async () => {
  const { path } = await makeArchive()
  const { db, url } = await openClone()
  const elsewhere = anotherMachine(url)
  const script = fileURLToPath(new URL('../../commands/restore-cli.ts', import.meta.url))
  const env = { ...processEnvironment, DATABASE_URL: url, DATA_DIR: temporaryFolder() }
  await db.transaction().execute(async tx => {
    await tx.selectFrom('categories').select('id').execute()
    const restoring = spawn(process.execPath, [script, path, '--replace'], { env, stdio: 'ignore' })
    const ended = once(restoring, 'exit')
    await untilBlocked(tx)
    expect(await refusalOf(addCategory(elsewhere))).toBe('restoring')
    restoring.kill('SIGKILL')
    await ended
    // The server notices within two seconds that the client is gone.
    await untilAccepted(() => addCategory(elsewhere, { slug: 'again' }))
  })
  expect(await db.selectFrom('categories').select('slug').execute()).toEqual([{ slug: 'again' }])
})
