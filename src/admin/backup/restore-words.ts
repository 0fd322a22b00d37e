import type { RestoreFailure } from '../../domain/backups/restore-state.ts'
import { isKeyOf } from '../../domain/is-key-of.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/backup-desk.ts'

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

const sentences: Record<RestoreProblem, (language: Language) => string> = {
  'wrong-password': words.problemWrongPassword,
  throttled: words.problemThrottled,
  demo: words.problemDemo,
  'not-confirmed': language => words.problemNotConfirmed(language, { word: confirmWord }),
  'signed-out': words.problemSignedOut,
  missing: words.problemMissing,
  'no-upload': words.problemNoUpload,
  gap: words.problemGap,
  unreachable: words.problemUnreachable,
  foreign: words.problemForeign,
  damaged: words.problemDamaged,
  inflated: words.problemInflated,
  newer: words.problemNewer,
  edited: words.problemEdited,
  older: words.problemOlder,
  'not-empty': language => words.problemNotEmpty(language, { word: confirmWord }),
  'not-kept': words.problemNotKept,
  'disk-full': words.problemDiskFull,
  'not-permitted': words.problemNotPermitted,
  busy: words.problemBusy,
  failed: words.problemFailed,
  ended: words.problemEnded,
}

export function describeRestoreProblem(problem: RestoreProblem, language: Language): string {
  return sentences[problem](language)
}

export function isRestoreProblem(name: string): name is RestoreProblem {
  return isKeyOf(sentences, name)
}
