import { expect, test } from 'vitest'
import { authorizedAdministrator } from '../../../test/support/authorized.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { listRevisionsOf } from '../revisions/revision-queries.ts'
import { undoBatch } from '../revisions/undo/undo.ts'
import { getEditedSettings, updateSettings } from './settings-queries.ts'
import { appearanceSchema } from './settings-schema.ts'

const { db, now } = await freshDatabase({ at: '2026-01-02T12:00:00Z' })
const by = await authorizedAdministrator(db)

test('a tab is saved separately, with a revision, and can be undone', async () => {
  const before = await getEditedSettings(db)
  const input = appearanceSchema.parse({
    primaryColor: '#AA2200',
    logoUrl: '/logo.svg',
    faviconUrl: '',
    showImages: true,
  })
  const updated = await updateSettings(db, { input, version: before.version, by, now })
  if (!updated.ok) throw new Error(updated.reason)
  const after = await getEditedSettings(db)
  expect(after).toEqual({
    ...before,
    primaryColor: '#aa2200',
    logoUrl: '/logo.svg',
    version: before.version + 1,
  })
  const [revision] = await listRevisionsOf(db, after.id, 1)
  expect(revision).toMatchObject({ action: 'update', accountName: 'Asha Devi', recordTable: 'settings' })
  expect((await undoBatch(db, { batchId: updated.batchId, by, now })).ok).toBe(true)
  expect(await getEditedSettings(db)).toEqual({ ...before, version: before.version + 2 })
})
