import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { findLockHolder } from '../../src/database/embedded/instance-lock.ts'
import { findPostmaster, stopPostmaster } from '../../src/database/embedded/postmaster.ts'
import { startEmbeddedPostgres } from '../../src/database/embedded/start-embedded-postgres.ts'

const prefix = 'chowk-test-server-'

/** A folder in memory, on Linux. */
const memoryFolder = '/dev/shm'
const memoryLeast = 6 * 2 ** 30

/** The PostgreSQL of a test run: the one in TEST_DATABASE_URL, or an embedded one in a temporary folder. */
export async function startTestServer(): Promise<{ adminUrl: string; stop: () => Promise<void> }> {
  const named = process.env.TEST_DATABASE_URL
  if (named) return { adminUrl: named, stop: async () => undefined }
  await removeLeftovers()
  const dataDir = mkdtempSync(join(chooseFolder(), prefix))
  // As root, the server runs under an account that needs access to the folder.
  chmodSync(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined, durability: 'none' })
  const stop = async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { adminUrl: server.adminUrl, stop }
}

/** In memory if enough is free: each test file copies a 12 MB database, which takes a disk up to a second. */
function chooseFolder(): string {
  if (!existsSync(memoryFolder) || freemem() < memoryLeast) return tmpdir()
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize < memoryLeast ? tmpdir() : memoryFolder
}

// A killed run leaves its server running.
async function removeLeftovers() {
  const folders = [tmpdir(), memoryFolder].filter(existsSync)
  const left = folders.flatMap(folder => readdirSync(folder).map(name => join(folder, name)))
  for (const folder of left.filter(path => basename(path).startsWith(prefix))) {
    // Another run may end and delete its folder meanwhile.
    if (statSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue
    // Only folders whose database server was started: another run may be creating its folder at this moment.
    const pid = findLockHolder(folder) === null ? findPostmaster(join(folder, 'postgres')) : null
    if (pid === null) continue
    await stopPostmaster(pid, null)
    rmSync(folder, { recursive: true, force: true })
  }
}
