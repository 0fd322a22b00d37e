import { isLoopback } from '../address/is-loopback.ts'
import { readConfig } from '../config.ts'
import { connect } from '../database/connect.ts'
import { readDatabaseTime } from '../database/database-clock.ts'
import { openPasswords } from '../domain/accounts/password.ts'
import { readAccountsArguments } from './accounts-arguments.ts'
import { runAccountsCommand } from './accounts-commands.ts'
import { commandProblem } from './command-problem.ts'
import { openDatabase } from './open-database.ts'

// `npm run accounts -- …`, whether Chowk runs or not. No password is typed here: a one-time link lets its owner choose.

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const wanted = readAccountsArguments(args)
  if (!wanted.ok) return complain(wanted.problem)
  const read = readConfig(process.env)
  if (!read.ok) return complain(`${read.problems.join('\n')}\n`)
  const { host, port, publicUrl } = read.config
  const origin = publicUrl ?? `http://${isLoopback(host) ? host : 'localhost'}:${port}`
  try {
    const database = await openDatabase(read.config)
    const db = connect({ url: database.url, connectionsMax: 2, applicationName: 'chowk accounts' })
    try {
      const print = (line: string) => void process.stdout.write(`${line}\n`)
      const passwords = openPasswords()
      const now = await readDatabaseTime(db)
      return await runAccountsCommand(wanted.command, { db, passwords, origin, now, print })
    } finally {
      await db.destroy()
      await database.stop()
    }
  } catch (error) {
    return complain(commandProblem(error))
  }
}

function complain(text: string): number {
  process.stderr.write(text)
  return 1
}
