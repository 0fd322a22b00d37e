import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collect, inTexts } from '../../../../test/support/in-pieces.ts'
import { readCsv } from './read-records.ts'

function read(text: string, length?: number) {
  return collect(readCsv(inTexts(text, length), ','))
}

async function cells(text: string, length?: number) {
  return (await read(text, length)).map(record => ('cells' in record ? record.cells : record.cut))
}

test('each record has the line on which it begins', async () => {
  const records = await read('a,b\r\n1,"x\r\ny\r\nz"\r\n\r\n2,"q ""q"""\r\n3,4')
  expect(records).toMatchObject([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', 'x\r\ny\r\nz'] },
    { line: 6, cells: ['2', 'q "q"'] },
    { line: 7, cells: ['3', '4'] },
  ])
})

test.each(['\n', '\r\n', '\r'])('lines may end with %j', async end => {
  expect(await cells(['a,b', '1,2', '3,4', ''].join(end), 3)).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ])
})

test.each(['a,b\r\n1,"2"\n3,"4\n5"\n\r\n6,7\n', 'a,b\n1,"2"\r\n3,"4\n5"\r\n\n6,7\r\n'])(
  'lines may end in both ways in one file: %j',
  async text => {
    expect(await read(text)).toMatchObject([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
      { line: 3, cells: ['3', '4\n5'] },
      { line: 6, cells: ['6', '7'] },
    ])
  },
)

test('the boundaries of the pieces make no difference', async () => {
  const text = 'a,b\r\n"1,""\r\n",2\r\n\r\n3,"४"\r\n'
  const whole = await read(text, text.length)
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: text.length }), async length => {
      expect(await read(text, length)).toEqual(whole)
    }),
  )
})

test('no text makes it throw, and reading always ends', async () => {
  const letters = fc.string({
    unit: fc.constantFrom('"', ',', '\r', '\n', 'a', ' ', '\t', 'क'),
    maxLength: 60,
  })
  await fc.assert(
    fc.asyncProperty(letters, fc.integer({ min: 1, max: 9 }), async (text, length) => {
      expect((await read(text, length)).length).toBeLessThanOrEqual(text.length)
    }),
  )
})

test('a quote in the middle of a cell is reported', async () => {
  const records = await read('a,b\n"1"x",2\n3,4\n')
  expect(records[1]).toMatchObject({ line: 2, hasStrayQuote: true })
  expect(records.at(-1)).toMatchObject({ cells: ['3', '4'], hasStrayQuote: false })
})

test.each(['\n', '\r\n'])(
  'a cell that begins with a quoted word ends with its line, lines ending in %j',
  async end => {
    const lines = ['a,b', '"Operation" a success,1', 'plain,2', '"Last, ""one""" ,3', '"No" and "yes",4']
    expect(await read([...lines, '"At" the end,5'].join(end), 9)).toMatchObject([
      { line: 1 },
      { line: 2, cells: ['"Operation" a success', '1'], hasStrayQuote: false },
      { line: 3, cells: ['plain', '2'] },
      { line: 4, cells: ['Last, "one"', '3'] },
      { line: 5, hasStrayQuote: true },
      { line: 6, cells: ['"At" the end', '5'], hasStrayQuote: false },
    ])
  },
)

test('an inch mark does not move the numbers of the lines', async () => {
  const records = await read('a,b\r\n5" pipe,1\r\nx,2\r\n"y\r\nz",3\r\n6",4\r\n')
  expect(records.map(({ line }) => line)).toEqual([1, 2, 3, 4, 6])
})

test('an unclosed quote ends the file where it was opened', async () => {
  expect(await read('a,b\n1,2\n3,"4\n5,6\n')).toMatchObject([
    { line: 1 },
    { line: 2 },
    { line: 3, cut: 'quote-left-open' },
  ])
})

test('a cell of ten megabytes is read, one of forty ends the file', async () => {
  const cell = (megabytes: number) => `a,b\n1,"${'x'.repeat(megabytes * 2 ** 20)}"\n2,3\n`
  // Long pieces, because an unfinished record is parsed again with each piece.
  const length = 33 * 2 ** 20
  expect((await cells(cell(10), length)).map(row => row.length)).toEqual([2, 2, 2])
  const records = await read(cell(40), length)
  expect(records.at(-1)).toEqual({ line: 2, cut: 'record-too-long' })
})

const header = 'title,url,source,category\n'

test.each([
  ['quotes', header, '"', 'too-complex'],
  ['stray quotes', header, '"a" ', 'too-complex'],
  ['separators', header, ',', 'too-complex'],
  ['quotes, before any line ends', '', '"', 'too-complex'],
  ['letters, before any line ends', '', 'x', 'record-too-long'],
])('an endless line of %s is cut, whatever follows', async (_what, before, piece, cut) => {
  const text = piece.repeat(512 / piece.length)
  let pieces = 0
  const texts = (async function* () {
    yield before
    for (; pieces < 400; pieces++) yield text
  })()
  const limits = { charactersMax: 32 * 1024, signsMax: 100 }
  expect((await collect(readCsv(texts, ',', limits))).at(-1)).toMatchObject({ cut })
  expect(pieces).toBeLessThan(70)
})

test('more quotes than one record may have, spread over many lines, do not end the file', async () => {
  const rows = Array.from({ length: 60 }, (_, n) => `"a","${n}"`).join('\n')
  const records = await collect(readCsv(inTexts(`a,b\n${rows}`, 512), ',', { signsMax: 100 }))
  expect(records).toHaveLength(61)
})
