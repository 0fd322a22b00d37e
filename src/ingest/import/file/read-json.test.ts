import { expect, test } from 'vitest'
import { collect, inTexts } from '../../../../test/support/in-pieces.ts'
import type { Reading } from '../../../domain/exchange/import-queries.ts'
import { isJsonObject, readFields } from './open-file.ts'
import { type JsonRecord, readJson } from './read-records.ts'
import { readColumns, unknownShownMax } from './recognise-file.ts'

type Options = { path?: string; isLines?: boolean; length?: number; charactersMax?: number }

function read(text: string, { path = '$.*', isLines = false, length = 7, ...limit }: Options = {}) {
  return collect(readJson(inTexts(text, length), { path, isLines, ...limit }))
}

test('the values of a list are read one by one, numbered', async () => {
  expect(await read('[{"a":"क\\u0915"}, [1], "x", null]')).toEqual([
    { line: 1, value: { a: 'कक' } },
    { line: 2, value: [1] },
    { line: 3, value: 'x' },
    { line: 4, value: null },
  ])
})

test('other lists of the same file are skipped', async () => {
  const text = '{"news_links":[{"a":1}],"categories":[{"b":2}]}'
  expect(await read(text, { path: '$.news_links.*' })).toEqual([{ line: 1, value: { a: 1 } }])
})

test('a file with one document per line is read line by line', async () => {
  const records = await read('{"a":1}\n{"a":2}\r\n\n{"a":3}', { isLines: true })
  expect(records.map(record => record.line)).toEqual([1, 2, 3])
})

test.each([
  ['[{"a":1},{"a":', 'ends-early', 2],
  ['[{"a":1}', 'ends-early', 2],
  ['[{"a":1},{a:2}]', 'malformed', 2],
  ['[{"a":1}] and more', 'malformed', 2],
])('%s is read up to the error', async (text, cut, line) => {
  expect((await read(text)).at(-1)).toEqual({ line, cut })
})

test('a text up to the limit is read, a longer one ends the file', async () => {
  const text = (length: number) => `[{"a":1},{"a":"${'x'.repeat(length)}"},{"a":3}]`
  const limit = { charactersMax: 1_000 }
  expect(await read(text(900), limit)).toHaveLength(3)
  expect((await read(text(1_100), limit)).at(-1)).toEqual({ line: 2, cut: 'record-too-long' })
})

test.each([
  ['lists inside lists', '{"news_links":', '[', '$.news_links.*'],
  ['lists inside a record', '[{"a":', '[', '$.*'],
  ['values in a record', '[{"a":[1', ',1', '$.*'],
  ['keys of a record', '[{"a":1', ',"a":1', '$.*'],
  ['objects inside each other, a line', '', '{"a":', '$'],
])('%s without an end are cut before they exhaust the memory', async (_what, before, piece, path) => {
  const text = `${before}${piece.repeat(2 ** 20)}`
  const records = await read(text, { path, isLines: path === '$', length: 512 * 1024 })
  expect(records).toEqual([{ line: 1, cut: 'too-complex' }])
})

test('brackets inside a text, and many records, do not end the file', async () => {
  const record = JSON.stringify({ a: '[{,"\\'.repeat(30_000) })
  const text = `{"categories":[${'{"b":1},'.repeat(60_000)}{}],"news_links":[${record},${record}]}`
  const records = await read(text, { path: '$.news_links.*', length: 512 * 1024 })
  expect(records).toHaveLength(2)
})

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

async function readObjects(text: string, reading = newReading()) {
  const records = readJson(inTexts(text), { path: '$.*', isLines: false })
  const found = await collect(readFields(records, { columns, reading }))
  return found.map(record => ('fields' in record ? Object.fromEntries(record.fields) : record.problem.code))
}

test('each record’s values are assigned to its own columns, whatever the previous record had', async () => {
  expect(
    await readObjects('[{}, {"Title":1,"url":null}, {"title":2,"url":[]}, {"url":3,"mood":4,"title":5}]'),
  ).toEqual([{}, { title: 1, url: null }, { title: 2, url: [] }, { url: 3, title: 5 }])
})

test('one key that looks like two joined keys is not confused with them', async () => {
  expect(await readObjects('[{"title\\u0000url":1}, {"title":2,"url":3}]')).toEqual([
    {},
    { title: 2, url: 3 },
  ])
})

test('a key named like an object’s built-in property is an unknown column', async () => {
  const reading = newReading()
  expect(await readObjects('[{"__proto__":{"title":1},"constructor":2,"url":3}]', reading)).toEqual([
    { url: 3 },
  ])
  expect(reading.unknownColumns).toContain('constructor')
})

test('a value that is not an object is reported for its record only', async () => {
  const problem = 'not-an-object'
  expect(await readObjects('[1, null, ["title"], {"title":1}]')).toEqual([
    problem,
    problem,
    problem,
    { title: 1 },
  ])
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
