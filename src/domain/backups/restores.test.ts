import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { temporaryFolder } from '../../../test/support/temporary-folder.ts'
import {
  appendPiece,
  beginUpload,
  findRestoreState,
  refuseRestore,
  takeRestore,
  writeArchive,
} from './restores.ts'

const { db, now } = await freshDatabase({ empty: ['restores'] })
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('pieces make a file that only its owner may read, a repeated piece counts once, a gap is refused', async () => {
  const upload = await beginUpload(db, now)
  const send = (at: number, text: string) => appendPiece(db, { upload, at, bytes: Buffer.from(text), now })
  expect(await send(0, 'one')).toEqual({ ok: true })
  expect(await send(3, 'two')).toEqual({ ok: true })
  expect(await send(3, 'two')).toEqual({ ok: true })
  expect(await send(9, 'four')).toEqual({ ok: false, reason: 'gap' })
  const folder = join(temporaryFolder(), 'uploads')
  const path = await writeArchive(db, { upload, folder })
  expect(readFileSync(path, 'utf8')).toBe('onetwo')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(await db.selectFrom('restorePieces').select('at').execute()).toEqual([])
})

test('files left by a killed restore are removed by the next one', async () => {
  const folder = temporaryFolder()
  const [killed, running, next] = [
    await beginUpload(db, now),
    await beginUpload(db, now),
    await beginUpload(db, now),
  ]
  for (const upload of [running, next]) await takeRestore(db, upload, now)
  for (const upload of [killed, running]) writeFileSync(join(folder, `${upload}.chowk`), 'x')
  await writeArchive(db, { upload: next, folder })
  expect(readdirSync(folder).toSorted()).toEqual([`${running}.chowk`, `${next}.chowk`].toSorted())
})

test('an upload that cannot be read leaves no file', async () => {
  const folder = temporaryFolder()
  await expect(writeArchive(db, { upload: 'unreadable', folder })).rejects.toThrow('uuid')
  expect(readdirSync(folder)).toEqual([])
})

test('the same piece sent to two machines at once counts once', async () => {
  const upload = await beginUpload(db, now)
  const piece = { upload, at: 0, bytes: Buffer.from('one'), now }
  expect(await Promise.all([appendPiece(db, piece), appendPiece(db, piece)])).toEqual([
    { ok: true },
    { ok: true },
  ])
  expect(await db.selectFrom('restores').select('bytesArrived').execute()).toEqual([{ bytesArrived: '3' }])
})

test('an unknown name accepts no piece, whatever its spelling, and neither does a running restore', async () => {
  const upload = await beginUpload(db, now)
  expect(await takeRestore(db, upload, now)).toBe(true)
  for (const name of ['', '..', '../../etc/passwd', '00000000-0000-4000-8000-000000000000', upload]) {
    const piece = { upload: name, at: 0, bytes: Buffer.from('x'), now }
    expect(await appendPiece(db, piece)).toEqual({ ok: false, reason: 'no-upload' })
  }
})

test('unfinished uploads are removed after a day, running restores are not', async () => {
  await beginUpload(db, now)
  const running = await beginUpload(db, now)
  await takeRestore(db, running, hoursLater(0))
  await setRow(db, 'restores', running, { claimedUntil: hoursLater(26) })
  const upload = await beginUpload(db, hoursLater(25))
  const left = await db.selectFrom('restores').select('id').execute()
  expect(left.map(({ id }) => id).toSorted()).toEqual([running, upload].toSorted())
})

test('a restore whose commit was not answered stays done', async () => {
  const upload = await beginUpload(db, now)
  await setRow(db, 'restores', upload, { state: 'done' })
  await refuseRestore(db, upload, { reason: 'failed', now })
  expect(await findRestoreState(db, upload, now)).toMatchObject({ state: 'done' })
})
