import { isLoopback } from '../address/host.ts'
import { openPasswords } from '../domain/accounts/password.ts'
import { readAccountsArguments, runAccountsCommand } from './accounts-commands.ts'
import { onDatabase, runCommandLine } from './run-command-line.ts'

// `npm run accounts -- …`, whether or not Chowk is running. No password is typed here: a one-time link lets its owner choose.

await runCommandLine({
  read: readAccountsArguments,
  schema: ({ name }) => (name === 'add' ? 'present-or-new' : 'present'),
  work: (command, { config: { host, port, publicUrl }, databaseUrl, language, print }) => {
    const origin = publicUrl ?? `http://${isLoopback(host) ? host : 'localhost'}:${port}`
    const passwords = openPasswords()
    return onDatabase(databaseUrl, (db, now) =>
      runAccountsCommand(command, { db, passwords, origin, now, language, print }),
    )
  },
})
