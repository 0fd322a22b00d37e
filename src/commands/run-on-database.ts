import { parseArgs } from 'node:util'
import { type Config, readConfig } from '../config.ts'
import { connect } from '../database/connect.ts'
import { readDatabaseTime } from '../database/database-clock.ts'
import { commandProblem } from './command-problem.ts'
import { openDatabase, openDatabaseAsItIs } from './open-database.ts'

export type FileCommand = {
  path: string
  flags: ReadonlySet<string>
  databaseUrl: string
  config: Config
  now: Date
  print: (line: string) => void
}

/** A command over one file and the database. Gives the exit code; what is wrong is said in a line, never as a stack. */
export async function runOnDatabase(command: {
  args: string[]
  usage: string
  flags: string[]
  state: 'as-it-is' | 'up-to-date'
  /** The problem with the file, in a line; checked first, so that no database is made for nothing. */
  findObstacle?: (path: string) => Promise<string | null>
  work: (wanted: FileCommand) => Promise<number>
}): Promise<number> {
  const wanted = readArguments(command)
  if (!wanted) return complain(command.usage)
  const read = readConfig(process.env)
  if (!read.ok) return complain(`${read.problems.join('\n')}\n`)
  const { config } = read
  try {
    const obstacle = await command.findObstacle?.(wanted.path)
    if (obstacle) {
      print(obstacle)
      return 1
    }
    const open = command.state === 'as-it-is' ? openDatabaseAsItIs : openDatabase
    const database = await open(config)
    try {
      const now = await askTime(database.url)
      return await command.work({ ...wanted, config, databaseUrl: database.url, now, print })
    } finally {
      await database.stop()
    }
  } catch (error) {
    return complain(commandProblem(error))
  }
}

async function askTime(url: string): Promise<Date> {
  const db = connect({ url, connectionsMax: 1, applicationName: 'chowk command' })
  try {
    return await readDatabaseTime(db)
  } finally {
    await db.destroy()
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function readArguments({ args, flags }: { args: string[]; flags: string[] }) {
  try {
    const options = Object.fromEntries(flags.map(flag => [flag, { type: 'boolean' } as const]))
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [path, ...rest] = positionals
    return path && rest.length === 0 ? { path, flags: new Set(Object.keys(values)) } : null
  } catch {
    // An option that there is not.
    return null
  }
}

function complain(text: string): number {
  process.stderr.write(text)
  return 1
}
