import { expect, test } from 'vitest'
import { setRow } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { uploadFile } from '../../../test/support/upload-file.ts'
import { skipList, startNextList } from './decide-import.ts'
import type { ExchangeTable } from './exchange-table.ts'
import type { ImportState } from './import-job.ts'
import { findImport } from './import-queries.ts'

const { db, by, now } = await freshNewsroom({ empty: ['imports'] })
const later = new Date('2026-01-02T07:00:00Z')

/** An import of the first list in a file. */
async function listOf(state: ImportState, listsLeft: ExchangeTable[] = ['news_links', 'site_links']) {
  const id = await uploadFile(db, { text: '{}', name: 'dump.json', by, now })
  const values = { state, listsLeft, list: 'categories', accountName: 'Asha', accountId: null }
  await setRow(db, 'imports', id, values)
  return id
}

const listPieces = () => db.selectFrom('importPieces').select('importId').execute()
const countImports = async () => (await db.selectFrom('imports').select('id').execute()).length

test('the file passes to an import of its next list, which knows the remaining ones', async () => {
  const id = await listOf('done')
  const next = await startNextList(db, id, later)
  expect(await findImport(db, id)).toMatchObject({ state: 'done', nextImport: next, listsLeft: [] })
  expect(await findImport(db, next ?? '')).toMatchObject({
    state: 'checking',
    list: 'news_links',
    listsLeft: ['site_links'],
    nextImport: null,
    fileName: 'dump.json',
    fileBytes: 2,
    accountName: 'Asha',
    createdAt: later,
    updatedAt: later,
  })
  expect(await listPieces()).toEqual([{ importId: next }])
})

test('after the last list there is no next import, and the file stays with it', async () => {
  const id = await listOf('done', [])
  expect(await startNextList(db, id, later)).toBeNull()
  expect(await countImports()).toBe(1)
  expect(await listPieces()).toEqual([{ importId: id }])
})

test('a skipped list is cancelled in the name of the person who skipped it, and the next one begins', async () => {
  const id = await listOf('checked')
  const next = await skipList(db, { id, by, now: later })
  expect(await findImport(db, id)).toMatchObject({
    state: 'cancelled',
    accountId: by.accountId,
    accountName: by.name,
    updatedAt: later,
    nextImport: next,
  })
  expect(await findImport(db, next ?? '')).toMatchObject({ list: 'news_links', accountName: by.name })
})

test('only one of five simultaneous clicks skips the list', async () => {
  const id = await listOf('checked')
  const clicks = await Promise.all(Array.from({ length: 5 }, () => skipList(db, { id, by, now: later })))
  expect(clicks.filter(Boolean)).toHaveLength(1)
  expect(await countImports()).toBe(2)
})

test('only a list that waits for confirmation and is not the last can be skipped', async () => {
  for (const id of [await listOf('importing'), await listOf('checked', []), 'x']) {
    expect(await skipList(db, { id, by, now: later })).toBeNull()
  }
  const states = await db.selectFrom('imports').select('state').orderBy('state').execute()
  expect(states.map(({ state }) => state)).toEqual(['checked', 'importing'])
})
