import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { withWritesRefused } from '../../database/backup/refuse-writes.ts'
import { findWriteStop } from './installation.ts'

const { db, url } = await freshDatabase()

test('a read-only database refuses writes', async () => {
  expect(await findWriteStop(db)).toBeNull()
  await db.transaction().execute(async tx => {
    await sql`set transaction read only`.execute(tx)
    expect(await findWriteStop(tx)).toBe('disk-full')
  })
})

test('a database refuses writes while a backup is being restored into it', async () => {
  expect(await withWritesRefused(url, () => findWriteStop(db))).toBe('restoring')
  expect(await findWriteStop(db)).toBeNull()
})
