import { pino } from 'pino'
import { openBackups } from '../../src/domain/backups/backups.ts'

/** For an application that nobody asks for a backup: there is no database behind it. */
export const closedBackups = openBackups({
  databaseUrl: '',
  folder: '/nowhere',
  now: () => new Date(0),
  log: pino({ level: 'silent' }),
})
