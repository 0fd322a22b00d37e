import { startEmbeddedPostgres } from '../../src/database/embedded/start-embedded-postgres.ts'

// A Chowk that tests may kill: starts the database of the folder it is given, says its address, and waits.
const server = await startEmbeddedPostgres({
  dataDir: process.argv[2] ?? '',
  log: line => process.stdout.write(`${line}\n`),
})
process.stdout.write(`url ${server.url}\n`)
setInterval(() => undefined, 60_000)
