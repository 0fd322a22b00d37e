import { expect, test } from 'vitest'
import { setRow } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { toJson } from '../../database/json-text.ts'
import { type Outcome, outcomes } from './import-job.ts'
import {
  countOutcomes,
  findImport,
  type ImportLine,
  type ImportPass,
  listImports,
  listLines,
  listMissingCategories,
  readReport,
} from './import-queries.ts'
import type { LineReason } from './line-reason.ts'
import { startImport } from './start-import.ts'

const { db, by, now } = await freshNewsroom({ empty: ['imports'] })
const nobody = '00000000-0000-7000-8000-000000000000'

async function start(fileName = 'links.csv', at = now): Promise<string> {
  const started = await startImport(db, { fileName, fileBytes: 10, by, now: at })
  if (!started.ok) throw new Error(started.reason)
  return started.id
}

const line = (number: number, outcome: Outcome, reason?: LineReason): ImportLine => ({
  line: number,
  outcome,
  reasons: reason ? [reason] : [],
  title: `Title ${number}`,
})

async function addPart(
  importId: string,
  number: number,
  { lines, pass = 'check' }: { lines: ImportLine[]; pass?: ImportPass },
) {
  const count = (outcome: Outcome) => lines.filter(each => each.outcome === outcome).length
  const counts = {
    newCount: count('new'),
    changedCount: count('changed'),
    duplicateCount: count('duplicate'),
  }
  const row = { importId, pass, number, ...counts, wrongCount: count('wrong'), lines: toJson(lines) }
  await db.insertInto('importParts').values(row).execute()
}

test('an import is found by its id, with its current state', async () => {
  const id = await start()
  expect(await findImport(db, id)).toMatchObject({
    id,
    fileName: 'links.csv',
    fileBytes: 10,
    state: 'uploading',
    recordTable: null,
    reading: null,
    failure: null,
    existing: 'change',
    bytesDone: 0,
    stopAsked: false,
    accountName: 'Asha Devi',
    listsLeft: [],
  })
})

test('the description of how a file was read is stored and read back', async () => {
  const id = await start()
  const reading = {
    format: 'csv',
    encoding: 'utf-8',
    delimiter: ';',
    nulCount: 3,
    cut: '',
    unknownColumns: ['रंग'],
    missingColumns: ['url'],
  }
  await setRow(db, 'imports', id, { reading: JSON.stringify(reading) })
  expect((await findImport(db, id))?.reading).toEqual(reading)
})

test('imports are listed newest first, up to a limit', async () => {
  for (const minute of [1, 3, 2]) await start(`${minute}.csv`, new Date(now.getTime() + minute * 60_000))
  const names = async (limit: number) => (await listImports(db, limit)).map(each => each.fileName)
  expect(await names(9)).toEqual(['3.csv', '2.csv', '1.csv'])
  expect(await names(2)).toEqual(['3.csv', '2.csv'])
})

test('the counts of all parts are added up, separately for each pass', async () => {
  const id = await start()
  await addPart(id, 0, { lines: [line(2, 'new'), line(3, 'wrong')] })
  await addPart(id, 1, { lines: [line(4, 'new'), line(5, 'duplicate'), line(6, 'changed')] })
  await addPart(id, 0, { lines: [line(2, 'new')], pass: 'import' })
  expect(await countOutcomes(db, id, 'check')).toEqual({ new: 2, changed: 1, duplicate: 1, wrong: 1 })
  expect(await countOutcomes(db, id, 'import')).toEqual({ new: 1, changed: 0, duplicate: 0, wrong: 0 })
  expect(await countOutcomes(db, nobody, 'check')).toEqual({ new: 0, changed: 0, duplicate: 0, wrong: 0 })
})

test.each(outcomes)('the lines that are %s are listed in order, over all parts', async outcome => {
  const id = await start()
  const other = outcome === 'new' ? 'wrong' : 'new'
  await addPart(id, 0, { lines: [line(2, outcome), line(3, other)] })
  await addPart(id, 1, { lines: [line(4, other)] })
  await addPart(id, 2, { lines: [line(5, outcome), line(6, outcome)] })
  const numbers = async (limit: number) =>
    (await listLines(db, { importId: id, pass: 'check', outcome, limit })).map(each => each.line)
  expect(await numbers(9)).toEqual([2, 5, 6])
  expect(await numbers(2)).toEqual([2, 5])
  expect(await numbers(0)).toEqual([])
})

test('lines of another pass or import are not included', async () => {
  const [id, other] = [await start(), await start()]
  await addPart(id, 0, { lines: [line(2, 'new')] })
  const asked = { outcome: 'new', limit: 9 } as const
  expect(await listLines(db, { ...asked, importId: id, pass: 'import' })).toEqual([])
  expect(await listLines(db, { ...asked, importId: other, pass: 'check' })).toEqual([])
})

test('missing categories are listed once each, as the file writes them', async () => {
  const id = await start()
  const missing = (name: string): LineReason => ({ code: 'no-category', name })
  await addPart(id, 0, { lines: [line(2, 'wrong', missing('खेल')), line(3, 'wrong', missing('Sport'))] })
  await addPart(id, 1, {
    lines: [
      line(4, 'wrong', missing('Sport')),
      line(5, 'wrong', { code: 'field', column: 'url', problem: 'bad-url' }),
      line(6, 'new', missing('Not wrong')),
      line(7, 'wrong', missing('The “quoted” one')),
    ],
  })
  expect(new Set(await listMissingCategories(db, id, 'check'))).toEqual(
    new Set(['Sport', 'The “quoted” one', 'खेल']),
  )
  expect(await listMissingCategories(db, id, 'import')).toEqual([])
})

test('at most thirty missing categories are listed', async () => {
  const id = await start()
  const lines = Array.from({ length: 50 }, (_, n) => line(n, 'wrong', { code: 'no-category', name: `C${n}` }))
  await addPart(id, 0, { lines })
  expect(await listMissingCategories(db, id, 'check')).toHaveLength(30)
})

test('a report has every line, part by part', async () => {
  const id = await start()
  await addPart(id, 0, { lines: [line(2, 'new')] })
  await addPart(id, 5, { lines: [line(3, 'wrong', { code: 'too-long' }), line(4, 'new')] })
  const parts: number[][] = []
  for await (const part of readReport(db, id, 'check')) parts.push(part.map(each => each.line))
  expect(parts).toEqual([[2], [3, 4]])
})
