import { beforeEach, expect, test } from 'vitest'
import { addCategory, addNewsLink, setRows } from '../../../test/support/builders.ts'
import { freshImportScene } from '../../../test/support/import-scene.ts'

const { db, now, work, check, write, lines } = await freshImportScene()
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
