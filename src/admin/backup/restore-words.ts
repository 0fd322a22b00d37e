import type { RestoreFailure } from '../../domain/backups/restore-state.ts'

/** The word to type before existing content is replaced. */
export const confirmWord = 'REPLACE'

export type RestoreProblem =
  | RestoreFailure
  | 'wrong-password'
  | 'throttled'
  | 'demo'
  | 'not-confirmed'
  | 'signed-out'
  | 'no-upload'
  | 'gap'
  | 'unreachable'

const sentences: Record<RestoreProblem, string> = {
  'wrong-password': 'This is not your password.',
  throttled: 'Too many attempts. Please try again in 15 minutes.',
  demo: 'Everybody knows the demo account, so it cannot do this. Use the command on the server.',
  'not-confirmed': `Type ${confirmWord} to confirm that the current content may be replaced.`,
  'signed-out': 'Your session has ended. Sign in again, then choose the file again.',
  missing: 'The file did not arrive. Choose it again.',
  'no-upload':
    'The upload has expired: it paused for more than a day, or another restore replaced it. Choose the file again.',
  gap: 'Part of the file did not arrive. Choose it again.',
  unreachable: 'The server cannot be reached. Check the connection, then try again.',
  foreign: 'This is not a backup of Chowk: choose a file that was downloaded here or made by the command.',
  damaged: 'This file is damaged or incomplete: choose another copy of it.',
  newer: 'This backup was made by a newer version of Chowk: update this one first.',
  edited:
    'This backup was made by a Chowk with a different database schema: restore it with the version that made it.',
  'not-empty': `Content has been added in the meantime. Reload this page and type ${confirmWord}.`,
  'not-kept':
    'The current content could not be saved on the server first: free some space there, then try again.',
  'disk-full': 'The disk of the server is full: free some space there, then try again.',
  'not-permitted': 'The database does not allow Chowk to create tables: see the README about restoring.',
  busy: 'The site was too busy. Try again when fewer people are working on it.',
  failed: 'The backup could not be loaded. The log of the server has the reason.',
  ended: 'The server was stopped during the restore. Try again.',
}

export function describeRestoreProblem(problem: RestoreProblem): string {
  return sentences[problem]
}

export function isRestoreProblem(name: string): name is RestoreProblem {
  return Object.hasOwn(sentences, name)
}
