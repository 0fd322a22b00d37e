import { expect, test } from 'vitest'
import { setRow, setRows } from '../../../test/support/builders.ts'
import { freshNewsroom } from '../../../test/support/fresh-newsroom.ts'
import { importScene } from '../../../test/support/import-scene.ts'
import { fileBytesMax, pieceBytes, uploadPauseMs } from './import-job.ts'
import { addPiece, finishUpload, pruneImports, startImport } from './start-import.ts'

const { db, by, now } = await freshNewsroom({ empty: ['imports'] })
const later = (ms: number) => new Date(now.getTime() + ms)
const start = (fileBytes: number, fileName = 'a.csv', at = now) =>
  startImport(db, { fileName, fileBytes, by, now: at })
const stateOf = async (id: string) =>
  (await db.selectFrom('imports').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

async function started(fileBytes: number): Promise<string> {
  const answer = await start(fileBytes)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.id
}

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'a file of %d bytes is refused as empty',
  async fileBytes => {
    expect(await start(fileBytes)).toEqual({ ok: false, reason: 'empty' })
  },
)

test('a file that is too large is refused before the upload', async () => {
  expect(await start(fileBytesMax + 1)).toEqual({ ok: false, reason: 'too-large' })
  expect((await start(fileBytesMax)).ok).toBe(true)
})

test('waiting files share the available space', async () => {
  await started(fileBytesMax)
  await started(fileBytesMax)
  expect(await start(1)).toEqual({ ok: false, reason: 'too-much-waiting' })
})

test('a request made while another takes the last space waits, and is then refused', async () => {
  await started(fileBytesMax)
  const second = await db.transaction().execute(async tx => {
    expect((await startImport(tx, { fileName: 'b.csv', fileBytes: fileBytesMax, by, now })).ok).toBe(true)
    const waiting = start(1)
    // The other request has every chance to finish before this one.
    for (let n = 0; n < 50; n += 1) await tx.selectFrom('imports').select('id').execute()
    return { waiting }
  })
  expect(await second.waiting).toEqual({ ok: false, reason: 'too-much-waiting' })
})

test.each(['checking', 'checked', 'importing'])('a file that is %s keeps its space', async state => {
  await started(fileBytesMax)
  await started(fileBytesMax)
  await setRows(db, 'imports', { state })
  expect((await start(1, 'a.csv', later(30 * 86_400_000))).ok).toBe(false)
})

test.each(['done', 'stopped', 'undone', 'failed', 'cancelled'])(
  'a file that is %s keeps no space',
  async state => {
    await started(fileBytesMax)
    await started(fileBytesMax)
    await setRows(db, 'imports', { state })
    expect((await start(fileBytesMax)).ok).toBe(true)
  },
)

test('an upload that sends nothing for half an hour loses its space', async () => {
  await started(fileBytesMax)
  await started(fileBytesMax)
  expect((await start(1, 'a.csv', later(uploadPauseMs))).ok).toBe(false)
  expect((await start(1, 'a.csv', later(uploadPauseMs + 1))).ok).toBe(true)
})

test.each([
  ['links.csv', 'links.csv'],
  ['  ख़बरें.csv ', 'ख़बरें.csv'],
  ['', 'file'],
  ['\0\0', 'file'],
  ['a\0b', 'ab'],
  ['x'.repeat(500), 'x'.repeat(200)],
  [`${'x'.repeat(199)}😀`, `${'x'.repeat(199)}\ufffd`],
  ['\ud800.csv', '\ufffd.csv'],
])('the name %.20j is stored as %.20j', async (given, kept) => {
  await start(10, given)
  expect(await db.selectFrom('imports').select('fileName').execute()).toEqual([{ fileName: kept }])
})

