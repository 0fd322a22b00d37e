import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addRow, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { withWritesRefused } from '../../database/backup/refuse-writes.ts'
import { addFeed } from '../feeds/add-feed.ts'
import { findWriteStop, listNextSteps } from './installation.ts'

const { db, url, now } = await freshDatabase()

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

test('each first step is listed until it is done', async () => {
  expect(await listNextSteps(db)).toEqual(['add-feed', 'choose-categories', 'name-site', 'write-pages'])
  const { id: category } = await addCategory(db, { name: 'World', slug: 'world' })
  expect(await listNextSteps(db)).toEqual(['add-feed', 'name-site', 'write-pages'])
  await setRows(db, 'settings', { siteName: 'The Crossing', version: 2 })
  expect(await listNextSteps(db)).toEqual(['add-feed', 'write-pages'])
  const by = await authorizedEditor(db)
  await addFeed(db, { url: 'https://outlet.example/feed', category }, { by, now })
  expect(await listNextSteps(db)).toEqual(['write-pages'])
  await addRow(db, 'siteLinks', { type: 'about', title: 'About', content: '<p>Us</p>' })
  expect(await listNextSteps(db)).toEqual([])
})
