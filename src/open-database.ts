import type { Config } from './config.ts'
import { borrowEmbeddedPostgres } from './database/embedded/start-embedded-postgres.ts'
import { migrate } from './database/migrate.ts'
import { prepareDatabase } from './database/prepare-database.ts'

/** For commands: the database of DATABASE_URL, else of the Chowk which runs on DATA_DIR, else one started for this. */
export async function openDatabase(config: Config): Promise<{ url: string; stop: () => Promise<void> }> {
  const log = (line: string) => void process.stderr.write(`${line}\n`)
  if (config.databaseUrl) return prepareDatabase(config, log)
  const borrowed = await borrowEmbeddedPostgres({ dataDir: config.dataDir, log })
  await migrate(borrowed.url)
  return borrowed
}