test('a file arrives in pieces and is complete when all are there', async () => {
  const id = await started(pieceBytes + 3)
  const put = (number: number, length: number) =>
    addPiece(db, { id, number, bytes: Buffer.alloc(length), now })
  expect(await put(1, 3)).toBe(true)
  expect(await finishUpload(db, { id, now })).toBe(false)
  expect(await put(0, pieceBytes)).toBe(true)
  expect(await finishUpload(db, { id, now })).toBe(true)
  expect(await stateOf(id)).toBe('checking')
})

test('finishing an upload again after a lost response succeeds, and the file is read once', async () => {
  const id = await started(3)
  await addPiece(db, { id, number: 0, bytes: Buffer.alloc(3), now })
  const answers = await Promise.all([1, 2, 3].map(() => finishUpload(db, { id, now })))
  expect(answers).toEqual([true, true, true])
  await setRow(db, 'imports', id, { state: 'importing' })
  expect(await finishUpload(db, { id, now: later(1_000) })).toBe(true)
  expect(await stateOf(id)).toBe('importing')
})

test('an upload that was given up cannot be finished', async () => {
  const id = await started(3)
  await addPiece(db, { id, number: 0, bytes: Buffer.alloc(3), now })
  await setRow(db, 'imports', id, { state: 'cancelled' })
  expect(await finishUpload(db, { id, now })).toBe(false)
  expect(await stateOf(id)).toBe('cancelled')
})

test('the same piece sent again changes nothing', async () => {
  const id = await started(3)
  expect(await addPiece(db, { id, number: 0, bytes: Buffer.from('abc'), now })).toBe(true)
  expect(await addPiece(db, { id, number: 0, bytes: Buffer.from('xyz'), now })).toBe(true)
  const [piece] = await db.selectFrom('importPieces').select('bytes').execute()
  expect(piece?.bytes.toString()).toBe('abc')
})

test.each([
  ['too short', 0, pieceBytes - 1],
  ['too long', 0, pieceBytes + 1],
  ['shorter than the rest', 1, 2],
  ['longer than the rest', 1, 4],
  ['beyond the end', 2, 0],
  ['far beyond the end', 2 ** 40, 3],
  ['before the start', -1, pieceBytes],
  ['between two', 0.5, pieceBytes],
])('a piece that is %s is refused', async (_name, number, length) => {
  const id = await started(pieceBytes + 3)
  expect(await addPiece(db, { id, number, bytes: Buffer.alloc(length), now })).toBe(false)
  expect(await db.selectFrom('importPieces').select('number').execute()).toEqual([])
})

test('a file that exactly fills its pieces has no further piece', async () => {
  const id = await started(pieceBytes)
  expect(await addPiece(db, { id, number: 1, bytes: Buffer.alloc(0), now })).toBe(false)
})

test('a piece that arrives after half an hour of silence is refused', async () => {
  const id = await started(3)
  const bytes = Buffer.alloc(3)
  expect(await addPiece(db, { id, number: 0, bytes, now: later(uploadPauseMs + 1) })).toBe(false)
  expect(await addPiece(db, { id, number: 0, bytes, now: later(uploadPauseMs) })).toBe(true)
})

test('each piece keeps the space for another half hour', async () => {
  const id = await started(pieceBytes + 3)
  await addPiece(db, { id, number: 0, bytes: Buffer.alloc(pieceBytes), now: later(uploadPauseMs) })
  expect(await addPiece(db, { id, number: 1, bytes: Buffer.alloc(3), now: later(2 * uploadPauseMs) })).toBe(
    true,
  )
})

test('a finished upload accepts no more pieces', async () => {
  const id = await started(3)
  await addPiece(db, { id, number: 0, bytes: Buffer.alloc(3), now })
  await finishUpload(db, { id, now })
  expect(await addPiece(db, { id, number: 0, bytes: Buffer.alloc(3), now })).toBe(false)
})

test.each(['00000000-0000-7000-8000-000000000000', 'x', ''])('%j is not an upload', async id => {
  expect(await addPiece(db, { id, number: 0, bytes: Buffer.alloc(3), now })).toBe(false)
  expect(await finishUpload(db, { id, now })).toBe(false)
})

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
