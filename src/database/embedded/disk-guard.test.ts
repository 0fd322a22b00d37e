import { existsSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { until } from '../../../test/support/until.ts'
import { connect } from '../connect.ts'
import { findWriteRefusal } from '../database-error.ts'
import { guardDisk } from './disk-guard.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const mb = 2 ** 20
const limits = { reserveBytes: mb, lowBytes: mb }

/** A separate server, since the guard changes its settings, and a disk whose free space the test sets. */
async function open() {
  const home = temporaryFolder()
  const server = await startEmbeddedPostgres({ dataDir: home, log: () => undefined, durability: 'none' })
  onTestFinished(server.stop)
  const disk = { freeBytes: 100 * mb }
  const lines: string[] = []
  const guard = guardDisk({
    home,
    adminUrl: server.adminUrl,
    limits,
    log: line => lines.push(line),
    readFreeBytes: () => disk.freeBytes,
  })
  // Stops the timer: the guard checks only when the test calls it.
  guard.stop()
  const db = connect({ url: server.url, connectionsMax: 1, applicationName: 'chowk test' })
  onTestFinished(() => db.destroy())
  await sql`create table kept (value text)`.execute(db)
  const write = () =>
    sql`insert into kept values ('x')`.execute(db).then(
      () => null,
      (error: unknown) => error,
    )
  return { guard, disk, lines, write, db, reserve: join(home, 'postgres.reserve') }
}

test('a nearly full disk makes the database read-only and gives up the reserve; free space reverses both', async () => {
  const { guard, disk, lines, write, db, reserve } = await open()
  await guard.look()
  expect(statSync(reserve).size).toBe(mb)
  expect(await write()).toBeNull()
  disk.freeBytes = 0.9 * mb
  await guard.look()
  await untilSetting(db, 'on')
  expect(findWriteRefusal(await write())).toBe('disk-full')
  expect((await sql`select value from kept`.execute(db)).rows).toHaveLength(1)
  disk.freeBytes = 1.5 * mb
  await guard.look()
  expect(findWriteRefusal(await write())).toBe('disk-full')
  disk.freeBytes = 2.5 * mb
  await guard.look()
  await untilSetting(db, 'off')
  expect(await write()).toBeNull()
  expect(lines).toEqual([
    expect.stringMatching(/is nearly full: Chowk is read-only until 2 MB are free\.$/),
    'The disk has free space again: Chowk accepts writes.',
  ])

  // The reserve is given up when another program fills the disk.
  disk.freeBytes = 0
  await guard.look()
  expect(existsSync(reserve)).toBe(false)
  expect(lines.at(-1)).toMatch(/until 3 MB are free/)
  disk.freeBytes = 5 * mb
  await guard.look()
  expect(existsSync(reserve)).toBe(true)

  // It is made again after a restart that needed it, and completed if a full disk cut it off.
  guard.release()
  expect(existsSync(reserve)).toBe(false)
  await guard.look()
  expect(statSync(reserve).size).toBe(mb)
  truncateSync(reserve, 1_000)
  await guard.look()
  expect(statSync(reserve).size).toBe(mb)
})

// The server applies a setting a moment after the reload.
function untilSetting(db: ReturnType<typeof connect>, wanted: 'on' | 'off') {
  return until(`default_transaction_read_only is ${wanted}`, async () => {
    const { rows } = await sql<Record<string, string>>`show default_transaction_read_only`.execute(db)
    return Object.values(rows[0] ?? {})[0] === wanted
  })
}
