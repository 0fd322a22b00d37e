import { readFile, writeFile } from 'node:fs/promises'
import { connect } from '../database/connect.ts'
import { createDatabaseClock } from '../database/database-clock.ts'
import { decodeText } from '../text/decode-text.ts'
import type { Language } from '../text/language.ts'
import * as words from '../words/commands.ts'
import { type FeedsCommand, readFeedsArguments, runFeedsCommand } from './feeds-commands.ts'
import { type Installation, runCommandLine } from './run-command-line.ts'

// `npm run feeds -- …`: the feeds of an installation from the command line, whether or not Chowk is running.

await runCommandLine({
  read: readFeedsArguments,
  schema: ({ name }) => (name === 'import' || name === 'add' ? 'present-or-new' : 'present'),
  work: run,
})

async function run(
  command: FeedsCommand,
  { config, databaseUrl: url, language }: Installation,
): Promise<number> {
  const clock = createDatabaseClock()
  const db = connect({ url, connectionsMax: 10, applicationName: 'chowk feeds', clock })
  const timeKeeping = await clock.keep(db)
  try {
    return await runFeedsCommand(command, {
      db,
      fetchAllow: config.fetchAllow,
      writeText: (path, text) => writeText(path, { text, language }),
      now: clock.now,
      readText: path => readText(path, language),
      language,
      print: text => void process.stdout.write(text),
    })
  } finally {
    timeKeeping.stop()
    await db.destroy()
  }
}

async function writeText(path: string, { text, language }: { text: string; language: Language }) {
  await writeFile(path, text, { flag: 'wx' }).catch(error => {
    if (error.code === 'EEXIST') throw new Error(words.taken(language, { path }))
    throw new Error(words.cannotWriteList(language, { path, code: String(error.code) }))
  })
}

async function readText(path: string, language: Language) {
  const bytes = await readFile(path).catch(error => {
    throw new Error(words.cannotReadList(language, { path, code: String(error.code) }))
  })
  return decodeText(bytes, null)
}
