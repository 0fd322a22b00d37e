import { startEmbeddedPostgres } from '../../src/database/embedded/start-embedded-postgres.ts'

// A Chowk database that tests may kill: starts in the given folder, prints its address, and waits.
const server = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: line => process.stdout.write(`${line}\n`),
})
process.stdout.write(`url ${server.url}\n`)
setInterval(() => undefined, 60_000)
