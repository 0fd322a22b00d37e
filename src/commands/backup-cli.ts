import { readFileCommand, runBackup } from './backup-commands.ts'
import { runCommandLine } from './run-command-line.ts'

// `npm run backup -- FILE`: writes everything worth keeping to one file, whether or not Chowk is running.

await runCommandLine({
  read: args => readFileCommand(args, { usage: 'npm run backup -- FILE\n', flags: [] }),
  schema: () => 'as-it-is',
  work: runBackup,
})
