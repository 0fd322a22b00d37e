import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { execute, withClient } from '../../../test/support/with-client.ts'
import { readPassword } from './create-cluster.ts'
import { findDataLocation } from './data-location.ts'
import { countMissingFiles } from './open-server.ts'
import { findPostmaster } from './postmaster.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const made = join(temporaryFolder(afterAll), 'data')
const start = (dataDir: string) =>
  startEmbeddedPostgres({ dataDir, log: () => undefined, durability: 'none' })

// A table's file, as `base/16385/16392`; its folder is the database's.
let table = ''

beforeAll(async () => {
  const server = await start(made)
  await execute(server.url, 'create table kept (n int primary key)')
  table = (await execute(server.url, "select pg_relation_filepath('kept') as path")).rows[0].path
  await server.stop()
})

function copyMade() {
  const dataDir = join(temporaryFolder(), 'data')
  // Keeps the owner of the files, unlike Node's own copy.
  expect(spawnSync('cp', ['-a', made, dataDir]).status).toBe(0)
  return dataDir
}

test.each([
  ['a table', () => table, '1 of its files are missing'],
  ['the folder of our database', () => join(table, '..'), 'database "chowk" does not exist'],
  ['the folder of all databases', () => 'base', 'database "postgres" does not exist'],
])('a copy without %s is refused with the remedy, and no server keeps running', async (_, of, reason) => {
  const dataDir = copyMade()
  const cluster = join(dataDir, 'postgres')
  expect(existsSync(join(cluster, of()))).toBe(true)
  rmSync(join(cluster, of()), { recursive: true })
  await expect(start(dataDir)).rejects.toThrow(
    `${cluster} is only half a database (${reason}): restore a backup into a new DATA_DIR.`,
  )
  expect(findPostmaster(cluster)).toBeNull()
})

test('a database without its write-ahead log asks for a backup', async () => {
  const dataDir = copyMade()
  const folder = join(dataDir, 'postgres', 'pg_wal')
  for (const file of readdirSync(folder).filter(name => /^[0-9A-F]{24}$/.test(name)))
    rmSync(join(folder, file))
  await expect(start(dataDir)).rejects.toThrow(
    /^PostgreSQL did not start \(.*\): restore a backup into a new DATA_DIR, or see \S+postgres\.log\.$/,
  )
})

test('a temporary table whose file went with a killed server is no fault', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const server = await start(dataDir)
  const location = findDataLocation(dataDir, () => undefined)
  const missing = await withClient(server.url, async client => {
    await client.query('create temp table passing (n int)')
    const { rows } = await client.query("select pg_relation_filepath('passing') as path")
    rmSync(join(location.cluster, rows[0].path))
    return countMissingFiles(location, readPassword(location.home))
  })
  expect(missing).toBe(0)
  await server.stop()
})

test('a whole database that does not let us in is reported, and no server keeps running', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const server = await start(dataDir)
  await execute(server.adminUrl, 'alter role chowk_admin nologin')
  await server.stop()
  await expect(start(dataDir)).rejects.toThrow('is not permitted to log in')
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeNull()
})
