import { readFile, writeFile } from 'node:fs/promises'
import { type Config, readConfig } from './config.ts'
import { connect } from './database/connect.ts'
import { borrowEmbeddedPostgres } from './database/embedded/start-embedded-postgres.ts'
import { migrate } from './database/migrate.ts'
import { prepareDatabase } from './database/prepare-database.ts'
import { readFeedsArguments } from './feeds-arguments.ts'
import { type FeedsCommand, runFeedsCommand } from './feeds-commands.ts'
import { decodeText } from './ingest/decode-text.ts'

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
    return complain(`${error instanceof Error ? error.message : String(error)}\n`)
  }
}

/** That of DATABASE_URL, else that of the Chowk which runs on DATA_DIR, else one started for this command. */
async function openDatabase(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  const log = (line: string) => void process.stderr.write(`${line}\n`)
  if (config.databaseUrl) return prepareDatabase(config, log)
  const borrowed = await borrowEmbeddedPostgres({ dataDir: config.dataDir, log })
  await migrate(borrowed.url)
  return borrowed
}

async function runOn(
  url: string,
  { command, fetchAllow }: { command: FeedsCommand; fetchAllow: string[] },
): Promise<number> {
  const db = connect({ url, connectionsMax: 10, applicationName: 'chowk feeds' })
  try {
    return await runFeedsCommand(command, {
      ...{ db, fetchAllow, writeText: writeFile },
      now: () => new Date(),
      readText: async path => decodeText(await readFile(path), null).text,
      print: text => void process.stdout.write(text),
    })
  } finally {
    await db.destroy()
  }
}

function complain(text: string): number {
  process.stderr.write(text)
  return 1
}
