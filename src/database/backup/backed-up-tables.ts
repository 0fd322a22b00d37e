import { snakeCase } from '../snake-case.ts'
import type { DB } from '../tables.ts'

// The part of each table that a backup holds. A table missing here does not compile, so none is forgotten. Sessions,
// one-time links, tokens of the API and trusted browsers are never in it: an old archive gives nobody a way
// in, and a restore does not bring back what was signed out. Counts of wrong passwords are worth nothing later.
const share: Record<keyof DB, 'rows' | 'nothing'> = {
  accountRules: 'rows',
  accounts: 'rows',
  apiTokens: 'nothing',
  attempts: 'nothing',
  categories: 'rows',
  duplicateExceptions: 'rows',
  categoryOrigins: 'rows',
  // Their secrets sign for this site, and a copy of it elsewhere must not notify anybody.
  connections: 'nothing',
  corrections: 'rows',
  deliveries: 'nothing',
  entries: 'rows',
  // Between editors, for hours.
  entryMarks: 'nothing',
  // The next poll brings them again.
  feedBodies: 'nothing',
  feedHosts: 'rows',
  feeds: 'rows',
  images: 'rows',
  // Files on their way in, and reports about them, are as large as everything else; undo needs the imports alone.
  importParts: 'nothing',
  importPieces: 'nothing',
  imports: 'rows',
  installation: 'rows',
  letters: 'rows',
  linkClicks: 'rows',
  // One that was waiting then may have been sent since: nobody gets a letter twice.
  mails: 'nothing',
  migrations: 'rows',
  newsLinks: 'rows',
  // A restore keeps away those who left, too (departures-stay.ts).
  newsletterDepartures: 'rows',
  noticesOutbox: 'nothing',
  objections: 'rows',
  outletHosts: 'rows',
  outlets: 'rows',
  passkeyChallenges: 'nothing',
  pendingSignIns: 'nothing',
  // Like the hash of a password, a public key opens nothing for the person who reads it.
  passkeys: 'rows',
  pins: 'rows',
  // A restore keeps those of now (second-factors-stay.ts).
  recoveryCodes: 'nothing',
  // One that runs says so to the end; another began before what is restored now.
  restorePieces: 'nothing',
  restores: 'nothing',
  revisions: 'rows',
  rules: 'rows',
  // Queued again by the worker.
  scheduledJobs: 'nothing',
  scheduledPages: 'rows',
  // Counted again by the worker.
  searchGramShares: 'nothing',
  // A reader of a backup must not be able to make codes; a restore keeps those of now (second-factors-stay.ts).
  secondFactors: 'nothing',
  sessions: 'nothing',
  settings: 'rows',
  setupLinks: 'nothing',
  siteImages: 'rows',
  siteLinks: 'rows',
  stories: 'rows',
  storyConstraints: 'rows',
  storyLinks: 'rows',
  storyProposals: 'rows',
  storyRecounts: 'rows',
  storyTermCounts: 'rows',
  subscribers: 'rows',
  tips: 'rows',
  trustedDevices: 'nothing',
}

/** The names that PostgreSQL knows, of tables whose rows a backup holds. */
export const backedUpTables: readonly string[] = Object.entries(share)
  .filter(([, part]) => part === 'rows')
  .map(([name]) => snakeCase(name))
