import { expect, test } from 'vitest'
import { importFailures, importStates, noOutcomes, outcomes } from '../../domain/exchange/import-job.ts'
import type { ImportJob, Reading } from '../../domain/exchange/import-queries.ts'
import {
  chooseOutcome,
  describeReading,
  failureSentence,
  outcomeLabels,
  passOf,
  stateLabels,
} from './import-words.ts'

const reading: Reading = {
  ...{ format: 'csv', encoding: 'utf-8', delimiter: ',', nulCount: 0, cut: '' },
  ...{ unknownColumns: [], missingColumns: ['url', 'source'] },
}

const job = (fields: Partial<ImportJob>): ImportJob => ({
  ...{
    id: 'x',
    fileName: 'a.csv',
    fileBytes: 10,
    openAttempts: 0,
    state: 'failed',
    recordTable: 'news_links',
    list: null,
    listsLeft: [],
  },
  ...{
    nextImport: null,
    reading,
    failure: null,
    existing: 'change',
    bytesDone: 0,
    stopAsked: false,
    batchId: 'b',
  },
  ...{
    accountId: null,
    accountName: 'Asha',
    undoneCount: 0,
    keptCount: 0,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  },
  ...fields,
})

test('what was written is told by its own lines, what was only looked at by those of the check', () => {
  const passes = Object.groupBy(importStates, passOf)
  expect(passes.import).toEqual(['importing', 'done', 'stopped', 'undoing', 'undone'])
  expect(passes.check).toEqual(['uploading', 'checking', 'checked', 'failed', 'cancelled'])
})

test('each state and outcome has words of its own', () => {
  expect(new Set(importStates.map(state => stateLabels[state])).size).toBe(importStates.length)
  expect(new Set(outcomes.map(outcome => outcomeLabels[outcome])).size).toBe(outcomes.length)
})

test.each([
  [{ new: 9, changed: 9, duplicate: 9, wrong: 1 }, 'wrong'],
  [{ new: 9, changed: 1, duplicate: 9, wrong: 0 }, 'changed'],
  [{ new: 9, changed: 0, duplicate: 1, wrong: 0 }, 'duplicate'],
  [{ new: 9, changed: 0, duplicate: 0, wrong: 0 }, 'new'],
  [noOutcomes, 'new'],
])('of %j the list that needs a look first is open', (counts, outcome) => {
  expect(chooseOutcome(null, counts)).toBe(outcome)
})

test('the list that is asked for is open, even when it is empty; nonsense asks for none', () => {
  const counts = { ...noOutcomes, wrong: 3 }
  for (const outcome of outcomes) expect(chooseOutcome(outcome, counts)).toBe(outcome)
  for (const asked of ['', 'WRONG', 'toString', '__proto__'])
    expect(chooseOutcome(asked, counts)).toBe('wrong')
})

test.each(importFailures)('why a file failed (%s) is a sentence with an end', failure => {
  expect(failureSentence(job({ failure }), 'en')).toMatch(/^[A-Z].*\.$/)
})

test('an import that did not fail says nothing of it', () => {
  expect(failureSentence(job({}), 'en')).toBeNull()
})

test('a file that lacks columns hears which, and which such a file needs', () => {
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
  [{ format: 'json-lines' }, 'JSON, one record a line, in UTF-8'],
] as [Partial<Reading>, string][])('how a file was read is told: %j', (fields, words) => {
  expect(describeReading({ ...reading, ...fields }, 'en')).toBe(words)
})
