import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '../../test/support/clone-database.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { readConfig } from '../config.ts'
import { prepareDatabase } from './prepare-database.ts'

const silent = () => undefined

function configWith(env: Record<string, string>) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join())
  return read.config
}

async function execute(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}

async function cloned() {
  const { url, drop } = await cloneDatabase()
  onTestFinished(drop)
  return url
}

test('a database named in the settings is used as it is, and left running', async () => {
  const url = await cloned()
  const database = await prepareDatabase(configWith({ DATABASE_URL: url }), silent)
  expect(database.url).toBe(url)
  await database.stop()
  await execute(url, 'select 1')
})

test('without one, the data folder gets its own with the newest schema', { timeout: 60_000 }, async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const lines: string[] = []
  const database = await prepareDatabase(configWith({ DATA_DIR: dataDir }), line => lines.push(line))
  await execute(database.url, 'select title from news_links')
  await database.stop()
  expect(lines.at(-1)).toMatch(/^Brought the database up to date \(\d+ migrations\)\.$/)
})

test('a server that does not listen is said with the mend and without the password', async () => {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await new Promise(resolve => server.close(resolve))
  const config = configWith({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${port}/chowk` })
  await expect(prepareDatabase(config, silent)).rejects.toThrow(
    `The database at 127.0.0.1:${port}/chowk cannot be used: nothing listens there: start that server, or correct DATABASE_URL.`,
  )
})

test('a database that does not exist and a wrong password are told apart', async () => {
  const url = new URL(await cloned())
  url.pathname = 'chowk_no_such_database'
  await expect(prepareDatabase(configWith({ DATABASE_URL: url.href }), silent)).rejects.toThrow(
    'there is no such database: make it with `createdb`',
  )
  url.password = 'guess'
  await expect(prepareDatabase(configWith({ DATABASE_URL: url.href }), silent)).rejects.toThrow(
    'user or password are wrong: correct DATABASE_URL.',
  )
})

test('a database of a newer Chowk is refused', async () => {
  const url = await cloned()
  await execute(url, "insert into migrations (name, checksum) values ('9999_future.sql', 'x')")
  await expect(prepareDatabase(configWith({ DATABASE_URL: url }), silent)).rejects.toThrow(
    'The database is newer than this Chowk (it has 9999_future.sql)',
  )
})

test('a database whose migrations were edited is refused', async () => {
  const url = await cloned()
  await execute(url, "update migrations set checksum = 'x' where name like '0001%'")
  await expect(prepareDatabase(configWith({ DATABASE_URL: url }), silent)).rejects.toThrow(
    /^The migration 0001_\S+ was edited after it was applied/,
  )
})
