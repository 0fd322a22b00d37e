import { runBackup } from './backup-commands.ts'
import { runOnDatabase } from './run-on-database.ts'

// `npm run backup -- FILE`: everything worth keeping in one file, whether Chowk runs or not.

process.exitCode = await runOnDatabase({
  args: process.argv.slice(2),
  usage: 'npm run backup -- FILE\n',
  flags: [],
  state: 'as-it-is',
  work: runBackup,
})
