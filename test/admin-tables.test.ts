import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { adminDesk } from './support/admin-desk.ts'
import { addOneOfEverything } from './support/one-of-everything.ts'

// The columns of each admin list: an added, removed or empty column appears here.

const { db, now, see } = await adminDesk()
await addOneOfEverything(db, now)

type Table = { heads: string[]; cells: number[] }

function readTable(html: string): Table {
  const table: Table = { heads: [], cells: [] }
  let part = ''
  let open = ''
  const parser = new Parser({
    onopentag: name => {
      if (name === 'thead' || name === 'tbody') part = name
      if (part === 'tbody' && name === 'tr') table.cells.push(0)
      if (part === 'thead' && name === 'th') table.heads.push('')
      if (part === 'tbody' && (name === 'td' || name === 'th')) table.cells.push((table.cells.pop() ?? 0) + 1)
      open = part === 'thead' ? 'th' : ''
    },
    ontext: text => {
      if (open === 'th') table.heads.push((table.heads.pop() ?? '') + text)
    },
    onclosetag: name => {
      if (name === 'thead' || name === 'tbody') part = ''
    },
  })
  parser.end(html)
  return table
}

test.each([
  ['news', 'Select all, Title, Source, Category, Status, Added, Actions'],
  ['categories', 'Order, Name, Slug, Articles, Actions'],
  ['outlets', 'Name, Hosts, Language, Region, Owner, Lean, Feeds'],
  ['feeds', 'Select all, Feed, Outlet, Category, Health, Last good, Next try'],
  ['site-links', 'Type, Title, Last Updated, Actions'],
])('the list of %s has these columns, and a cell in each', async (list, columns) => {
  const html = await see(`/admin/${list}`)
  const { heads, cells } = readTable(html)
  expect(heads.join(', ')).toBe(columns)
  expect(new Set(cells)).toEqual(new Set([heads.length]))
})
