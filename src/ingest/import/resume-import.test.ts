import { expect, test } from 'vitest'
import { addCategory, addRow, setRows } from '../../../test/support/builders.ts'
import { freshImportScene } from '../../../test/support/import-scene.ts'
import { countOutcomes } from '../../domain/exchange/import-queries.ts'
import { claimImport } from './claim-import.ts'

const { db, now, work, check, confirm, write, find } = await freshImportScene()

const header = 'title,url,source,category\n'

test('an import whose worker died is resumed after its last finished batch', async () => {
  await addCategory(db, { slug: 'videos' })
  const rows = Array.from({ length: 1_100 }, (_, n) => `T${n},https://outlet.example/${n},O,videos`)
  const id = await check(header + rows.join('\n'))
  await write(id)
  // The state that a worker leaves when it dies between its second and third batch.
  await db.deleteFrom('importParts').where('pass', '=', 'import').where('number', '=', 2).execute()
  await db.deleteFrom('newsLinks').where('title', 'like', 'T10__').execute()
  await setRows(db, 'imports', { state: 'importing' })
  await addRow(db, 'importPieces', { importId: id, number: 0, bytes: Buffer.from(header + rows.join('\n')) })
  const dead = await claimImport(db, now)
  expect(dead?.job.id).toBe(id)
  expect(await claimImport(db, new Date(now.getTime() + 29_000))).toBeNull()
  await work(new Date(now.getTime() + 31_000))
  expect(await find(id)).toMatchObject({ state: 'done' })
  expect(await countOutcomes(db, id, 'import')).toMatchObject({ new: 1_100, duplicate: 0 })
  const { count } = await db
    .selectFrom('newsLinks')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1_100)
})

test('a stopping worker releases its import at once', async () => {
  await addCategory(db, { slug: 'videos' })
  const id = await check(`${header}A,https://outlet.example/a,O,videos\n`)
  await confirm(id)
  const closing = new AbortController()
  const signal = closing.signal
  const working = work(now, signal)
  closing.abort()
  await working
  await work()
  expect(await find(id)).toMatchObject({ state: 'done' })
})

test('an import of an account deleted since writes nothing', async () => {
  const id = await check(`${header}A,https://outlet.example/a,O,x\n`)
  await confirm(id)
  await setRows(db, 'imports', { accountId: null })
  await work()
  expect(await find(id)).toMatchObject({ state: 'stopped', failure: 'account-gone' })
})

test('a cell of a megabyte is one wrong line', async () => {
  await addCategory(db, { slug: 'videos' })
  const big = `B,https://outlet.example/b,"${'x'.repeat(2 ** 20)}",videos\n`
  const id = await check(
    `${header}A,https://outlet.example/a,O,videos\n${big}C,https://outlet.example/c,O,videos\n`,
  )
  expect(await countOutcomes(db, id, 'check')).toEqual({ new: 2, changed: 0, duplicate: 0, wrong: 1 })
})

test('a category that is deleted before the import is written makes its lines wrong', async () => {
  await addCategory(db, { slug: 'videos' })
  const id = await check(`${header}A,https://outlet.example/a,O,videos\n`)
  await db.deleteFrom('categories').execute()
  await write(id)
  expect(await countOutcomes(db, id, 'import')).toMatchObject({ new: 0, wrong: 1 })
  expect(await find(id)).toMatchObject({ state: 'done' })
})
