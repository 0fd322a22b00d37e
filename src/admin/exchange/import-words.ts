import {
  type ImportState,
  type Outcome,
  type OutcomeCounts,
  outcomes,
} from '../../domain/exchange/import-job.ts'
import type { Reading } from '../../domain/exchange/import-queries.ts'
import { isKeyOf } from '../../domain/fields/is-key-of.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/exchange-desk.ts'

/** Whether the list of lines is from the check or from the import. */
export function passOf(state: ImportState): 'check' | 'import' {
  const written: ImportState[] = ['importing', 'done', 'stopped', 'undoing', 'undone']
  return written.includes(state) ? 'import' : 'check'
}

export const stateLabels: Record<ImportState, (language: Language) => string> = {
  uploading: words.stateUploading,
  checking: words.stateChecking,
  checked: words.stateChecked,
  importing: words.stateImporting,
  done: words.stateDone,
  stopped: words.stateStopped,
  undoing: words.stateUndoing,
  undone: words.stateUndone,
  failed: words.stateFailed,
  cancelled: words.stateCancelled,
}

export const outcomeLabels: Record<Outcome, (language: Language) => string> = {
  new: words.outcomeNew,
  changed: words.outcomeChanged,
  duplicate: words.outcomeDuplicate,
  wrong: words.outcomeWrong,
}

/** The outcome whose lines are listed: the requested one, otherwise the first that needs attention. */
export function chooseOutcome(requested: string | null, counts: OutcomeCounts): Outcome {
  const named = outcomes.find(outcome => outcome === requested)
  const order: Outcome[] = ['wrong', 'changed', 'duplicate', 'new']
  return named ?? order.find(outcome => counts[outcome] > 0) ?? 'new'
}

/** How the file was read: "CSV separated by commas, in UTF-8". */
export function describeReading({ format, encoding: code, delimiter }: Reading, language: Language): string {
  const encoding = encodingNames[code] ?? code
  if (format === 'json') return words.readJson(language, { encoding })
  if (format === 'json-lines') return words.readJsonLines(language, { encoding })
  return words.readCsv(language, {
    delimiter: isKeyOf(delimiterNames, delimiter) ? delimiterNames[delimiter] : 'bar',
    encoding,
  })
}

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const
const encodingNames: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}
