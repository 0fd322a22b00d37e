import { expect, test } from 'vitest'
import { addCategory, addNewsLink } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { signedInAdmin } from '../../../test/support/signed-in.ts'
import { findRecord } from './find-record.ts'

const { db } = await freshDatabase()

test('a record of any kind is found by its id, without what revisions leave out', async () => {
  const { id: category } = await addCategory(db)
  const { id } = await addNewsLink(db, { category, title: 'Rain' })
  const found = await findRecord(db, id, { hidden: [] })
  expect(found).toMatchObject({ recordTable: 'news_links', recordId: id, after: { title: 'Rain' } })
  expect(Object.keys(found?.after ?? {})).not.toContain('search_text')
  expect(await findRecord(db, category, { hidden: [] })).toMatchObject({ recordTable: 'categories' })
  expect(await findRecord(db, '00000000-0000-7000-8000-00000000dead', { hidden: [] })).toBeNull()
})

test('a record of a hidden kind is not found, and no secret is read', async () => {
  const { accountId } = await signedInAdmin(db, { now: new Date('2026-01-02T06:30:00Z') })
  expect(await findRecord(db, accountId, { hidden: ['accounts'] })).toBeNull()
  const found = await findRecord(db, accountId, { hidden: [] })
  expect(found?.recordTable).toBe('accounts')
  expect(found?.after).not.toHaveProperty('password_hash')
})
