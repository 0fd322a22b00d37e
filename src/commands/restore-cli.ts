import { findRestoreObstacle, runRestore } from './backup-commands.ts'
import { runOnDatabase } from './run-on-database.ts'

// `npm run restore -- FILE`: what a backup holds in the place of what is there, whether Chowk runs or not.

process.exitCode = await runOnDatabase({
  args: process.argv.slice(2),
  usage: 'npm run restore -- FILE [--replace]\n',
  flags: ['replace'],
  state: 'up-to-date',
  findObstacle: findRestoreObstacle,
  work: runRestore,
})
