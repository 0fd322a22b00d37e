import { isKeyOf } from '../../domain/fields/is-key-of.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/backup-desk.ts'

/** The word to type before existing content is replaced. */
export const confirmWord = 'REPLACE'

const sentences = {
  'wrong-password': words.problemWrongPassword,
  throttled: words.problemThrottled,
  demo: words.problemDemo,
  'not-confirmed': (language: Language) => words.problemNotConfirmed(language, { word: confirmWord }),
  'signed-out': words.problemSignedOut,
  missing: words.problemMissing,
  'no-upload': words.problemNoUpload,
  gap: words.problemGap,
  unreachable: words.problemUnreachable,
  'outcome-unknown': words.problemOutcomeUnknown,
  foreign: words.problemForeign,
  damaged: words.problemDamaged,
  inflated: words.problemInflated,
  newer: words.problemNewer,
  edited: words.problemEdited,
  older: words.problemOlder,
  'not-empty': (language: Language) => words.problemNotEmpty(language, { word: confirmWord }),
  'not-kept': words.problemNotKept,
  'disk-full': words.problemDiskFull,
  'not-permitted': words.problemNotPermitted,
  'depended-on': words.problemDependedOn,
  busy: words.problemBusy,
  failed: words.problemFailed,
  ended: words.problemEnded,
}

export type RestoreProblem = keyof typeof sentences

export function describeRestoreProblem(problem: RestoreProblem, language: Language): string {
  return sentences[problem](language)
}

/** The same of a restore that was begun, with what has become of it. */
export function describeRestoreRefusal(problem: RestoreProblem, language: Language): string {
  const sentence = describeRestoreProblem(problem, language)
  return problem === 'outcome-unknown' ? sentence : words.nothingChanged(language, { problem: sentence })
}

export function isRestoreProblem(name: string): name is RestoreProblem {
  return isKeyOf(sentences, name)
}
