import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillDatabase, openClone, openFilledClone } from '../../../test/support/backup-scene.ts'
import { childrenOf, commandOf } from '../../../test/support/child-processes.ts'
import { hasSessions, sessionNiceness } from '../../../test/support/session-niceness.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { until } from '../../../test/support/until.ts'
import { backgroundNiceness } from '../../concurrency/give-way.ts'
import { isAlive } from '../../concurrency/process-identity.ts'
import type { Db } from '../connect.ts'
import { backUpApart } from './back-up-apart.ts'
import { checkArchive } from './load-archive.ts'

const now = new Date('2026-01-02T06:30:00Z')
const dataDir = '/nowhere'

test('the archive arrives whole', async () => {
  const { url } = await openFilledClone()
  const path = join(temporaryFolder(), 'a.chowk')
  await writeFile(path, backUpApart({ url, dataDir, now }))
  expect(await checkArchive(path)).toMatchObject({ ok: true, header: { madeAt: now.toISOString() } })
})

test('a database that cannot be read fails it before its first byte, with the reason', async () => {
  const { db, url } = await openClone()
  await sql`drop table migrations`.execute(db)
  await expect(backUpApart({ url, dataDir, now }).next()).rejects.toThrow('holds no Chowk')
})

test('a connection that breaks fails it before its seal', async () => {
  const { db, url } = await openClone()
  await fillMore(db)
  const bytes = backUpApart({ url, dataDir, now })
  await bytes.next()
  await sql`select pg_terminate_backend(pid) from ${connections}`.execute(db)
  const readRest = async () => {
    for await (const part of bytes) expect(part.length).toBeGreaterThan(0)
  }
  await expect(readRest()).rejects.toThrow()
})

test.runIf(hasSessions)(
  'the process and its connection give way; a reader that stops ends both',
  async () => {
    const { db, url } = await openClone()
    await fillMore(db)
    const { rows: folders } = await sql<{ folder: string }>`
    select setting as folder from pg_settings where name = 'data_directory'`.execute(db)
    const bytes = backUpApart({ url, dataDir: dirname(folders[0]?.folder ?? ''), now })
    await bytes.next()
    const [child = 0] = childrenOf(process.pid).filter(pid => commandOf(pid).includes('backup-process'))
    const { rows } = await sql<{ pid: number }>`select pid from ${connections}`.execute(db)
    const pids = [child, rows[0]?.pid ?? 0]
    await until('both are nicer', () => pids.every(pid => sessionNiceness(pid) === backgroundNiceness()))
    await bytes.return(undefined)
    await until('both are gone', () => !pids.some(isAlive))
  },
)

const connections = sql`(
  select pid from pg_stat_activity
  where application_name = 'chowk backup' and datname = current_database()
) as connections`

/** More than fits between the process and its reader. */
async function fillMore(db: Db): Promise<void> {
  await fillDatabase(db)
  await sql`update settings set site_name = (
    select string_agg(md5(n::text), '') from generate_series(1, 100000) as n)`.execute(db)
}
