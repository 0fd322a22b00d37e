import { expect, test } from 'vitest'
import { collect, inTexts } from '../../../../test/support/in-pieces.ts'
import type { Reading } from '../../../domain/exchange/import-queries.ts'
import { readColumns, unknownShownMax } from './file-columns.ts'
import { isJsonObject, readFields } from './read-fields.ts'
import { type JsonRecord, readJson } from './read-json.ts'

const columns = readColumns(['title', 'url'])
const newReading = (): Reading => ({
  format: 'json',
  encoding: 'utf-8',
  delimiter: '',
  nulCount: 0,
  cut: '',
  unknownColumns: columns.unknown,
  missingColumns: [],
})

async function read(text: string, reading = newReading()) {
  const records = readJson(inTexts(text), { path: '$.*', isLines: false })
  const found = await collect(readFields(records, { columns, reading }))
  return found.map(record => ('fields' in record ? Object.fromEntries(record.fields) : record.problem.code))
}

test('each record’s values are assigned to its own columns, whatever the previous record had', async () => {
  expect(
    await read('[{}, {"Title":1,"url":null}, {"title":2,"url":[]}, {"url":3,"mood":4,"title":5}]'),
  ).toEqual([{}, { title: 1, url: null }, { title: 2, url: [] }, { url: 3, title: 5 }])
})

test('one key that looks like two joined keys is not confused with them', async () => {
  expect(await read('[{"title\\u0000url":1}, {"title":2,"url":3}]')).toEqual([{}, { title: 2, url: 3 }])
})

test('a key named like an object’s built-in property is an unknown column', async () => {
  const reading = newReading()
  expect(await read('[{"__proto__":{"title":1},"constructor":2,"url":3}]', reading)).toEqual([{ url: 3 }])
  expect(reading.unknownColumns).toContain('constructor')
})

test('a value that is not an object is reported for its record only', async () => {
  const problem = 'not-an-object'
  expect(await read('[1, null, ["title"], {"title":1}]')).toEqual([problem, problem, problem, { title: 1 }])
  expect([{}, [], null, 'a'].map(isJsonObject)).toEqual([true, false, false, false])
})

test('a file with a new column in every record is read as fast as any', async () => {
  async function* records(): AsyncGenerator<JsonRecord> {
    for (let line = 1; line <= 40_000; line += 1) yield { line, value: { title: 'A', [`mood ${line}`]: 1 } }
  }
  const reading = newReading()
  const before = process.threadCpuUsage()
  await collect(readFields(records(), { columns, reading }))
  expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1_000)
  expect(reading.unknownColumns).toEqual(Array.from({ length: unknownShownMax }, (_, n) => `mood ${n + 1}`))
})
