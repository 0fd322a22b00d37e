import { findRestoreObstacle, readFileCommand, runRestore } from './backup-commands.ts'
import { runCommandLine } from './run-command-line.ts'

// `npm run restore -- FILE`: what a backup holds in the place of what is there, whether Chowk runs or not.

await runCommandLine({
  read: args => readFileCommand(args, { usage: 'npm run restore -- FILE [--replace]\n', flags: ['replace'] }),
  findObstacle: findRestoreObstacle,
  schema: 'up-to-date',
  work: runRestore,
})
