import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { collect } from '../../../test/support/in-pieces.ts'
import type { ExchangeTable } from '../../domain/exchange/exchange-table.ts'
import { readBatches } from './batches.ts'
import type { FileRecord } from './file/open-file.ts'

const { db, now } = await freshDatabase({ at: '2026-01-02T06:30:00Z' })
const id = (n: number) => `0b6f2f0e-8d3c-4a53-9a9c-${String(n).padStart(12, '0')}`
const category = (n: number, fields: object = {}) => ({
  name: `Category ${n}`,
  slug: `category-${n}`,
  ...fields,
})

async function read(lines: object[], table: ExchangeTable = 'categories') {
  async function* records(): AsyncGenerator<FileRecord> {
    for (const [at, fields] of lines.entries())
      yield { line: at + 2, fields: new Map(Object.entries(fields)) }
  }
  return collect(readBatches(records(), { db, table, now }))
}

test('500 records are a batch, in the order of the file, and none is empty', async () => {
  const lines = Array.from({ length: 1_001 }, (_, n) => category(n))
  const batches = await read(lines)
  expect(batches.map(({ number, rows }) => [number, rows.length])).toEqual([
    [0, 500],
    [1, 500],
    [2, 1],
  ])
  expect(batches[1]?.rows[0]?.line).toBe(502)
  expect(await read(lines.slice(0, 500))).toHaveLength(1)
  expect(await read([])).toEqual([])
})

test('wrong and repeated records count towards a batch, so that a number always identifies the same records', async () => {
  const lines = Array.from({ length: 501 }, (_, n) => category(n < 10 ? 0 : n, n === 20 ? { name: '' } : {}))
  const [first, second] = await read(lines)
  expect([first?.rows.length, first?.repeated.length, first?.wrong.length]).toEqual([490, 9, 1])
  expect(second?.rows).toHaveLength(1)
})

test('the second record with the same key is a duplicate, also in a later batch', async () => {
  const lines = [...Array.from({ length: 500 }, (_, n) => category(n)), category(900, { slug: 'category-7' })]
  const [, second] = await read(lines)
  expect(second?.repeated).toEqual([
    { line: 502, title: 'Category 900', reasons: [{ code: 'same-key', line: 9, table: 'categories' }] },
  ])
})

test('the second record with the same id is wrong, whatever its key', async () => {
  const [batch] = await read([category(1, { id: id(1) }), category(2, { id: id(1).toUpperCase() })])
  expect(batch?.wrong).toEqual([{ line: 3, title: 'Category 2', reasons: [{ code: 'same-id', line: 2 }] }])
})

test('ids that are not UUIDs may repeat, and a wrong record does not block others', async () => {
  const [batch] = await read([
    category(1, { id: '17', name: '' }),
    category(1, { id: '17' }),
    category(2, { id: '17' }),
  ])
  expect(batch?.rows.map(row => row.line)).toEqual([3, 4])
})

test('addresses of the same article count as one', async () => {
  const link = { title: 'A', source: 'O', category: 'news' }
  const [batch] = await read(
    [
      { ...link, url: 'https://www.outlet.example/story?utm_source=x' },
      { ...link, url: 'https://www.outlet.example/story' },
    ],
    'news_links',
  )
  expect(batch?.repeated).toMatchObject([
    { line: 3, reasons: [{ code: 'same-key', line: 2, table: 'news_links' }] },
  ])
})

test('records beyond the limit are not read, and the report says so', async () => {
  const records = (async function* () {
    for (let line = 2; ; line++) yield { line, fields: new Map(Object.entries(category(line))) }
  })()
  const batches = await collect(readBatches(records, { db, table: 'categories', now, recordsMax: 3 }))
  expect(batches).toHaveLength(1)
  expect(batches[0]?.rows).toHaveLength(3)
  expect(batches[0]?.wrong).toEqual([
    { line: 5, title: '', reasons: [{ code: 'too-many-records', most: 3 }] },
  ])
})
