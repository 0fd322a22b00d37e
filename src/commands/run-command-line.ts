import { accessSync, constants, existsSync } from 'node:fs'
import { constants as system } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { connect, type Db } from '../database/connect.ts'
import { readDatabaseTime } from '../database/database-clock.ts'
import { errorMessage, findWriteRefusal } from '../database/database-error.ts'
import { dropServerVariables } from '../database/database-url.ts'
import { checkCluster } from '../database/embedded/data-folder.ts'
import { prepareDatabase, type Schema } from '../database/embedded/prepare-database.ts'
import { borrowEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts'
import { errorCode, StartProblem } from '../database/embedded/start-problem.ts'
import { readTerminalLanguage } from '../process/terminal-language.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/commands.ts'

type Opened = { url: string; stop: () => Promise<void> }

const failed = 1

const log = (line: string) => void process.stderr.write(`${line}\n`)

/** The parsed command, or the text that explains why there is none. */
export type ReadCommand<Command> = { ok: true; command: Command } | { ok: false; problem: string }

export type Installation = {
  config: Config
  databaseUrl: string
  language: Language
  print: (line: string) => void
}

type CommandLine<Command> = {
  read: (args: string[], language: Language) => ReadCommand<Command> | Promise<ReadCommand<Command>>
  /** Why the command cannot run, as one line; checked first, so that no database is created for nothing. */
  findObstacle?: (command: Command, language: Language) => Promise<string | null>
  /** Which state of the database the command needs. For `newest` and `present-or-new` a missing one is created. */
  schema: (command: Command) => Schema
  /** Throws if the command cannot use a database with tables of Chowk; called before its schema changes. */
  beforeMigrating?: (command: Command, url: string, language: Language) => Promise<void>
  /** The exit code for any problem; by default 1. */
  failure?: number
  /** Returns the exit code. */
  work: (command: Command, installation: Installation) => Promise<number>
  /** Printed if a signal ends the command while it waits for the database or works; by default only that it was stopped. */
  describeStop?: (command: Command, installation: Pick<Installation, 'config' | 'language'>) => string
}

/** Runs a command on this installation's database, whether or not Chowk is running. Problems are one line, never a stack. */
export async function runCommandLine<Command>(line: CommandLine<Command>): Promise<void> {
  dropServerVariables(process.env)
  const language = readTerminalLanguage(process.env)
  // The process that reads the output may have ended (`… list | head`); that is no reason to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const code = await run(line, language).catch(error => printProblem(commandProblem(error, language)))
  process.exitCode = code === failed ? (line.failure ?? failed) : code
}

async function run<Command>(
  { read, findObstacle, schema, beforeMigrating, work, describeStop, failure }: CommandLine<Command>,
  language: Language,
): Promise<number> {
  const args = process.argv.slice(2)
  const asksForHelp = args.some(arg => arg === '--help' || arg === '-h')
  const typed = await read(asksForHelp ? [] : args, language)
  if (!typed.ok && asksForHelp) {
    process.stdout.write(typed.problem)
    return 0
  }
  if (!typed.ok) return printProblem(typed.problem)
  const settings = readConfig(process.env)
  if (!settings.ok) return printProblem(`${settings.problems.join('\n')}\n`)
  const { config } = settings
  const obstacle = await findObstacle?.(typed.command, language)
  if (obstacle) {
    print(obstacle)
    return failed
  }
  const wanted = schema(typed.command)
  if (wanted === 'present' || wanted === 'as-it-is') assertExists(config, language)
  const sentence = describeStop?.(typed.command, { config, language }) ?? words.stopped(language)
  let started: Promise<Opened> | null = null
  const ending = endOnSignal({ sentence, failure, close: async () => (await started)?.stop() })
  try {
    // That of DATABASE_URL, otherwise of the Chowk running on DATA_DIR, otherwise one started for this command.
    const database = await prepareDatabase(config, log, {
      schema: wanted,
      start: options => {
        const starting = borrowEmbeddedPostgres(options)
        started = starting
        return starting
      },
      ...(beforeMigrating && { beforeMigrating: url => beforeMigrating(typed.command, url, language) }),
    })
    try {
      return await work(typed.command, { config, databaseUrl: database.url, language, print })
    } finally {
      await database.stop()
    }
  } catch (error) {
    // A command that loses its database because it ends has said so.
    if (ending.aborted) return failed
    throw error
  }
}

function endOnSignal(stop: {
  sentence: string
  failure: number | undefined
  close: () => Promise<void>
}): AbortSignal {
  const ending = new AbortController()
  const end = async (signal: 'SIGINT' | 'SIGTERM') => {
    // Ctrl-C arrives twice: from the terminal and from bin/setup.mjs.
    if (ending.signal.aborted) return
    ending.abort()
    printProblem(`${stop.sentence}\n`)
    // A database that could not be started is not to be stopped.
    await stop.close().catch(() => undefined)
    process.exit(stop.failure ?? 128 + system.signals[signal])
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  return ending.signal
}

/** `parse` returns null or throws for arguments that the usage does not allow; the message names the word that is wrong. */
export function readCommand<Command>(usage: string, parse: () => Command | null): ReadCommand<Command> {
  try {
    const command = parse()
    return command ? { ok: true, command } : { ok: false, problem: usage }
  } catch (error) {
    // Node advises programmers after its first sentence.
    const [problem] = errorMessage(error).split('. To specify')
    return { ok: false, problem: `${problem}\n${usage}` }
  }
}

/** For a word that the usage does not have in its place. */
export function refuseWord(word: string, language: Language): never {
  throw new Error(words.unknownWord(language, { word }))
}

/** Connects for one task, which gets the database's time. */
export async function onDatabase<Result>(
  url: string,
  work: (db: Db, now: Date) => Result | Promise<Result>,
): Promise<Result> {
  const db = connect({ url, connectionsMax: 2, applicationName: 'chowk command' })
  try {
    return await work(db, await readDatabaseTime(db))
  } finally {
    await db.destroy()
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function printProblem(text: string): number {
  process.stderr.write(text)
  return failed
}

export function commandProblem(error: unknown, language: Language): string {
  switch (findWriteRefusal(error)) {
    case 'disk-full':
      return `${words.databaseReadOnly(language)}\n`
    case 'restoring':
      return `${words.beingRestored(language)}\n`
    case null:
      return `${describeForeign(error, language) ?? errorMessage(error)}\n`
  }
}

/** A mail server, or cron, may run a command as another user, who may not read the data folder. */
function describeForeign(error: unknown, language: Language): string | null {
  const isForbidden = ['EACCES', 'EPERM'].includes(errorCode(error) ?? '')
  const path = error instanceof Error && 'path' in error ? String(error.path) : ''
  return isForbidden && path ? words.notThisUser(language, { path }) : null
}

/** A mistyped DATA_DIR must not be filled with a new database, whose empty lists look like an answer. */
function assertExists({ databaseUrl, dataDir }: Config, language: Language) {
  if (databaseUrl) return
  // Else a folder of another user would look empty.
  if (existsSync(dataDir)) accessSync(dataDir, constants.X_OK)
  if (checkCluster(join(dataDir, 'postgres')) === 'new')
    throw new StartProblem(words.noDatabase(language, { folder: dataDir }))
}
