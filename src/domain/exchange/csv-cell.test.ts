import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../test/support/property.ts'
import { parseCsv } from '../../text/parse-csv.ts'
import { guardFormula, unguardFormula, writeCsvLine } from './csv-cell.ts'

test.each(['=1+1', '+91', '-5', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', '＠x'])(
  '%j is no longer a formula',
  text => {
    expect(guardFormula(text)).toBe(`'${text}`)
  },
)

test.each(['', 'Rain', "'Rain", "''", ' =1', 'a=b', 'वर्षा', '1-2'])('%j stays as it is', text => {
  expect(guardFormula(text)).toBe(text)
  expect(unguardFormula(text)).toBe(text)
})

test('texts that begin like our guard keep all their apostrophes', () => {
  for (const text of ["'=x", "''=x", "'''-", "'+1'"]) expect(unguardFormula(guardFormula(text))).toBe(text)
})

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom("'", '=', '+', '-', '@', '"', ',', ';', '\r', '\n', '\t', 'a', 'क', '＝'),
  }),
)

property(texts)(
  'guarded text never begins with a character that a spreadsheet runs, and is read back unchanged',
  text => {
    const guarded = guardFormula(text)
    expect(guarded).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
    expect(unguardFormula(guarded)).toBe(text)
  },
)

test('cells are written as RFC 4180 has them', () => {
  expect(writeCsvLine(['Rain', 'She said "go"', 'a,b', 'one\r\ntwo', ''])).toBe(
    '"Rain","She said ""go""","a,b","one\r\ntwo",""\r\n',
  )
})

property(fc.array(texts, { minLength: 1 }))('a line that we write is parsed into the same cells', cells => {
  const { records } = parseCsv(writeCsvLine(cells), { delimiter: ',', newline: '\n', isLast: false })
  expect(records[0]?.cells.map(unguardFormula)).toEqual(cells)
})
