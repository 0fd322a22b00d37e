import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase } from '../../../test/support/clone-database.ts'
import { createSelfSignedCertificate } from '../../../test/support/self-signed-certificate.ts'
import { execute } from '../../../test/support/with-client.ts'
import { readConfig } from '../../config.ts'
import { migrate, readMigrations } from '../migrate.ts'
import { checkReplica, prepareDatabase } from './prepare-database.ts'

const silent = () => undefined

function configWith(env: Record<string, string>) {
  const read = readConfig(env)
  if (!read.ok) throw new Error(read.problems.join())
  return read.config
}

async function listTables(url: string) {
  const { rows } = await execute(url, "select tablename from pg_tables where schemaname = 'public'")
  return rows.map(row => row.tablename)
}

async function cloned() {
  const { url, drop } = await cloneDatabase()
  onTestFinished(drop)
  return url
}

/** A database as a Chowk with only the first migrations left it; `-1` is all but the last. */
async function older(migrations: number) {
  const url = await cloned()
  await execute(url, 'drop schema public cascade; create schema public')
  await migrate(url, (await readMigrations()).slice(0, migrations))
  return url
}

test('the database of DATABASE_URL is used and left running', async () => {
  const url = await cloned()
  const database = await prepareDatabase(configWith({ DATABASE_URL: url }), silent)
  expect(database.url).toBe(url)
  await database.stop()
  await execute(url, 'select 1')
})

test('a database whose system sorts otherwise since its indexes were made is used, with a warning', async () => {
  const url = await cloned()
  await execute(
    url,
    `create function public.pg_database_collation_actual_version(oid) returns text language sql as $$ select '2.41' $$;
    update pg_database set datcollversion = '2.36' where datname = current_database()`,
  )
  const lines: string[] = []
  const address = `${url}${url.includes('?') ? '&' : '?'}options=-csearch_path%3Dpublic,pg_catalog`
  await prepareDatabase(configWith({ DATABASE_URL: address }), line => lines.push(line))
  expect(lines).toEqual([
    expect.stringMatching(
      /^The system .* run `reindex database (\S+)`, then `alter database \1 refresh [a-z ]+`, each by/,
    ),
  ])
})

// Below the ports that tests and ordinary programs open.
const unusedPort = 1

