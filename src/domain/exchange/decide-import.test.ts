import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { uploadFile } from '../../../test/support/upload-file.ts'
import { confirmImport, skipList, startNextList, stopImport, undoImport } from './decide-import.ts'
import type { ExchangeTable } from './exchange-table.ts'
import { type ImportState, importStates } from './import-job.ts'
import { findImport } from './import-queries.ts'

const { db, now } = await freshDatabase({ at: '2026-03-01T06:00:00Z', empty: ['imports'] })
const later = new Date('2026-03-01T07:00:00Z')
const asha = await authorizedEditor(db)
const ravi = await authorizedEditor(db, 'Ravi Kumar')
const decision = (id: string) => ({ id, by: ravi, now: later })

async function importIn(state: ImportState, fields: { listsLeft?: string[] } = {}): Promise<string> {
  const id = await uploadFile(db, { text: 'title,url\n', by: asha, now })
  await setRow(db, 'imports', id, { state, ...fields })
  return id
}

const pieces = async (importId: string) =>
  (await db.selectFrom('importPieces').select('number').where('importId', '=', importId).execute()).length

test.each(importStates)('only a checked import can be confirmed: %s', async state => {
  const id = await importIn(state)
  expect(await confirmImport(db, { ...decision(id), existing: 'leave' })).toBe(state === 'checked')
  const found = await findImport(db, id)
  expect(found?.state).toBe(state === 'checked' ? 'importing' : state)
  expect(found?.existing).toBe(state === 'checked' ? 'leave' : 'change')
})

test('the import is written in the name of the last administrator who decided', async () => {
  const id = await importIn('checked')
  await confirmImport(db, { ...decision(id), existing: 'change' })
  expect(await findImport(db, id)).toMatchObject({
    accountId: ravi.accountId,
    accountName: 'Ravi Kumar',
    updatedAt: later,
    bytesDone: 0,
  })
})

test.each(['uploading', 'checking', 'checked'] as const)(
  'an import that is %s is cancelled, and its file is deleted',
  async state => {
    const id = await importIn(state)
    expect(await stopImport(db, decision(id))).toBe(true)
    expect((await findImport(db, id))?.state).toBe('cancelled')
    expect(await pieces(id)).toBe(0)
  },
)

test('during the import the worker is asked to stop, and keeps the file until it does', async () => {
  const id = await importIn('importing')
  expect(await stopImport(db, decision(id))).toBe(true)
  expect(await findImport(db, id)).toMatchObject({ state: 'importing', stopAsked: true })
  expect(await pieces(id)).toBe(1)
})

test.each(['done', 'stopped', 'undoing', 'undone', 'failed', 'cancelled'] as const)(
  'an import that is %s cannot be stopped',
  async state => {
    const id = await importIn(state)
    expect(await stopImport(db, decision(id))).toBe(false)
    expect(await pieces(id)).toBe(1)
  },
)

test.each(importStates)('only a written import can be undone: %s', async state => {
  const id = await importIn(state)
  expect(await undoImport(db, decision(id))).toBe(state === 'done' || state === 'stopped')
})

test('only the first of two clicks counts', async () => {
  const id = await importIn('checked')
  const clicks = await Promise.all(
    [1, 2, 3, 4].map(() => confirmImport(db, { ...decision(id), existing: 'change' })),
  )
  expect(clicks.filter(Boolean)).toHaveLength(1)
})

test('a simultaneous confirmation and stop both report what really happened', async () => {
  const id = await importIn('checked')
  const [confirmed, stopped] = await Promise.all([
    confirmImport(db, { ...decision(id), existing: 'change' }),
    stopImport(db, decision(id)),
  ])
  const found = await findImport(db, id)
  expect(stopped).toBe(true)
  expect(found?.state).toBe(confirmed ? 'importing' : 'cancelled')
  expect(found?.stopAsked).toBe(confirmed)
})

test.each(['00000000-0000-7000-8000-000000000000', 'x', ''])('%j is not an import', async id => {
  expect(await confirmImport(db, { ...decision(id), existing: 'change' })).toBe(false)
  expect(await stopImport(db, decision(id))).toBe(false)
  expect(await undoImport(db, decision(id))).toBe(false)
  expect(await skipList(db, decision(id))).toBeNull()
  expect(await findImport(db, id)).toBeNull()
})

/** An import of the first list in a file. */
async function listOf(state: ImportState, listsLeft: ExchangeTable[] = ['news_links', 'site_links']) {
  const id = await uploadFile(db, { text: '{}', name: 'dump.json', by: asha, now })
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
  const next = await skipList(db, { id, by: asha, now: later })
  expect(await findImport(db, id)).toMatchObject({
    state: 'cancelled',
    accountId: asha.accountId,
    accountName: asha.name,
    updatedAt: later,
    nextImport: next,
  })
  expect(await findImport(db, next ?? '')).toMatchObject({ list: 'news_links', accountName: asha.name })
})

test('only one of five simultaneous clicks skips the list', async () => {
  const id = await listOf('checked')
  const clicks = await Promise.all(
    Array.from({ length: 5 }, () => skipList(db, { id, by: asha, now: later })),
  )
  expect(clicks.filter(Boolean)).toHaveLength(1)
  expect(await countImports()).toBe(2)
})

test('only a list that waits for confirmation and is not the last can be skipped', async () => {
  for (const id of [await listOf('importing'), await listOf('checked', []), 'x']) {
    expect(await skipList(db, { id, by: asha, now: later })).toBeNull()
  }
  const states = await db.selectFrom('imports').select('state').orderBy('state').execute()
  expect(states.map(({ state }) => state)).toEqual(['checked', 'importing'])
})
