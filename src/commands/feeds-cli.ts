import { readFile, writeFile } from 'node:fs/promises'
import { readConfig } from '../config.ts'
import { connect } from '../database/connect.ts'
import { createDatabaseClock } from '../database/database-clock.ts'
import { decodeText } from '../text/decode-text.ts'
import { defaultLanguage } from '../text/language.ts'
import * as words from '../words/commands.ts'
import { commandProblem } from './command-problem.ts'
import { readFeedsArguments } from './feeds-arguments.ts'
import { type FeedsCommand, runFeedsCommand } from './feeds-commands.ts'
import { openDatabase } from './open-database.ts'

// `npm run feeds -- …`: the feeds of an installation from the command line, whether Chowk runs or not.

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const wanted = readFeedsArguments(args)
  if (!wanted.ok) return complain(wanted.problem)
  const read = readConfig(process.env)
  if (!read.ok) return complain(`${read.problems.join('\n')}\n`)
  try {
    const database = await openDatabase(read.config)
    try {
      return await runOn(database.url, {
        command: wanted.command,
        fetchAllow: read.config.fetchAllow,
      })
    } finally {
      await database.stop()
    }
  } catch (error) {
    return complain(commandProblem(error))
  }
}

async function runOn(
  url: string,
  { command, fetchAllow }: { command: FeedsCommand; fetchAllow: string[] },
): Promise<number> {
  const clock = createDatabaseClock()
  const db = connect({ url, connectionsMax: 10, applicationName: 'chowk feeds', clock })
  const timeKeeping = await clock.keep(db)
  try {
    return await runFeedsCommand(command, {
      db,
      fetchAllow,
      writeText: writeFile,
      now: clock.now,
      readText,
      print: text => void process.stdout.write(text),
    })
  } finally {
    timeKeeping.stop()
    await db.destroy()
  }
}

async function readText(path: string) {
  const bytes = await readFile(path).catch(error => {
    throw new Error(words.cannotReadList(defaultLanguage, { path, code: String(error.code) }))
  })
  return decodeText(bytes, null).text
}

function complain(text: string): number {
  process.stderr.write(text)
  return 1
}
