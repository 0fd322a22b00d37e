import { exchangeLabels, requiredColumns } from '../../domain/exchange/exchange-table.ts'
import {
  type ImportFailure,
  type ImportJob,
  type ImportState,
  type Outcome,
  type OutcomeCounts,
  outcomes,
  type Reading,
} from '../../domain/exchange/import-job.ts'

/** Which of the two lists of lines counts: what would be, or what was. */
export function passOf(state: ImportState): 'check' | 'import' {
  const written: ImportState[] = ['importing', 'done', 'stopped', 'undoing', 'undone']
  return written.includes(state) ? 'import' : 'check'
}

export const stateLabels: Record<ImportState, string> = {
  uploading: 'Being uploaded',
  checking: 'Being checked',
  checked: 'Checked, nothing written yet',
  importing: 'Being imported',
  done: 'Imported',
  stopped: 'Stopped',
  undoing: 'Being undone',
  undone: 'Undone',
  failed: 'Cannot be imported',
  cancelled: 'Cancelled, nothing was written',
}

export const outcomeLabels: Record<Outcome, string> = {
  new: 'New',
  changed: 'Changed',
  duplicate: 'Duplicate',
  wrong: 'Wrong',
}

/** The list that is open: the one asked for, else what needs a look first. */
export function chooseOutcome(asked: string | null, counts: OutcomeCounts): Outcome {
  const named = outcomes.find(outcome => outcome === asked)
  const order: Outcome[] = ['wrong', 'changed', 'duplicate', 'new']
  return named ?? order.find(outcome => counts[outcome] > 0) ?? 'new'
}

export function failureSentence({ failure, recordTable, reading }: ImportJob): string | null {
  if (!failure) return null
  if (failure === 'missing-columns' && recordTable) {
    const missing = reading?.missingColumns.join(', ')
    const needed = requiredColumns[recordTable].join(', ')
    return `The file has no column ${missing}. A file of ${exchangeLabels[recordTable].toLowerCase()} needs ${needed}.`
  }
  return failureSentences[failure]
}

const failureSentences: Record<ImportFailure, string> = {
  empty: 'The file holds no records.',
  spreadsheet: 'This is a spreadsheet file. Save it as CSV in the spreadsheet program and send that.',
  packed: 'This file is compressed. Extract it and send its content.',
  'no-known-columns':
    'No column of this file is recognised. Its first line, or the keys of its records, must name them: title, url, source and category, for example.',
  'missing-columns': 'A column is missing.',
  malformed: 'This file is neither valid CSV nor valid JSON.',
  'record-too-long': 'No record of this file ends within 32 MB. It may not be a table.',
  'account-gone': 'The account that started it has been removed. Records already written stay.',
  faulty: 'Something went wrong on our side and has been logged. Records already written stay.',
  'too-complex':
    'A record of this file holds more than 100,000 values, or nested lists: nothing after it was read.',
  'crashed-the-reader':
    'Reading this file crashed our program three times, so the import was stopped. Records already written stay. Check the file before you send it again.',
  expired: 'Expired after a day without activity; the file was deleted.',
}

/** How the file was read: "CSV separated by commas, in UTF-8". */
export function describeReading({ format, encoding, delimiter }: Reading): string {
  const names: Record<string, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' }
  const kind = format === 'csv' ? `CSV separated by ${names[delimiter] ?? delimiter}` : formatNames[format]
  return `${kind}, in ${encodingNames[encoding] ?? encoding}`
}

const formatNames = { csv: 'CSV', json: 'JSON', 'json-lines': 'JSON, one record a line' }
const encodingNames: Record<string, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}
