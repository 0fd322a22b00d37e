import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { uploadFile } from '../../../test/support/upload-file.ts'
import { confirmImport, skipList, stopImport, undoImport } from './decide-import.ts'
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
