import { expect, test } from 'vitest'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { importScene } from '../../../test/support/import-scene.ts'
import { fileBytesMax, pieceBytes } from './import-job.ts'
import { addPiece, pruneImports, startImport } from './start-import.ts'

const { db, by, now } = await freshNewsroom({ empty: ['imports'] })
const { check, write, find } = importScene(db, { by, now })
const dayMs = 86_400_000

function prune(days: number): Promise<void> {
  return pruneImports(db, new Date(now.getTime() + days * dayMs))
}

function minutesOn(minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}

async function count(table: 'importPieces' | 'importParts'): Promise<number> {
  return (await db.selectFrom(table).select('number').execute()).length
}

test('a file that was not confirmed for a day is deleted, and the import says so', async () => {
  const id = await check('slug,name\nnews,News\n')
  await prune(0.9)
  expect(await find(id)).toMatchObject({ state: 'checked' })
  await prune(1.1)
  expect(await find(id)).toMatchObject({ state: 'cancelled', failure: 'expired' })
  expect(await count('importPieces')).toBe(0)
})

test('an upload without a new piece for half an hour is deleted', async () => {
  const started = await startImport(db, { fileName: 'a.csv', fileBytes: 5, by, now })
  if (!started.ok) throw new Error(started.reason)
  await addPiece(db, { id: started.id, number: 0, bytes: Buffer.from('a,b\n1'), now: minutesOn(20) })
  await pruneImports(db, minutesOn(49))
  expect(await find(started.id)).toMatchObject({ state: 'uploading' })
  await pruneImports(db, minutesOn(51))
  expect(await find(started.id)).toMatchObject({ state: 'cancelled', failure: 'expired' })
  expect(await count('importPieces')).toBe(0)
})

test('announced files that were never sent free their space for others', async () => {
  const announce = (minutes: number) =>
    startImport(db, { fileName: 'a.csv', fileBytes: fileBytesMax, by, now: minutesOn(minutes) })
  const first = await announce(0)
  expect([first.ok, (await announce(0)).ok]).toEqual([true, true])
  expect(await announce(29)).toEqual({ ok: false, reason: 'too-much-waiting' })
  const piece = { id: first.ok ? first.id : '', number: 0, bytes: Buffer.alloc(pieceBytes) }
  expect(await addPiece(db, { ...piece, now: minutesOn(29) })).toBe(true)
  const second = await announce(31)
  expect([second.ok, (await announce(31)).ok]).toEqual([true, false])
  const late = { ...piece, id: second.ok ? second.id : '', now: minutesOn(62) }
  expect(await addPiece(db, late)).toBe(false)
})

test('a report is kept for thirty days, an import for ninety', async () => {
  const id = await check('slug,name\nnews,News\n')
  await write(id)
  await prune(29)
  expect(await count('importParts')).toBe(2)
  await prune(31)
  expect(await count('importParts')).toBe(0)
  expect(await find(id)).toMatchObject({ state: 'done' })
  await prune(91)
  expect(await find(id)).toBeNull()
})
