import { expect, test } from 'vitest'
import { authorizedEditor } from '../../../test/support/authorized.ts'
import { addCategory, addRow, setRows } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { addFeed } from '../feeds/add-feed.ts'
import { listNextSteps } from './installation.ts'

const { db } = await freshDatabase()

test('each first step is listed until it is done', async () => {
  expect(await listNextSteps(db)).toEqual(['add-feed', 'choose-categories', 'name-site', 'write-pages'])
  const { id: category } = await addCategory(db, { name: 'World', slug: 'world' })
  expect(await listNextSteps(db)).toEqual(['add-feed', 'name-site', 'write-pages'])
  await setRows(db, 'settings', { siteName: 'The Crossing', version: 2 })
  expect(await listNextSteps(db)).toEqual(['add-feed', 'write-pages'])
  const by = await authorizedEditor(db)
  await addFeed(
    db,
    { url: 'https://outlet.example/feed', category },
    { by, now: new Date('2026-03-01T06:00:00Z') },
  )
  expect(await listNextSteps(db)).toEqual(['write-pages'])
  await addRow(db, 'siteLinks', { type: 'about', title: 'About', content: '<p>Us</p>' })
  expect(await listNextSteps(db)).toEqual([])
})
