import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isAlive } from '../src/concurrency/process-identity.ts'
import { connect } from '../src/database/connect.ts'
import { findPostmaster } from '../src/database/embedded/postmaster.ts'
import { borrowEmbeddedPostgres } from '../src/database/embedded/start-embedded-postgres.ts'
import { childrenOf, commandOf } from './support/child-processes.ts'
import { listenOnLoopback } from './support/free-port.ts'
import { processEnvironment } from './support/process-environment.ts'
import { hasSessions, sessionNiceness } from './support/session-niceness.ts'
import { endProcess } from './support/start-process.ts'
import { temporaryFolder } from './support/temporary-folder.ts'
import { until, untilEvent } from './support/until.ts'

// `npm start` from the outside: real processes, a real database, real kills.

const main = fileURLToPath(new URL('../build/server/main.js', import.meta.url))
// A start takes a few seconds; beside twenty other processes it took more than a minute.
const withinS = 170

type Running = {
  child: ChildProcess
  said: () => string
  /** Waits until the output matches. */
  untilSaid: (pattern: RegExp) => Promise<RegExpExecArray>
}

const children: ChildProcess[] = []
const folder = temporaryFolder(afterAll)
afterAll(() => Promise.all(children.map(child => endProcess(child, 'SIGTERM'))))

function run(env: Record<string, string>): Running {
  const child = spawn(process.execPath, [main], {
    env: {
      ...processEnvironment,
      ...{ PORT: '0', METRICS_PORT: 'off', DEMO: '0', LOG_LEVEL: 'silent' },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', part => {
      text += part
      child.emit('said')
    })
  }
  child.once('exit', () => child.emit('said'))
  const untilSaid = async (pattern: RegExp) => {
    const isOver = () => pattern.test(text) || child.exitCode !== null
    await untilEvent(`Chowk prints ${pattern}`, isOver, { source: child, name: 'said', withinS })
    const found = pattern.exec(text)
    if (!found) throw new Error(`It ended without ${pattern}: ${text}`)
    return found
  }
  return { child, said: () => text, untilSaid }
}

async function refused(env: Record<string, string>) {
  const { child, said } = run(env)
  await once(child, 'close')
  return { code: child.exitCode, said: said() }
}

/** Occupies a port until it is closed. */
async function occupyPort() {
  const server = createServer()
  const port = await listenOnLoopback(server)
  return { port, close: () => new Promise(resolve => server.close(resolve)) }
}

function open(url: string) {
  return new Promise<number>((resolve, reject) => {
    get(url, response => resolve(response.resume().statusCode ?? 0)).on('error', reject)
  })
}

const dataDir = join(folder, 'data')
let chowk: Running
let url = ''

const childrenNow = (name: RegExp) =>
  childrenOf(chowk.child.pid ?? 0).filter(pid => name.test(commandOf(pid)))

beforeAll(async () => {
  // What people set for `psql` and another server.
  const forPsql = { PGPORT: '1', PGSSLMODE: 'require', PGOPTIONS: '-c search_path=pg_catalog' }
  // A process that is started again is a line of the log.
  chowk = run({ ...forPsql, DATA_DIR: dataDir, WEB_PROCESSES: '2', LOG_LEVEL: 'warn' })
  url = (await chowk.untilSaid(/Chowk is ready at (http:\S+)\n$/))[1] ?? ''
})

test('starts several web processes that share one port', async () => {
  expect(childrenNow(/web\.js/)).toHaveLength(2)
  expect(await Promise.all([open(url), open(url), open(url), open(url)])).toEqual([200, 200, 200, 200])
})

test('the worker and its connections give way to web and its connections', async () => {
  const { url: databaseUrl } = await borrowEmbeddedPostgres({ dataDir, log: () => undefined })
  const db = connect({ url: databaseUrl, connectionsMax: 1, applicationName: 'chowk test' })
  onTestFinished(() => db.destroy())
  const connectionsOf = async (name: string) => {
    const open = sql<{ pid: number }>`select pid from pg_stat_activity where application_name = ${name}`
    return (await open.execute(db)).rows.map(({ pid }) => pid)
  }
  const own = getPriority()
  await until('the worker and its connections are nicer', async () => {
    const connections = await connectionsOf('chowk worker')
    const pids = [...childrenNow(/worker\.js/), ...connections]
    return connections.length > 0 && pids.every(pid => nicenessOf(pid) === own + 5)
  })
  const connections = await connectionsOf('chowk web')
  for (const pid of [...childrenNow(/web\.js/), ...connections]) expect(getPriority(pid)).toBe(own)
  for (const pid of hasSessions ? connections : []) expect(sessionNiceness(pid)).toBe(0)
})

/** Also of the session that a process leads, if the kernel divides the processor among sessions; null while they differ. */
function nicenessOf(pid: number): number | null {
  const niceness = getPriority(pid)
  return !hasSessions || sessionNiceness(pid) === niceness ? niceness : null
}

