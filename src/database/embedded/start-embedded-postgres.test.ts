import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import { until } from '../../../test/support/until.ts'
import { execute, withClient } from '../../../test/support/with-client.ts'
import { findPostmaster, isStopping, stopPostmaster } from './postmaster.ts'
import { borrowEmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'

const program = fileURLToPath(new URL('../../../test/support/run-embedded.ts', import.meta.url))

// Created once, because creating a database takes longer than the rest of a test.
const made = join(temporaryFolder(afterAll), 'data')
const createdLines: string[] = []
beforeAll(async () => {
  const log = (line: string) => createdLines.push(line)
  const server = await startEmbeddedPostgres({ dataDir: made, log, durability: 'none' })
  await server.stop()
})

/** A stopped database in a folder of its own, for tests that damage it. */
function copyMade(dataDir = join(temporaryFolder(), 'data')) {
  mkdirSync(dirname(dataDir), { recursive: true })
  // Keeps the owner of the files, unlike Node's own copy.
  const { status, stderr } = spawnSync('cp', ['-a', made, dataDir], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return dataDir
}

async function start(dataDir: string) {
  const lines: string[] = []
  const server = await startEmbeddedPostgres({ dataDir, log: line => lines.push(line), durability: 'none' })
  const stop = onlyOnce(server.stop)
  onTestFinished(stop)
  return { ...server, stop, lines }
}

function onlyOnce(work: () => Promise<void>) {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}

async function ask(url: string, statement: string) {
  return (await execute(url, statement)).rows
}

/** Runs the folder's database in a separate process, which represents a Chowk that can be killed. */
async function startApart(dataDir: string) {
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface(child.stdout)
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', line => line.startsWith('url ') && resolve(line.slice(4)))
    lines.once('close', () => reject(new Error('It ended before its database was open')))
  })
  return { child, url }
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

test('a new folder gets a database in UTF-8 that does not depend on the locale of the machine', async () => {
  const server = await start(made)
  const [row] = await ask(
    server.url,
    `select current_setting('server_encoding') as encoding, datlocprovider as provider, datlocale as locale,
            upper('ñ') as upper, split_part(version(), ' ', 2) as version
     from pg_database where datname = current_database()`,
  )
  expect(row).toMatchObject({ encoding: 'UTF8', provider: 'b', locale: 'C.UTF-8', upper: 'Ñ' })
  expect(row.version).toMatch(/^18\./)
  expect(createdLines.at(-1)).toMatch(/^Creating a new database in /)
})

test('web and worker get a role that is not the superuser, only through a socket and with its password', async () => {
  const server = await start(made)
  const [row] = await ask(
    server.url,
    `select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user`,
  )
  expect(row).toEqual({ rolsuper: false, rolcreatedb: false, rolcreaterole: false })
  expect(await ask(server.adminUrl, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(statSync(join(made, 'postgres.password')).mode & 0o777).toBe(0o600)
  expect(statSync(join(made, 'postgres')).mode & 0o777).toBe(0o700)
  const url = new URL(server.url)
  url.password = 'guess'
  await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed')
})

test('a stop ends the server, and the next start finds the written data', async () => {
  const first = await start(made)
  await ask(first.url, 'create table kept_4 as select 1 as n')
  await first.stop()
  expect(findPostmaster(join(made, 'postgres'))).toBeNull()
  expect(existsSync(join(made, 'chowk.lock'))).toBe(false)
  const second = await start(made)
  expect(await ask(second.url, 'select n from kept_4')).toEqual([{ n: 1 }])
  expect(second.lines).toEqual([])
})

test('a second Chowk on one folder is refused and the first continues', async () => {
  const first = await start(made)
  await expect(start(made)).rejects.toThrow(`is in use by another Chowk (process ${process.pid})`)
  expect(await ask(first.url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a command reports a bad folder with the same message as the start', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  await expect(borrowEmbeddedPostgres({ dataDir: file, log: () => undefined })).rejects.toThrow(
    `${file} is a file or below one, not a folder: name another folder in DATA_DIR.`,
  )
})

test('a command uses the database of the running Chowk', async () => {
  const first = await start(made)
  const borrowed = await borrowEmbeddedPostgres({ dataDir: made, log: () => undefined })
  expect(borrowed.url).toBe(first.url)
  await borrowed.stop()
  expect(await ask(first.url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a command starts the database if no Chowk runs, and stops it afterwards', async () => {
  const borrowed = await borrowEmbeddedPostgres({ dataDir: made, log: () => undefined, durability: 'none' })
  expect(await ask(borrowed.url, 'select 1 as n')).toEqual([{ n: 1 }])
  await borrowed.stop()
  expect(findPostmaster(join(made, 'postgres'))).toBeNull()
})

test('after Node is killed its server keeps running and the next start adopts it', async () => {
  const killed = await startApart(made)
  await ask(killed.url, 'create table kept_8 as select 7 as n')
  await kill(killed.child)
  const pid = findPostmaster(join(made, 'postgres'))
  expect(pid).toBeGreaterThan(0)
  const next = await start(made)
  expect(next.lines).toEqual([`Adopting the PostgreSQL that is still running (process ${pid}).`])
  expect(await ask(next.url, 'select n from kept_8')).toEqual([{ n: 7 }])
  await next.stop()
  expect(findPostmaster(join(made, 'postgres'))).toBeNull()
})

test('a killed server is restarted with all committed data', async () => {
  const { url, child } = await startApart(made)
  await ask(url, 'create table kept_9 as select 9 as n')
  process.kill(findPostmaster(join(made, 'postgres')) ?? 0, 'SIGKILL')
  const isBack = async () => (await ask(url, 'select').catch(() => null)) !== null
  await until('the server accepts connections again', isBack)
  expect(await ask(url, 'select n from kept_9')).toEqual([{ n: 9 }])
  await kill(child)
  await stopPostmaster(findPostmaster(join(made, 'postgres')) ?? 0, null)
})

test('a server that somebody told to stop is restarted, although connections are open', async () => {
  const dataDir = copyMade()
  const { url, lines } = await start(dataDir)
  await withClient(url, async () => {
    process.kill(findPostmaster(join(dataDir, 'postgres')) ?? 0, 'SIGTERM')
    await until('the server is back', () => lines.includes('PostgreSQL is back.'))
  })
  expect(await ask(url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a stop ends a server that is being restarted', async () => {
  const { lines, stop } = await start(made)
  process.kill(findPostmaster(join(made, 'postgres')) ?? 0, 'SIGKILL')
  await until('the server is being restarted', () => lines.length > 0)
  await stop()
  expect(findPostmaster(join(made, 'postgres'))).toBeNull()
})

test('a server that is told to stop after Node was killed is replaced by the next start', async () => {
  const dataDir = copyMade()
  const killed = await startApart(dataDir)
  await withClient(killed.url, async () => {
    await kill(killed.child)
    const pid = findPostmaster(join(dataDir, 'postgres')) ?? 0
    process.kill(pid, 'SIGTERM')
    await until('the server stops', () => isStopping(join(dataDir, 'postgres'), pid))
    const next = await start(dataDir)
    expect(await ask(next.url, 'select 1 as n')).toEqual([{ n: 1 }])
  })
})

test('after Node and server are killed together, the next start recovers the committed data', async () => {
  const { url, child } = await startApart(made)
  await ask(url, 'create table kept_10 as select generate_series(1, 10000) as n')
  child.kill('SIGSTOP')
  process.kill(findPostmaster(join(made, 'postgres')) ?? 0, 'SIGKILL')
  await kill(child)
  const next = await start(made)
  expect(await ask(next.url, 'select count(*)::int as n from kept_10')).toEqual([{ n: 10_000 }])
})

test('a start that was killed while creating the database does not block the next one', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(createInterface(child.stdout), 'line')
  await kill(child)
  const next = await start(dataDir)
  expect(await ask(next.url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('the socket of a folder with a too long path is in a short folder, found also under another TMPDIR', async () => {
  const dataDir = copyMade(join(temporaryFolder(), 'long-'.repeat(20), 'data'))
  const server = await start(dataDir)
  expect(decodeURIComponent(server.url)).toMatch(/host=[^&]*\/chowk-[0-9a-f]{12}&/)
  vi.stubEnv('TMPDIR', temporaryFolder())
  onTestFinished(() => void vi.unstubAllEnvs())
  expect((await borrowEmbeddedPostgres({ dataDir, log: () => undefined })).url).toBe(server.url)
  expect(await ask(server.url, 'select 1 as n')).toEqual([{ n: 1 }])
})

test('a process id that was reused by another program, or by the server of another folder, is not taken for the server', async () => {
  const dataDir = copyMade()
  const other = await start(made)
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  for (const pid of [process.pid, findPostmaster(join(made, 'postgres'))]) {
    writeFileSync(
      file,
      `${pid}\n${dataDir}/postgres\n1763776000\n5432\n${dataDir}/postgres\n\n 1 2\nstopping\n`,
    )
    const server = await start(dataDir)
    expect(await ask(server.url, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(readFileSync(file, 'utf8')).not.toMatch(new RegExp(`^${pid}\n`))
    await server.stop()
  }
  expect(await ask(other.url, 'select 1 as n')).toEqual([{ n: 1 }])
  expect(other.lines).toEqual([])
})

test('a wrong password file is reported, and no server keeps running', async () => {
  const dataDir = copyMade()
  const file = join(dataDir, 'postgres.password')
  writeFileSync(file, 'another\n')
  await expect(start(dataDir)).rejects.toThrow(
    `${file} does not open the database beside it: restore that file from the original data folder.`,
  )
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeNull()
})
