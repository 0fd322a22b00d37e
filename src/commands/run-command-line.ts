import { type Config, readConfig } from '../config.ts'
import { connect, type Db } from '../database/connect.ts'
import { readDatabaseTime } from '../database/database-clock.ts'
import { errorMessage } from '../database/error-message.ts'
import { commandProblem } from './command-problem.ts'
import { openDatabase, openDatabaseAsItIs } from './open-database.ts'

/** The command that was typed, or the text that explains why there is none. */
export type ReadCommand<Command> = { ok: true; command: Command } | { ok: false; problem: string }

export type Installation = { config: Config; databaseUrl: string; print: (line: string) => void }

type CommandLine<Command> = {
  read: (args: string[]) => ReadCommand<Command> | Promise<ReadCommand<Command>>
  /** Why the command cannot be carried out, in a line; checked first, so that no database is made for nothing. */
  findObstacle?: (command: Command) => Promise<string | null>
  /** `as-it-is`: changes nothing, the schema included. */
  schema: 'as-it-is' | 'up-to-date'
  /** Gives the exit code. */
  work: (command: Command, installation: Installation) => Promise<number>
}

/** Runs a command on the database of this installation, whether Chowk runs or not. A problem is one line, never a stack. */
export async function runCommandLine<Command>(line: CommandLine<Command>): Promise<void> {
  process.exitCode = await run(line).catch(error => complain(commandProblem(error)))
}

async function run<Command>({ read, findObstacle, schema, work }: CommandLine<Command>): Promise<number> {
  const typed = await read(process.argv.slice(2))
  if (!typed.ok) return complain(typed.problem)
  const settings = readConfig(process.env)
  if (!settings.ok) return complain(`${settings.problems.join('\n')}\n`)
  const { config } = settings
  const obstacle = await findObstacle?.(typed.command)
  if (obstacle) {
    print(obstacle)
    return 1
  }
  const database = await (schema === 'as-it-is' ? openDatabaseAsItIs : openDatabase)(config)
  try {
    return await work(typed.command, { config, databaseUrl: database.url, print })
  } finally {
    await database.stop()
  }
}

/** `parse` gives null, or throws, for what the usage does not know: an option that there is not is named. */
export function readCommand<Command>(usage: string, parse: () => Command | null): ReadCommand<Command> {
  try {
    const command = parse()
    return command ? { ok: true, command } : { ok: false, problem: usage }
  } catch (error) {
    return { ok: false, problem: `${errorMessage(error)}\n${usage}` }
  }
}

/** Connects for one piece of work, which gets the database's time. */
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

function complain(text: string): number {
  process.stderr.write(text)
  return 1
}
