import type { VersionedTable } from '../record-table.ts'
import { snakeCase } from '../snake-case.ts'
import type { DB } from '../tables.ts'

// A backup contains the rows of every table with a version, which are the records that editors change; a test names them.
// Whether it contains those of another table. A table missing here is a compile error, so none is forgotten. Sessions, one-time
// links, API tokens and trusted browsers are never included: nobody can sign in with an old archive, and a restore does not
// revive sessions that were signed out. Counts of wrong passwords are useless later.
const share: Record<Exclude<keyof DB, VersionedTable>, 'rows' | 'nothing'> = {
  apiTokens: 'nothing',
  attempts: 'nothing',
  categoryOrigins: 'rows',
  // Learnt again by the worker.
  categorySigns: 'nothing',
  categorySignsVersion: 'nothing',
  changedOutlets: 'rows',
  // Their secrets sign for this site, and a copy of the site elsewhere must not send notices. A restore keeps the current
  // ones with their deliveries (keep-current-rows.ts).
  connections: 'nothing',
  deliveries: 'nothing',
  // Short-lived marks between editors.
  entryMarks: 'nothing',
  // The next poll fetches them again.
  feedBodies: 'nothing',
  feedHosts: 'rows',
  images: 'rows',
  // Uploaded files and their reports are as large as all the rest; undo needs only the imports.
  importParts: 'nothing',
  importPieces: 'nothing',
  imports: 'rows',
  installation: 'rows',
  letters: 'rows',
  linkClicks: 'rows',
  // A mail that was waiting may have been sent since the backup; a restore must not send it twice.
  mails: 'nothing',
  migrations: 'rows',
  // A restore also applies departures since the backup (keep-current-rows.ts).
  newsletterDepartures: 'rows',
  noticesOutbox: 'nothing',
  objections: 'rows',
  outletHosts: 'rows',
  passkeyChallenges: 'nothing',
  pendingSignIns: 'nothing',
  // Like a password's hash, a public key does not let its reader sign in.
  passkeys: 'rows',
  // A restore keeps the current ones (keep-current-rows.ts).
  recoveryCodes: 'nothing',
  // A running restore keeps its own row; older ones concern an earlier state.
  restorePieces: 'nothing',
  restores: 'nothing',
  revisions: 'rows',
  // Queued again by the worker.
  scheduledJobs: 'nothing',
  // Counted again by the worker.
  searchGramShares: 'nothing',
  // A reader of a backup must not be able to generate codes; a restore keeps the current factors (keep-current-rows.ts).
  secondFactors: 'nothing',
  sessions: 'nothing',
  setupLinks: 'nothing',
  siteImages: 'rows',
  storyRecounts: 'rows',
  storyTermCounts: 'rows',
  subscribers: 'rows',
  tips: 'rows',
  trustedDevices: 'nothing',
}

const others = Object.entries(share)
  .filter(([, part]) => part === 'rows')
  .map(([name]) => `'${snakeCase(name)}'`)

/** The condition on `pg_class` for the tables whose rows a backup contains. */
export const isBackedUp = `(relname in (${others.join(', ')}) or exists (
  select from pg_attribute
  where attrelid = pg_class.oid and attname = 'version' and atttypid = 'integer'::regtype and not attisdropped))`
