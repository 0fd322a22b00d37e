import { expect, test } from 'vitest'
import { cloneDatabase } from './clone-database.ts'
import { readPristine, resetDatabase } from './reset-database.ts'
import { withClient } from './with-client.ts'

const { url, drop } = await cloneDatabase()
const pristine = await withClient(url, readPristine)
const reset = () => withClient(url, client => resetDatabase(client, pristine))
const execute = (statement: string) => withClient(url, client => client.query(statement))

test('rows, sequences and changed defaults are gone', async () => {
  await execute(`insert into categories (name, slug) values ('Sport', 'sport')`)
  await execute(`update settings set site_name = 'Another'`)
  await execute('analyze')
  expect(await reset()).toBe(true)
  expect(await withClient(url, readPristine)).toEqual(pristine)
})

test('simultaneous rows of the next file are read in the order in which they were added', async () => {
  const add = (names: string) =>
    execute(`insert into categories (name, slug) select n, n from unnest(array[${names}]) n`)
  await add(`'a', 'b', 'c'`)
  // A read after a deletion makes the places of the deleted rows free for new ones.
  await execute(`delete from categories where name = 'a'; select from categories; select from categories`)
  expect(await reset()).toBe(true)
  await add(`'d', 'e', 'f'`)
  const { rows } = await execute('select name, ctid::text from categories')
  expect(rows.map(row => [row.name, row.ctid])).toEqual([
    ['d', '(0,1)'],
    ['e', '(0,2)'],
    ['f', '(0,3)'],
  ])
})

test('a large table is emptied with everything that refers to it', async () => {
  await execute(`insert into categories (name, slug) select n::text, n::text from generate_series(1, 3000) n`)
  expect(await reset()).toBe(true)
  expect(await withClient(url, readPristine)).toEqual(pristine)
})

test('a database with another schema cannot be reset', async () => {
  await execute('alter table categories disable trigger all')
  expect(await reset()).toBe(false)
  await drop()
})