test('a server that does not listen is reported with a remedy and without the password', async () => {
  const config = configWith({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${unusedPort}/chowk` })
  await expect(prepareDatabase(config, silent)).rejects.toThrow(
    `The database at 127.0.0.1:${unusedPort}/chowk cannot be used: nothing listens there: start that server, or correct DATABASE_URL.`,
  )
})

test('a missing database and a wrong password have different messages', async () => {
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

test('for a certificate of an unknown authority the setting for its certificate is named', async () => {
  const server = await startTls()
  const config = configWith({ DATABASE_URL: `postgres://u@localhost:${server}/chowk?sslmode=verify-full` })
  await expect(prepareDatabase(config, silent)).rejects.toThrow(
    /^The certificate of the database at localhost:\d+\/chowk is of an authority .* add sslrootcert=/,
  )
})

test.each([
  ['', 'the server refuses this user: correct DATABASE_URL or'],
  [
    ', no encryption',
    'the server refuses this user without encryption: add sslmode=require to DATABASE_URL, or',
  ],
])('a server that refuses the user%s is reported with the remedy', async (end, reason) => {
  const fields = `C28000\0MFATAL: no pg_hba.conf entry for host "::1", user "u", database "chowk"${end}\0\0`
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + fields.length)
  const server = createServer(socket =>
    socket.end(Buffer.concat([Buffer.from('E'), length, Buffer.from(fields)])),
  )
  await once(server.listen(0, 'localhost'), 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const config = configWith({ DATABASE_URL: `postgres://u@localhost:${port}/chowk` })
  await expect(prepareDatabase(config, silent)).rejects.toThrow(reason)
})

/** A server that accepts the request for TLS as PostgreSQL does, with a certificate of its own. Returns its port. */
async function startTls() {
  const secureContext = createSecureContext(createSelfSignedCertificate('localhost'))
  const server = createServer(socket =>
    socket.once('data', () => {
      socket.write('S')
      new TLSSocket(socket, { isServer: true, secureContext }).on('error', () => socket.destroy())
    }),
  ).listen(0, 'localhost')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

test.each([
  ['a certificate that is not there', '?sslrootcert=/no/such/file', /open '\/no\/such\/file'/],
  ['a port that is none', '?port=abc', /[Pp]ort/],
  ['a name that is no text', '%ff', /URI malformed/],
])(
  'an address with %s is reported in one line, with its setting and without the password',
  async (_, end, why) => {
    const address = `postgres://u:hunter2@127.0.0.1:${unusedPort}/chowk${end}`
    const refused = (work: Promise<unknown>) => work.then(String, error => error.message)
    const problem = await refused(prepareDatabase(configWith({ DATABASE_URL: address }), silent))
    expect(problem).toMatch(/^The database at \S+ cannot be used: [^\n]+: correct DATABASE_URL\.$/)
    expect(problem).toMatch(why)
    expect(problem).not.toMatch(/hunter2|socket/)
    // A permanent problem stops the start for a replica too.
    expect(await refused(checkReplica(address, silent))).toMatch(/: correct DATABASE_REPLICA_URL\.$/)
  },
)

test.each([
  [
    'a server older than the tests run against',
    `current_setting(text) returns text
      return case $1 when 'server_version_num' then '140019' else pg_catalog.current_setting($1) end`,
    / is PostgreSQL 14: Chowk needs 15 or newer\.$/,
  ],
  [
    'a standby',
    'pg_is_in_recovery() returns boolean return true',
    / is a standby, which accepts no writes: name the primary in DATABASE_URL /,
  ],
])('%s is refused', async (_, own, problem) => {
  const url = new URL(await cloned())
  // No such server is at hand: a function of the same name replaces the one that the check calls.
  await execute(url.href, `create schema own; create function own.${own}`)
  url.searchParams.set('options', '-c search_path=own,pg_catalog,public')
  await expect(prepareDatabase(configWith({ DATABASE_URL: url.href }), silent)).rejects.toThrow(problem)
})

test.each([
  [
    'of a newer Chowk',
    "insert into migrations (name, checksum) values ('9999_future.sql', 'x')",
    'The database is newer than this Chowk (it has 9999_future.sql): start the newer Chowk. To go back, restore a backup of this version with a new DATA_DIR, or',
  ],
  [
    'of a version too old for this one, with the way through the last one before 1.0.0',
    "delete from migrations; insert into migrations (name, checksum) values ('0001_foundation.sql', 'x')",
    /its last migration is 0001_foundation\.sql\): start the last version before 1\.0\.0 on it once/,
  ],
  [
    'whose migrations were edited',
    "update migrations set checksum = 'x' where name like '0001%'",
    /^The migration 0001_\S+ was edited after it was applied/,
  ],
  [
    'whose list of migrations cannot be read, of which none was rolled back',
    'alter table migrations rename to kept; create view migrations as select name, (1 / 0)::text as checksum from kept',
    / cannot be used: division by zero: correct DATABASE_URL, or fix that server\.$/,
  ],
])('a database is refused: %s', async (_what, statement, message) => {
  const url = await cloned()
  await execute(url, statement)
  await expect(prepareDatabase(configWith({ DATABASE_URL: url }), silent)).rejects.toThrow(message)
})

test.each([
  ['news_links (a int)', 'relation "news_links" already exists'],
  ['migrations (id int, migration text)', 'column "name" does not exist'],
])('a database with tables of another program, %s, is refused and left unchanged', async (table, problem) => {
  const url = await cloned()
  await execute(url, `drop schema public cascade; create schema public; create table ${table}`)
  await expect(prepareDatabase(configWith({ DATABASE_URL: url }), silent)).rejects.toThrow(
    `has tables of something else (${problem}): give an empty one in DATABASE_URL.`,
  )
  expect(await listTables(url)).toEqual([table.split(' ')[0]])
})

test('a user who may not create tables gets a message that names the needed owner', async () => {
  const url = new URL(await cloned())
  url.searchParams.set('options', '-c role=pg_monitor')
  await expect(prepareDatabase(configWith({ DATABASE_URL: url.href }), silent)).rejects.toThrow(
    /^The user of DATABASE_URL may not make tables at .*: make that user the database’s owner, then try again\.$/,
  )
})

test('a view of one’s own that stops a migration is named, with the remedy', async () => {
  const url = await older(10)
  await execute(url, 'create view report as select owner_key from outlets')
  await expect(prepareDatabase(configWith({ DATABASE_URL: url }), silent)).rejects.toThrow(
    /^Migration 0011_\S+ failed: cannot drop .* \(view report depends on column owner_key of table outlets\)\. The migration was rolled back: drop those objects, start again, then create them anew\.$/,
  )
})

test('a command runs below a Chowk of an older version only if it needs no newer schema', async () => {
  const url = await older(-1)
  const config = configWith({ DATABASE_URL: url })
  const before = await listTables(url)
  for (const schema of ['present', 'present-or-new'] as const)
    await expect(prepareDatabase(config, silent, { schema })).rejects.toThrow(
      'is older than this Chowk (it lacks 1 migration): start this Chowk once',
    )
  await prepareDatabase(config, silent, { schema: 'as-it-is' })
  expect(await listTables(url)).toEqual(before)
  await prepareDatabase(config, silent)
  for (const schema of ['present', 'present-or-new'] as const)
    await prepareDatabase(config, silent, { schema })
})

test('a command fills an empty database only if it may create one', async () => {
  const url = await cloned()
  await execute(url, 'drop schema public cascade; create schema public')
  const config = configWith({ DATABASE_URL: url })
  await expect(prepareDatabase(config, silent, { schema: 'present' })).rejects.toThrow(
    / has no tables of Chowk: start Chowk on it once, or correct DATABASE_URL\.$/,
  )
  expect(await listTables(url)).toEqual([])
  const start = async () => ({ url, adminUrl: url, stop: async () => undefined })
  await expect(prepareDatabase(configWith({}), silent, { schema: 'present', start })).rejects.toThrow(
    / start Chowk on it once, or correct DATA_DIR\.$/,
  )
  await prepareDatabase(config, silent, { schema: 'present-or-new' })
  expect(await listTables(url)).toContain('news_links')
})
