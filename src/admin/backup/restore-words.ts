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
  'not-confirmed': `Type ${confirmWord} to say that what is here may be replaced.`,
  'signed-out': 'Your session has ended. Sign in again, then choose the file again.',
  missing: 'The file did not arrive. Choose it again.',
  'no-upload':
    'The upload is gone: it rested for more than a day, or another restore took its place. Choose the file again.',
  gap: 'Part of the file did not arrive. Choose it again.',
  unreachable: 'The server cannot be reached. Check the connection, then try again.',
  foreign: 'This is no backup of Chowk: choose a file that was downloaded here or made by the command.',
  damaged: 'This file is damaged or was cut off: choose another copy of it.',
  newer: 'This backup was made by a newer Chowk: bring this one up to date first.',
  edited: 'This backup was made by a Chowk whose database is made differently: use the one that made it.',
  'not-empty': `Meanwhile there is something here. Load this page again and type ${confirmWord}.`,
  'not-kept': 'What is here now could not be saved on the server first: make room there, then try again.',
  'disk-full': 'The disk of the server is full: make room there, then try again.',
  'not-permitted': 'The database does not let Chowk make tables: see the README about restoring.',
  busy: 'The site was too busy. Try again when fewer people work on it.',
  failed: 'The backup could not be loaded. The log of the server says why.',
  ended: 'The server was stopped before it was done. Try again.',
}

export function describeRestoreProblem(problem: RestoreProblem): string {
  return sentences[problem]
}

export function isRestoreProblem(name: string): name is RestoreProblem {
  return Object.hasOwn(sentences, name)
}
