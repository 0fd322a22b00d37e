import iconv from 'iconv-lite'
import { expect, test } from 'vitest'
import { collect, inPieces } from '../../../../test/support/in-pieces.ts'
import { type FileRecord, openFile } from './open-file.ts'

const header = 'title,url,source,category'
const row = '“Naïve” – वर्षा,https://outlet.example/a,The Outlet,news'

async function open(bytes: Buffer | string, length?: number) {
  const told: number[] = []
  const opened = await openFile(() => inPieces(Buffer.from(bytes), length), {
    onBytes: bytesDone => told.push(bytesDone),
  })
  return { opened, told }
}

async function readAll(bytes: Buffer | string, length?: number) {
  const { opened, told } = await open(bytes, length)
  if (!opened.ok) throw new Error(opened.failure)
  const records = await collect(opened.records)
  return { ...opened, records, told }
}

function titles(records: FileRecord[]) {
  return records.map(record => ('fields' in record ? record.fields.get('title') : record.problem.code))
}

test.each([
  ['utf-8', (text: string) => Buffer.from(text)],
  ['utf-8', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['utf-16le', (text: string) => iconv.encode(text, 'utf-16le', { addBOM: true })],
  ['utf-16be', (text: string) => iconv.encode(text, 'utf-16be', { addBOM: true })],
  ['utf-16le', (text: string) => iconv.encode(text, 'utf-16le')],
  ['utf-16be', (text: string) => iconv.encode(text, 'utf-16be')],
])('a file in %s is read whole, wherever its pieces end', async (encoding, encode) => {
  const { reading, records, told } = await readAll(encode(`${header}\n${row}\n`), 101)
  expect(reading.encoding).toBe(encoding)
  expect(titles(records)).toEqual(['“Naïve” – वर्षा'])
  expect(told.at(-1)).toBe(encode(`${header}\n${row}\n`).length)
})

test.each([
  ['', 'empty'],
  ['\uFEFF', 'empty'],
  ['PK\u0003\u0004...', 'spreadsheet'],
  ['[]', 'empty'],
  ['[1, 2]', 'no-known-columns'],
  ['{"a": ', 'malformed'],
  ['{"news_links": []}', 'empty'],
  ['<html><body>Not a table</body></html>', 'markup'],
  ['Only prose\n\nof two lines', 'no-known-columns'],
  ['"a header that never ends', 'malformed'],
  ['title,url,source\n', 'missing-columns'],
])('%j is refused as %s', async (bytes, failure) => {
  expect((await open(bytes, 1_000)).opened).toMatchObject({ ok: false, failure })
})

test('lines with too few cells are wrong, extra empty cells are not', async () => {
  const { records } = await readAll(
    `${header}\nA,u,O,news,,\nB,u,O\nC,u,O,news,more\nD"x",u,O,news\n"E"f",u,O,news\n`,
  )
  expect(titles(records)).toEqual(['A', 'other-cells', 'other-cells', 'D"x"', 'stray-quote'])
  expect(records.map(record => record.line)).toEqual([2, 3, 4, 5, 6])
})

test('JSON records may have different columns, and a value that is not an object is wrong', async () => {
  const { reading, records } = await readAll(
    JSON.stringify([{ title: 'A', url: 'u', source: 'O', category: 'x' }, 7, { title: 'B', likes: 1 }, null]),
  )
  expect(titles(records)).toEqual(['A', 'not-an-object', 'B', 'not-an-object'])
  expect(reading).toMatchObject({ format: 'json', unknownColumns: ['likes'] })
})

test('a dump that names its table, and one record per line, are JSON too', async () => {
  const record = '{"title":"A","url":"u","source":"O","category":"x"}'
  expect(titles((await readAll(`{"news_links": [${record}, ${record}]}`, 99)).records)).toEqual(['A', 'A'])
  const lines = await readAll(`${record}\n${record}\n`)
  expect(lines.reading.format).toBe('json-lines')
  expect(titles(lines.records)).toEqual(['A', 'A'])
})

test('a truncated file is reported, and the records before the end are read', async () => {
  const csv = await readAll(`${header}\nA,u,O,news\nB,"u`)
  expect(csv.reading.cut).toBe('quote-left-open')
  expect(titles(csv.records)).toEqual(['A', csv.reading.cut])
  const json = await readAll('[{"title":"A","url":"u","source":"O","category":"x"},{"title":')
  expect(json.reading.cut).toBe('ends-early')
  expect(titles(json.records)).toEqual(['A', json.reading.cut])
})

test('a line whose letters a spreadsheet saved as question marks is wrong, unless the file is surely Unicode', async () => {
  const lost = '?????? ?? ????,https://outlet.example/a?b??c,Dainik,news'
  const asked = 'What??? Really? ????,https://outlet.example/b,Dainik,news'
  const file = `${header}\n${lost}\n${asked}\nCafé,u,"??? ""????""",news\n`
  const codes = async (bytes: Buffer | string) => titles((await readAll(bytes, 99)).records)
  const wrong = 'lost-letters'
  expect(await codes(iconv.encode(file, 'windows-1252'))).toEqual([wrong, 'What??? Really? ????', wrong])
  expect(await codes(`\uFEFF${file}`)).not.toContain(wrong)
  expect(await codes(JSON.stringify([{ title: '?????? ????', url: 'u' }]))).toEqual(['?????? ????'])
})

test('our guard against formulas is removed only in files that we wrote', async () => {
  const ours = 'id,type,title,content,created_at,updated_at'
  expect(titles((await readAll(`${ours}\n,about,'=x,y,,\n`)).records)).toEqual(['=x'])
  expect(titles((await readAll(`type,title,content\nabout,'=x,y\n`)).records)).toEqual(["'=x"])
})

test('a header below a title is found, and the lines above it are counted', async () => {
  const { reading, records } = await readAll(`News of Nashik,,,\n,,,\nof 2026\n${header}\n${row}\n`)
  expect(reading).toMatchObject({ linesAbove: 2, missingColumns: [] })
  expect(records).toMatchObject([
    {
      line: 5,
      fields: new Map([
        ['title', '“Naïve” – वर्षा'],
        ['url', 'https://outlet.example/a'],
        ['source', 'The Outlet'],
        ['category', 'news'],
      ]),
    },
  ])
})

test('a short file whose header lacks a column keeps its first line as header', async () => {
  const { opened } = await open('title,url,source\na,https://outlet.example/a,b')
  expect(opened).toMatchObject({ failure: 'missing-columns', reading: { missingColumns: ['category'] } })
})
