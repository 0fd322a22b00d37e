import { expect, test } from 'vitest'
import { importFailures, importStates, noOutcomes, outcomes } from '../../domain/exchange/import-job.ts'
import type { ImportJob, Reading } from '../../domain/exchange/import-queries.ts'
import { failureSentence } from './failure-sentence.ts'
import { chooseOutcome, describeReading, outcomeLabels, passOf, stateLabels } from './import-words.ts'

const reading: Reading = {
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ',',
  nulCount: 0,
  cut: '',
  unknownColumns: [],
  missingColumns: ['url', 'source'],
}

const job = (fields: Partial<ImportJob>): ImportJob => ({
  id: 'x',
  fileName: 'a.csv',
  fileBytes: 10,
  openAttempts: 0,
  state: 'failed',
  recordTable: 'news_links',
  list: null,
  listsLeft: [],
  nextImport: null,
  reading,
  failure: null,
  existing: 'change',
  bytesDone: 0,
  stopAsked: false,
  batchId: 'b',
  accountId: null,
  accountName: 'Asha',
  undoneCount: 0,
  keptCount: 0,
  createdAt: new Date(0),
  updatedAt: new Date(0),
  ...fields,
})

test('the states up to the decision list the lines of the check, later states those of the import', () => {
  const passes = Object.groupBy(importStates, passOf)
  expect(passes.import).toEqual(['importing', 'done', 'stopped', 'undoing', 'undone'])
  expect(passes.check).toEqual(['uploading', 'checking', 'checked', 'failed', 'cancelled'])
})

test('each state and outcome has its own words', () => {
  expect(new Set(importStates.map(state => stateLabels[state])).size).toBe(importStates.length)
  expect(new Set(outcomes.map(outcome => outcomeLabels[outcome])).size).toBe(outcomes.length)
})

test.each([
  [{ new: 9, changed: 9, duplicate: 9, wrong: 1 }, 'wrong'],
  [{ new: 9, changed: 1, duplicate: 9, wrong: 0 }, 'changed'],
  [{ new: 9, changed: 0, duplicate: 1, wrong: 0 }, 'duplicate'],
  [{ new: 9, changed: 0, duplicate: 0, wrong: 0 }, 'new'],
  [noOutcomes, 'new'],
])('with the counts %j the outcome that needs attention first is open', (counts, outcome) => {
  expect(chooseOutcome(null, counts)).toBe(outcome)
})

test('the requested list is open even if it is empty; an invalid request is ignored', () => {
  const counts = { ...noOutcomes, wrong: 3 }
  for (const outcome of outcomes) expect(chooseOutcome(outcome, counts)).toBe(outcome)
  for (const asked of ['', 'WRONG', 'toString', '__proto__'])
    expect(chooseOutcome(asked, counts)).toBe('wrong')
})

test.each(importFailures)('the failure %s is described in a complete sentence', failure => {
  expect(failureSentence(job({ failure }), 'en')).toMatch(/^[A-Z].*\.$/)
})

test('an import that did not fail shows no failure', () => {
  expect(failureSentence(job({}), 'en')).toBeNull()
})

test('a file that lacks columns names those, and the columns that are required', () => {
  expect(failureSentence(job({ failure: 'missing-columns' }), 'en')).toBe(
    'The file has no column url, source. A file of news links needs title, url, source, category.',
  )
  expect(failureSentence(job({ failure: 'missing-columns', recordTable: null }), 'en')).toBe(
    'A column is missing.',
  )
})

test.each([
  [{}, 'CSV separated by commas, in UTF-8'],
  [{ delimiter: ';', encoding: 'windows-1252' }, 'CSV separated by semicolons, in Windows-1252'],
  [{ delimiter: '\t', encoding: 'utf-16le' }, 'CSV separated by tabs, in UTF-16'],
  [{ delimiter: '|', encoding: 'utf-16be' }, 'CSV separated by bars, in UTF-16'],
  [{ encoding: 'koi8' }, 'CSV separated by commas, in koi8'],
  [{ format: 'json' }, 'JSON, in UTF-8'],
  [{ format: 'json-lines' }, 'JSON, one record per line, in UTF-8'],
] as [Partial<Reading>, string][])('the format of a file is described: %j', (fields, words) => {
  expect(describeReading({ ...reading, ...fields }, 'en')).toBe(words)
})
