import { pino } from 'pino'
import { connect } from '../../src/database/connect.ts'
import { openBackups } from '../../src/domain/backups/backups.ts'

/** For an application that never makes a backup: there is no database behind it. */
export const closedBackups = openBackups({
  // Connects on first use, which never happens.
  db: connect({ url: 'postgres://127.0.0.1:1/none', connectionsMax: 1, applicationName: 'chowk test' }),
  databaseUrl: '',
  folder: '/nowhere',
  now: () => new Date(0),
  log: pino({ level: 'silent' }),
})
