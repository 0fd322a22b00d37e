import { expect, test } from 'vitest'
import { collect, inTexts } from '../../../../test/support/in-pieces.ts'
import { exchangeColumns } from '../../../domain/exchange/exchange-table.ts'
import type { Reading } from '../../../domain/exchange/import-queries.ts'
import { readColumns } from './file-columns.ts'
import { readCsv } from './read-csv.ts'
import { readFields } from './read-fields.ts'

const reading: Reading = {
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ',',
  nulCount: 0,
  cut: '',
  unknownColumns: [],
  missingColumns: [],
}

async function read(heads: readonly string[], text: string, told = reading) {
  const columns = readColumns([...heads])
  const records = await collect(readFields(readCsv(inTexts(text), ','), { columns, reading: told }))
  return records.map(record => ('fields' in record ? Object.fromEntries(record.fields) : record.problem.code))
}

const heads = ['Title', 'Mood', 'url', 'TITLE']

test('cells are assigned to columns, and those of unknown or repeated columns are dropped', async () => {
  expect(await read(heads, 'A,glad,https://o.example/a,B\n')).toEqual([
    { title: 'A', url: 'https://o.example/a' },
  ])
})

test('extra empty cells at the end of a line are allowed, other extra cells are not', async () => {
  expect(await read(heads, '1,2,3,4, ,,\n1,2,3,4,5\n1,2\n')).toEqual([
    { title: '1', url: '3' },
    'other-cells',
    'other-cells',
  ])
})

test('a stray quote is reported for its line only', async () => {
  const [first, second] = await read(['title', 'url'], '"1"x",2\n3,4\n')
  expect(first).toBe('stray-quote')
  expect(second).toEqual({ title: '3', url: '4' })
})

test('our guard against formulas is removed only in a file that we wrote', async () => {
  const line = ['id', 'name', 'slug', "'=1+1", '0', '', ''].join(',')
  expect(await read([...exchangeColumns('categories')], line)).toMatchObject([{ description: '=1+1' }])
  expect(await read(['name', 'slug', 'description'], "a,b,'=1+1")).toMatchObject([{ description: "'=1+1" }])
})

test('a truncated file is reported at its line and for the whole file', async () => {
  const told = { ...reading }
  const lines = await read(['title', 'url'], '1,2\n"3,4\n', told)
  expect(lines).toEqual([{ title: '1', url: '2' }, told.cut])
  expect(told.cut).toBe('quote-left-open')
})
