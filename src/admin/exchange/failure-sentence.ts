import { exchangeOf } from '../../domain/exchange/exchange-table.ts'
import type { ImportFailure } from '../../domain/exchange/import-job.ts'
import type { ImportJob } from '../../domain/exchange/import-queries.ts'
import type { Language } from '../../text/language.ts'
import * as words from '../../words/exchange-desk.ts'

/** Why an import failed. Only for the server, because it knows the columns of every table. */
export function failureSentence(
  { failure, recordTable, reading }: ImportJob,
  language: Language,
): string | null {
  if (!failure) return null
  if (failure === 'missing-columns' && recordTable) {
    const missing = reading?.missingColumns.join(', ') ?? ''
    const needed = exchangeOf(recordTable).required.join(', ')
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
  markup: words.failedMarkup,
}
