import { readFileCommand, runBackup } from './backup-commands.ts'
import { runCommandLine } from './run-command-line.ts'

// `npm run backup -- FILE`: everything worth keeping in one file, whether Chowk runs or not.

await runCommandLine({
  read: args => readFileCommand(args, { usage: 'npm run backup -- FILE\n', flags: [] }),
  schema: 'as-it-is',
  work: runBackup,
})
