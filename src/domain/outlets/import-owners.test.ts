import { expect, test } from 'vitest'
import { readOwnerList } from './import-owners.ts'

const now = new Date('2026-12-01T00:00:00Z')

test.each([
  ['1 Nov 2026', '2026-11-01'],
  ['01-Nov-2026', '2026-11-01'],
  ['November 1, 2026', '2026-11-01'],
  ['2 Dec 2026', '2026-12-02'],
  ['2026-11-01', '2026-11-01'],
  // Could be two days.
  ['01/11/2026', '01/11/2026'],
  ['1 Foo 2026', '1 Foo 2026'],
])('the date %s is read as %s', (typed, asOf) => {
  expect(readOwnerList(`Dawn\tA\thttps://r.example/\t${typed}`, now)).toMatchObject([{ asOf }])
})

test.each([',', '\t', ';'])(
  'a name that begins with a quoted word does not swallow the lines below it: %j',
  separator => {
    const rows = [
      ['outlet', 'owner', 'source', 'date'],
      ['"Daily" News', 'A', 'https://r.example/', ''],
      ['Dawn', '"B, C; D"', 'https://r.example/', ''],
      ['"Dusk', 'E', '', ''],
      ['Noon', 'F', '', ''],
      ['Late'],
    ]
    const read = readOwnerList(rows.map(cells => cells.join(separator)).join('\r\n'), now)
    expect(read?.map(({ line, outlet, owner }) => [line, outlet, owner])).toEqual([
      [2, '"Daily" News', 'A'],
      [3, 'Dawn', 'B, C; D'],
      [4, '"Dusk', 'E'],
      [5, 'Noon', 'F'],
      [6, 'Late', ''],
    ])
  },
)

test('a cell is read as the form stores a line, without invisible letters and line breaks', () => {
  const owner = `"Two\nLi\u200b\u202enes"`
  expect(readOwnerList(`Dawn,${owner},https://r.example/,2026-11-01`, now)).toMatchObject([
    { owner: 'Two Lines' },
  ])
})
