import { beforeEach, expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { importScene } from '../../../test/support/import-scene.ts'
import { pruneImports } from './prune-imports.ts'
import { startImport } from './start-import.ts'

const { db } = await freshDatabase()
const by = await authorizedEditor(db)
const now = new Date('2026-01-02T06:30:00Z')
const { check, write, find } = importScene(db, { by, now })
const dayMs = 86_400_000

beforeEach(async () => {
  await db.deleteFrom('imports').execute()
})

function prune(days: number): Promise<void> {
  return pruneImports(db, new Date(now.getTime() + days * dayMs))
}

async function count(table: 'importPieces' | 'importParts'): Promise<number> {
  return (await db.selectFrom(table).select('number').execute()).length
}

test('a file that nobody went on with for a day goes, and the import says so', async () => {
  const id = await check('slug,name\nnews,News\n')
  const started = await startImport(db, { fileName: 'a.csv', fileBytes: 5, by, now })
  await prune(0.9)
  expect(await find(id)).toMatchObject({ state: 'checked' })
  await prune(1.1)
  expect(await find(id)).toMatchObject({ state: 'cancelled', failure: 'expired' })
  expect(await find(started.ok ? started.id : '')).toMatchObject({ state: 'cancelled' })
  expect(await count('importPieces')).toBe(0)
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
