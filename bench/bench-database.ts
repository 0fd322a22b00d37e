import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../src/database/embedded/start-embedded-postgres.ts'
import { migrate } from '../src/database/migrate.ts'

/** A database in a temporary folder, with an installation's settings, including syncing to disk. */
export async function openBenchDatabase(name: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), `chowk-bench-${name}-`))
  // As root, the server runs under an account that needs access to the folder.
  chmodSync(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  await migrate(server.url)
  return {
    url: server.url,
    drop: async () => {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
