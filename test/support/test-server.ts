import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findLockHolder } from '../../src/database/embedded/instance-lock.ts'
import { findPostmaster, stopPostmaster } from '../../src/database/embedded/postmaster.ts'
import { startEmbeddedPostgres } from '../../src/database/embedded/start-embedded-postgres.ts'

const prefix = 'chowk-test-server-'

/** A PostgreSQL for one run of the tests: the one of TEST_DATABASE_URL, or our own in a folder that goes with it. */
export async function startTestServer(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const named = process.env.TEST_DATABASE_URL
  if (named) return { adminUrl: named, stop: async () => undefined }
  await removeLeftovers()
  const dataDir = mkdtempSync(join(tmpdir(), prefix))
  // As root, the server runs under an account that must be able to enter.
  chmodSync(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durability: 'none' })
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { adminUrl: server.adminUrl, stop }
}

// A run that was killed leaves its server behind.
async function removeLeftovers() {
  for (const name of readdirSync(tmpdir()).filter(name => name.startsWith(prefix))) {
    const folder = join(tmpdir(), name)
    if (statSync(folder).uid !== process.getuid?.()) continue
    // Only a folder whose Chowk had its server running: another run may be making its own at this moment.
    const pid = findLockHolder(folder) === null ? findPostmaster(join(folder, 'postgres')) : null
    if (pid === null) continue
    await stopPostmaster(pid, null)
    rmSync(folder, { recursive: true, force: true })
  }
}
