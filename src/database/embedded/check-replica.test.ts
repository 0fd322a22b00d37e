import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '../../../test/support/clone-database.ts'
import { execute } from '../../../test/support/with-client.ts'
import { readConfig } from '../../config.ts'
import { checkReplica, prepareDatabase } from './prepare-database.ts'

async function cloned() {
  const { url, drop } = await cloneDatabase()
  onTestFinished(drop)
  return url
}

async function linesFor(url: string) {
  const lines: string[] = []
  await checkReplica(url, line => lines.push(line))
  return lines
}

test('an unreachable replica is reported, and does not stop the start', async () => {
  // Below the ports that tests and ordinary programs open.
  expect(await linesFor('postgres://u:hunter2@127.0.0.1:1/chowk')).toEqual([
    'The database at 127.0.0.1:1/chowk cannot be used: nothing listens there: start that server, or correct DATABASE_REPLICA_URL. Until it answers, searches go to the database itself.',
  ])
})

test('an unusable replica stops the start and names its setting; a database that is no replica is reported', async () => {
  const url = new URL(await cloned())
  expect(await linesFor(url.href)).toEqual([
    expect.stringMatching(/^The database at .* is not a replica: searches use the primary database\.$/),
  ])
  url.password = 'guess'
  await expect(linesFor(url.href)).rejects.toThrow(
    'user or password are wrong: correct DATABASE_REPLICA_URL.',
  )
})

test('a replica whose position cannot be compared, as those of Aurora, stops the start; a backup may read from it', async () => {
  const url = await cloned()
  await execute(
    url,
    `create schema aurora;
    create function aurora.pg_is_in_recovery() returns boolean language sql as 'select true';
    create function aurora.pg_last_wal_replay_lsn() returns pg_lsn language plpgsql as $$ begin
      raise exception 'not supported for Aurora' using errcode = '0A000'; end $$`,
  )
  const address = `${url}${url.includes('?') ? '&' : '?'}options=-csearch_path%3Daurora,pg_catalog,public`
  await expect(linesFor(address)).rejects.toThrow(
    'it does not report how much it has copied (not supported for Aurora), so no search could use it: unset DATABASE_REPLICA_URL.',
  )
  const read = readConfig({ DATABASE_URL: address })
  if (!read.ok) throw new Error(read.problems.join())
  await prepareDatabase(read.config, () => undefined, { schema: 'as-it-is' })
})
