import { requiredColumns } from '../../domain/exchange/exchange-table.ts'
import {
  type ImportFailure,
  type ImportState,
  type Outcome,
  type OutcomeCounts,
  outcomes,
} from '../../domain/exchange/import-job.ts'
import type { ImportJob, Reading } from '../../domain/exchange/import-queries.ts'
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

export function failureSentence(
  { failure, recordTable, reading }: ImportJob,
  language: Language,
): string | null {
  if (!failure) return null
  if (failure === 'missing-columns' && recordTable) {
    const missing = reading?.missingColumns.join(', ') ?? ''
    const needed = requiredColumns[recordTable].join(', ')
    return words.missingColumns(language, { missing, table: recordTable, needed })
  }
  return failureSentences[failure](language)
}

const failureSentences: Record<ImportFailure, (language: Language) => string> = {
  empty: words.failedEmpty,
  spreadsheet: words.failedSpreadsheet,
  packed: words.failedPacked,
  'no-known-columns': words.failedNoKnownColumns,
  'missing-columns': words.failedMissingColumns,
  malformed: words.failedMalformed,
  'record-too-long': words.failedRecordTooLong,
  'account-gone': words.failedAccountGone,
  faulty: words.failedFaulty,
  'too-complex': words.failedTooComplex,
  'crashed-the-reader': words.failedCrashedTheReader,
  expired: words.failedExpired,
}

/** How the file was read: "CSV separated by commas, in UTF-8". */
export function describeReading({ format, encoding: code, delimiter }: Reading, language: Language): string {
  const encoding = encodingNames[code] ?? code
  if (format === 'json') return words.readJson(language, { encoding })
  if (format === 'json-lines') return words.readJsonLines(language, { encoding })
  return words.readCsv(language, { delimiter: delimiterNames[delimiter] ?? 'bar', encoding })
}

const delimiterNames: Record<string, string> = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' }
const encodingNames: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}
