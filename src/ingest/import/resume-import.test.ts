import { beforeEach, expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow, setRows } from '../../../test/support/builders.ts'
import { freshImportScene } from '../../../test/support/import-scene.ts'
import { countOutcomes } from '../../domain/exchange/import-queries.ts'
import { claimImport } from './claim-import.ts'

const { db, now, work, check, confirm, write, find, lines } = await freshImportScene()

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

const old = 'https://outlet.example/old'
const rowsOfBatch = 500

let category = ''

beforeEach(async () => {
  category = (await addCategory(db, { slug: 'politics' })).id
})

/** A file whose first line moves the link to a new address and whose last, in another batch, has the old address. */
const fileOf = (id: string) =>
  [
    'id,title,url,source,category',
    `${id},Rain,https://outlet.example/new,O,politics`,
    ...Array.from({ length: rowsOfBatch }, (_, n) => `,Row ${n},https://outlet.example/${n},O,politics`),
    `,Rain,${old},O,politics`,
  ].join('\n')
const lastLine = rowsOfBatch + 3

const listRain = async () => {
  const query = db.selectFrom('newsLinks').select(['id', 'url']).where('title', '=', 'Rain')
  return query.execute()
}

test('a link’s replaced address is not added again by a line of another batch', async () => {
  const { id } = await addNewsLink(db, { category, title: 'Rain', url: old, source: 'O' })
  const job = await check(fileOf(id))
  await write(job)
  expect(await listRain()).toEqual([{ id, url: 'https://outlet.example/new' }])
  const duplicates = await lines(job, 'duplicate', 'import')
  expect(duplicates.map(({ line }) => line)).toEqual([lastLine])
})

test('nor when another worker resumes the file', async () => {
  const { id } = await addNewsLink(db, { category, title: 'Rain', url: old, source: 'O' })
  const job = await check(fileOf(id))
  const pieces = await db.selectFrom('importPieces').selectAll().execute()
  await write(job)
  // The state that a worker leaves when it dies between its first and second batch.
  await db.deleteFrom('importParts').where('pass', '=', 'import').where('number', '=', 1).execute()
  await db.deleteFrom('newsLinks').where('url', '=', old).execute()
  await setRows(db, 'imports', { state: 'importing' })
  await db.insertInto('importPieces').values(pieces).execute()
  await work(new Date(now.getTime() + 31_000))
  expect(await listRain()).toEqual([{ id, url: 'https://outlet.example/new' }])
  const reason = 'Another line is the same record with a different address'
  expect(await lines(job, 'duplicate', 'import')).toContainEqual({
    line: lastLine,
    outcome: 'duplicate',
    reason,
    title: 'Rain',
  })
})

test('the old address in a later file is a separate link', async () => {
  const { id } = await addNewsLink(db, { category, title: 'Rain', url: old, source: 'O' })
  await write(await check(fileOf(id)))
  await write(await check(`title,url,source,category\nRain,${old},O,politics`))
  expect(await listRain()).toHaveLength(2)
})
