import { join } from 'node:path'
import type { Config } from '../config.ts'
import { checkCluster } from '../database/embedded/data-folder.ts'
import { assertUsable, prepareDatabase } from '../database/embedded/prepare-database.ts'
import { borrowEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts'
import { StartProblem } from '../database/embedded/start-problem.ts'
import { migrate } from '../database/migrate.ts'
import { defaultLanguage } from '../text/language.ts'
import * as words from '../words/commands.ts'

type Opened = { url: string; stop: () => Promise<void> }

const log = (line: string) => void process.stderr.write(`${line}\n`)

/** For commands: the database of DATABASE_URL, else of the Chowk which runs on DATA_DIR, else one started for this. */
export async function openDatabase(config: Config): Promise<Opened> {
  if (config.databaseUrl) return prepareDatabase(config, log)
  const borrowed = await borrowEmbeddedPostgres({ dataDir: config.dataDir, log })
  await migrate(borrowed.url)
  return borrowed
}

/** For commands that change nothing, the schema included: no database is a reason to end, not to make one. */
export async function openDatabaseAsItIs(config: Config): Promise<Opened> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl) {
    await assertUsable(databaseUrl)
    return { url: databaseUrl, stop: async () => undefined }
  }
  if (checkCluster(join(dataDir, 'postgres')) === 'new') {
    throw new StartProblem(words.noDatabase(defaultLanguage, { folder: dataDir }))
  }
  return borrowEmbeddedPostgres({ dataDir, log })
}