test('a second start in the same folder is refused', async () => {
  const second = await refused({ DATA_DIR: dataDir })
  expect(second.code).toBe(1)
  expect(second.said).toBe(
    `Chowk cannot start. ${dataDir} is in use by another Chowk (process ${chowk.child.pid}): stop that one, or give this one its own folder with DATA_DIR.\n`,
  )
})

test('a killed web process is restarted on the same port', async () => {
  const [killed = Number.NaN, kept] = childrenNow(/web\.js/)
  process.kill(killed, 'SIGKILL')
  await chowk.untilSaid(/The web process is running again/)
  expect(childrenNow(/web\.js/)).toEqual([kept, expect.any(Number)])
  // The processes take connections in turn.
  expect(await Promise.all([open(url), open(url), open(url), open(url)])).toEqual([200, 200, 200, 200])
})

test('a database that somebody told to stop is restarted, as lines of the log', async () => {
  process.kill(findPostmaster(join(dataDir, 'postgres')) ?? Number.NaN, 'SIGTERM')
  await chowk.untilSaid(/"process":"main","msg":"PostgreSQL exited unexpectedly; restarting\."\}\n/)
  await chowk.untilSaid(/"process":"main","msg":"PostgreSQL is back\."\}\n/)
  expect(await open(url)).toBe(200)
})

test('when Chowk itself is killed, its children exit, and the next start adopts the database and stops everything', async () => {
  const orphans = childrenOf(chowk.child.pid ?? 0).filter(pid => !/postgres/.test(commandOf(pid)))
  await endProcess(chowk.child, 'SIGKILL')
  await until('the children are gone', () => !orphans.some(isAlive))
  const next = run({ DATA_DIR: dataDir })
  await next.untilSaid(/Adopting the PostgreSQL that is still running/)
  const [, nextUrl = ''] = await next.untilSaid(/Chowk is ready at (http:\S+)\n$/)
  expect(await open(nextUrl)).toBe(200)
  const pids = childrenOf(next.child.pid ?? 0)
  expect(pids).toHaveLength(2)
  // Without a terminal, as with `nohup`.
  next.child.kill('SIGHUP')
  expect(await open(nextUrl)).toBe(200)
  expect(await endProcess(next.child, 'SIGTERM')).toBe(0)
  expect(next.said()).toMatch(/\nChowk stops \(SIGTERM\)\.\n$/)
  expect(pids.filter(isAlive)).toEqual([])
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeNull()
})

test('all invalid settings are reported, and nothing is created', async () => {
  const home = temporaryFolder()
  const { code, said } = await refused({ DATA_DIR: join(home, 'data'), PORT: 'x', DEMO: 'y' })
  expect(code).toBe(1)
  expect(said).toBe(
    'Chowk cannot start. PORT=x is not valid: give a whole number from 0 to 65535.\nDEMO=y is not valid: give 1 (on) or 0 (off).\n',
  )
  expect(readdirSync(home)).toEqual([])
})

test('an occupied port is reported, and nothing is created', async () => {
  const home = temporaryFolder()
  const { port, close } = await occupyPort()
  onTestFinished(() => void close())
  const { code, said } = await refused({ DATA_DIR: join(home, 'data'), PORT: String(port) })
  expect(code).toBe(1)
  expect(said).toMatch(
    /^Chowk cannot start\. Port \d+ is taken: stop what listens there, or choose another.*\n$/,
  )
  expect(readdirSync(home)).toEqual([])
})

test('an unreachable database is reported, and nothing is created', async () => {
  const home = temporaryFolder()
  const { code, said } = await refused({
    DATA_DIR: join(home, 'data'),
    DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/chowk',
  })
  expect(code).toBe(1)
  expect(said).toMatch(/nothing listens there: start that server, or correct DATABASE_URL\.\n$/)
  expect(said).not.toContain('hunter2')
  expect(readdirSync(home)).toEqual([])
})

test('stopping during the creation of the database says so, and leaves no process running', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const chowk = run({ DATA_DIR: dataDir })
  const initdb = () => childrenOf(chowk.child.pid ?? 0).filter(pid => /initdb/.test(commandOf(pid)))
  await until('initdb runs', () => initdb().length > 0)
  // As Ctrl-C at a terminal does, which reaches the whole group.
  chowk.child.kill('SIGINT')
  for (const pid of initdb()) process.kill(pid, 'SIGINT')
  expect(await endProcess(chowk.child, 'SIGINT')).toBe(0)
  expect(chowk.said()).toMatch(
    /^Creating a new .*\n(?:Brought .*\n)?Chowk was stopped before it was ready\.\n$/,
  )
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeNull()
})

test('a start whose web process does not get ready can be stopped', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const { child } = run({ DATA_DIR: dataDir })
  const webs = () => childrenOf(child.pid ?? 0).filter(pid => /web\.js/.test(commandOf(pid)))
  await until('the web process starts', () => webs().length > 0)
  for (const pid of webs()) process.kill(pid, 'SIGSTOP')
  expect(await endProcess(child, 'SIGTERM')).toBe(0)
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeNull()
})
