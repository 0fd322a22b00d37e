import {
  assertNoContent,
  describeStop,
  findRestoreObstacle,
  readFileCommand,
  runRestore,
} from './backup-commands.ts'
import { runCommandLine } from './run-command-line.ts'

// `npm run restore -- FILE`: replaces the content of the database by a backup, whether or not Chowk is running.

await runCommandLine({
  read: args => readFileCommand(args, { usage: 'npm run restore -- FILE [--replace]\n', flags: ['replace'] }),
  findObstacle: findRestoreObstacle,
  schema: () => 'newest',
  beforeMigrating: assertNoContent,
  work: runRestore,
  describeStop,
})
