import { type ChildProcess, fork } from 'node:child_process'
import cluster from 'node:cluster'
import { once } from 'node:events'
import { hostname } from 'node:os'
import { extname, join } from 'node:path'
import { isatty } from 'node:tty'
import { inspect } from 'node:util'
import type { Logger } from 'pino'
import { type Config, readConfig } from './config.ts'
import { dropServerVariables } from './database/database-url.ts'
import { prepareDataFolder } from './database/embedded/data-folder.ts'
import { markStopping, untilPredecessorStopped } from './database/embedded/instance-lock.ts'
import { assertPrimary, checkReplica, prepareDatabase } from './database/embedded/prepare-database.ts'
import { StartProblem } from './database/embedded/start-problem.ts'
import { checkInterfaces, checkPort } from './process/check-port.ts'
import { collectAtRest } from './process/collect-at-rest.ts'
import { findMisnamedSettings } from './process/find-misnamed-settings.ts'
import { announce, complain, openLog } from './process/open-log.ts'
import {
  childEnvironment,
  childFlags,
  type Supervised,
  superviseProcess,
} from './process/supervise-process.ts'
import { readTerminalLanguage } from './process/terminal-language.ts'

// `npm start`: starts the database, then web and worker as child processes; restarts those that die and stops all in
// reverse order.

const language = readTerminalLanguage(process.env)
const halt = new AbortController()
const processes: Supervised[] = []
// Told to whoever starts Chowk; once web and worker run, the log takes what the database has to say.
let report = announce
let database: Awaited<ReturnType<typeof prepareDatabase>> | undefined

// With `nohup`, Chowk outlives its terminal; Node forgets that the signal is to be ignored.
const isAtTerminal = [0, 1, 2].some(isatty)
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => {
    if (signal !== 'SIGHUP' || isAtTerminal) stopFor(signal)
  })
process.on('disconnect', () => stopFor('the program that started Chowk is gone'))
// The process that reads our output may have exited (`npm start | head`); that is no reason to stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

let isReady = false
try {
  isReady = await start()
} catch (error) {
  // Ctrl-C also ends the program that creates the database.
  if (!halt.signal.aborted) {
    process.exitCode = 1
    complain(error instanceof StartProblem ? `Chowk cannot start. ${error.message}` : inspect(error))
    halt.abort()
  }
}
if (!isReady && process.exitCode === undefined) announce('Chowk was stopped before it was ready.')
if (!halt.signal.aborted) await once(halt.signal, 'abort')
await Promise.all(processes.map(process => process.stop()))
await database?.stop()
process.exit()

function stopFor(reason: string) {
  if (isReady && !halt.signal.aborted) announce(`Chowk stops (${reason}).`)
  halt.abort()
}

/** False if a signal came first. */
async function start(): Promise<boolean> {
  dropServerVariables(process.env)
  const read = readConfig(process.env)
  if (!read.ok) throw new StartProblem(read.problems.join('\n'))
  const { config } = read
  for (const line of findMisnamedSettings(process.env)) announce(line)
  await untilPredecessorStopped(config.dataDir, halt.signal)
  if (halt.signal.aborted) return false
  await checkPort({ host: config.host, port: config.port, setting: 'PORT', language })
  if (config.metricsPort)
    await checkPort({ host: '127.0.0.1', port: config.metricsPort, setting: 'METRICS_PORT', language })
  checkInterfaces(language)
  // Checked before anything is created, so that a failed start leaves no files behind.
  if (config.databaseUrl) await assertPrimary(config.databaseUrl)
  if (config.databaseReplicaUrl) await checkReplica(config.databaseReplicaUrl, announce)
  prepareDataFolder(config.dataDir)
  halt.signal.addEventListener('abort', () => markStopping(config.dataDir))
  database = await prepareDatabase(config, line => report(line), { signal: halt.signal })
  if (halt.signal.aborted) return false
  // A demo needs neither Kysely nor accounts here: 80 ms of a start. Otherwise they load while the processes do.
  const inviting = config.demo ? null : import('./process/invite-administrator.ts')
  // Reported where it is awaited.
  inviting?.catch(() => undefined)
  const url = await startProcesses(config, database.url)
  if (!url) return false
  const origin = config.publicUrl ?? url
  const place = `${hostname()} (${config.dataDir})`
  const invitation = await (await inviting)?.inviteAdministrator({
    databaseUrl: database.url,
    origin,
    place,
    language,
  })
  if (invitation) announce(invitation)
  announce(`Chowk is ready at ${url}`)
  collectAtRest()
  return true
}

async function startProcesses(config: Config, databaseUrl: string) {
  const { webProcesses } = config
  const env = environmentOf(config, databaseUrl)
  // From here on, logs have the format of the processes.
  const log = await openLog(config, 'main')
  report = line => log.warn(line)
  const supervise = (name: 'web' | 'worker', start: () => ChildProcess) => superviseOne({ name, start, log })
  const start = webProcesses === 1 ? () => forkProcess('web', env) : shareOnePort(env)
  const webs = Array.from({ length: webProcesses }, () => supervise('web', start))
  const worker = supervise('worker', () => forkProcess('worker', env))
  const ready = await Promise.all([...webs, worker].map(process => process.ready))
  return ready.every(message => message) ? ready[0]?.url : null
}

type Child = { name: 'web' | 'worker'; start: () => ChildProcess; log: Logger }

function superviseOne({ name, start, log }: Child): Supervised {
  const onHopeless = () => {
    process.exitCode = 1
    complain(`Chowk stops: its ${name} process cannot run.`)
    halt.abort()
  }
  const supervised = superviseProcess({ name, start, log: line => log.warn(line), language, onHopeless })
  processes.push(supervised)
  // Also during a start: one that does not get ready would be waited for.
  halt.signal.addEventListener('abort', supervised.stop)
  return supervised
}

// `detached` starts a new process group: Ctrl-C at the terminal reaches only this process, which stops the child in order.
function forkProcess(name: 'web' | 'worker', env: NodeJS.ProcessEnv) {
  return fork(pathOf(name), { env, execArgv: childFlags[name], detached: true })
}

function shareOnePort(env: NodeJS.ProcessEnv) {
  cluster.setupPrimary({ exec: pathOf('web'), execArgv: childFlags.web })
  return () => cluster.fork(env).process
}

// Beside this file, whether that is the source or built.
function pathOf(name: 'web' | 'worker') {
  return join(import.meta.dirname, `${name}${extname(import.meta.filename)}`)
}

// The children read the same environment, except for the values that this process has already resolved.
function environmentOf(config: Config, databaseUrl: string): NodeJS.ProcessEnv {
  return {
    ...childEnvironment,
    ...process.env,
    DATA_DIR: config.dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: config.demo ? '1' : '0',
  }
}
