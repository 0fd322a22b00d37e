import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { findPostmaster } from '../src/database/embedded/postmaster.ts'
import { isAlive } from '../src/database/embedded/process-identity.ts'
import { freePort } from './support/free-port.ts'
import { temporaryFolder } from './support/temporary-folder.ts'
import { until } from './support/until.ts'

// `npm start` from the outside: real processes, a real database, real kills.

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const timeout = 90_000

type Running = {
  child: ChildProcess
  said: () => string
  until: (pattern: RegExp) => Promise<RegExpExecArray>
}

function run(env: Record<string, string>): Running {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', DEMO: '0', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  onTestFinished(() => end(child, 'SIGTERM').then(() => undefined))
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', part => {
      text += part
      child.emit('said')
    })
  }
  const until = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(text)
      if (found) return found
      if (child.exitCode !== null) throw new Error(`It ended without a word of ${pattern}: ${text}`)
      await Promise.race([once(child, 'said'), once(child, 'exit')])
    }
  }
  return { child, said: () => text, until }
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal)
    await once(child, 'exit')
  }
  return child.exitCode
}

async function refused(env: Record<string, string>) {
  const { child, said } = run(env)
  await once(child, 'close')
  return { code: child.exitCode, said: said() }
}

/** The child processes of Chowk, as reported by the kernel. */
function childrenOf(pid: number) {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
}

function nameOf(pid: number) {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
}

/** Occupies a port until it is closed. */
async function occupyPort() {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const close = () => new Promise(resolve => server.close(resolve))
  return { port: typeof address === 'object' && address ? address.port : 0, close }
}

const untilDead = (pids: number[]) => until('the processes are dead', () => !pids.some(isAlive))

function open(url: string) {
  return new Promise<number>((resolve, reject) => {
    get(url, response => resolve(response.resume().statusCode ?? 0)).on('error', reject)
  })
}

test('starts, serves, and stops everything on SIGTERM', { timeout }, async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const chowk = run({ DATA_DIR: dataDir })
  const [, url = ''] = await chowk.until(/Chowk is ready at (http:\S+)\n$/)
  expect(await open(url)).toBe(200)
  const pids = childrenOf(chowk.child.pid ?? 0)
  expect(pids).toHaveLength(3)
  const startedAtMs = performance.now()
  expect(await end(chowk.child, 'SIGTERM')).toBe(0)
  expect(performance.now() - startedAtMs).toBeLessThan(10_000)
  expect(pids.filter(isAlive)).toEqual([])
})

test('when Chowk itself is killed, its children exit and the next start is quick', { timeout }, async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const killed = run({ DATA_DIR: dataDir })
  await killed.until(/Chowk is ready/)
  const pids = childrenOf(killed.child.pid ?? 0).filter(pid => !/postgres/.test(nameOf(pid)))
  await end(killed.child, 'SIGKILL')
  await untilDead(pids)
  const startedAtMs = performance.now()
  const next = run({ DATA_DIR: dataDir })
  await next.until(/Adopting the PostgreSQL that is still running/)
  const [, url = ''] = await next.until(/Chowk is ready at (http:\S+)/)
  expect(await open(url)).toBe(200)
  // Below 5 s on an idle machine; other processes run during tests.
  expect(performance.now() - startedAtMs).toBeLessThan(20_000)
})

test('a killed web process is restarted on the same port', { timeout }, async () => {
  const chowk = run({ DATA_DIR: join(temporaryFolder(), 'data'), PORT: String(await freePort()) })
  const [, url = ''] = await chowk.until(/Chowk is ready at (http:\S+)/)
  const web = childrenOf(chowk.child.pid ?? 0).find(pid => /web\.ts/.test(nameOf(pid)))
  process.kill(web ?? 0, 'SIGKILL')
  await chowk.until(/The web process is running again/)
  expect(await open(url)).toBe(200)
})

test('several web processes share one port', { timeout }, async () => {
  const port = String(await freePort())
  const chowk = run({
    DATA_DIR: join(temporaryFolder(), 'data'),
    PORT: port,
    WEB_PROCESSES: '2',
    METRICS_PORT: 'off',
  })
  const [, url = ''] = await chowk.until(/Chowk is ready at (http:\S+)/)
  const webs = childrenOf(chowk.child.pid ?? 0).filter(pid => /web\.ts/.test(nameOf(pid)))
  expect(webs).toHaveLength(2)
  expect(await Promise.all([open(url), open(url), open(url), open(url)])).toEqual([200, 200, 200, 200])
  expect(await end(chowk.child, 'SIGTERM')).toBe(0)
})

test('a second start in the same folder is refused', { timeout }, async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const first = run({ DATA_DIR: dataDir })
  await first.until(/Chowk is ready/)
  const second = await refused({ DATA_DIR: dataDir })
  expect(second.code).toBe(1)
  expect(second.said).toBe(
    `Chowk cannot start. ${dataDir} is in use by another Chowk (process ${first.child.pid}): stop that one, or give this one its own folder with DATA_DIR.\n`,
  )
})

test('all invalid settings are reported, and nothing is created', { timeout }, async () => {
  const folder = temporaryFolder()
  const { code, said } = await refused({ DATA_DIR: join(folder, 'data'), PORT: 'x', DEMO: 'y' })
  expect(code).toBe(1)
  expect(said).toBe(
    'Chowk cannot start. PORT=x is not valid: give a whole number from 0 to 65535.\nDEMO=y is not valid: give 1 (on) or 0 (off).\n',
  )
  expect(readdirSync(folder)).toEqual([])
})

test('an occupied port is reported, and nothing is created', { timeout }, async () => {
  const folder = temporaryFolder()
  const { port, close } = await occupyPort()
  onTestFinished(() => void close())
  const { code, said } = await refused({ DATA_DIR: join(folder, 'data'), PORT: String(port) })
  expect(code).toBe(1)
  expect(said).toMatch(
    /^Chowk cannot start\. Port \d+ is taken: stop what listens there, or choose another.*\n$/,
  )
  expect(readdirSync(folder)).toEqual([])
})

test.each([
  ['another major version', { 'postgres/PG_VERSION': '17\n' }, 'was made by PostgreSQL 17'],
  ['half a database', { 'postgres/PG_VERSION': '18\n', 'postgres/base/1': '' }, 'is only half a database'],
  ['no database in it', { 'postgres/some-file': '' }, 'holds files but no database'],
])('a data folder of %s is refused', { timeout }, async (_, files, reason) => {
  const folder = temporaryFolder()
  for (const [path, content] of Object.entries({ 'chowk-data.json': '{ "format": 1 }\n', ...files })) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const before = readdirSync(join(folder, 'postgres'), { recursive: true })
  const { code, said } = await refused({ DATA_DIR: folder })
  expect(code).toBe(1)
  expect(said).toContain(reason)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(readdirSync(join(folder, 'postgres'), { recursive: true })).toEqual(before)
})

test('an unreachable database is reported, and nothing is created', { timeout }, async () => {
  const folder = temporaryFolder()
  const port = await freePort()
  const { code, said } = await refused({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${port}/chowk`,
  })
  expect(code).toBe(1)
  expect(said).toMatch(/nothing listens there: start that server, or correct DATABASE_URL\.\n$/)
  expect(said).not.toContain('hunter2')
  expect(readdirSync(folder)).toEqual([])
})

test('stopping during the creation of the database leaves no process running', { timeout }, async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const chowk = run({ DATA_DIR: dataDir })
  await chowk.until(/Creating a new database/)
  await end(chowk.child, 'SIGINT')
  expect(findPostmaster(join(dataDir, 'postgres'))).toBeNull()
})
