import { expect, test } from 'vitest'
import { adminDesk } from '../../../test/support/admin-desk.ts'
import { addCategory, addRow } from '../../../test/support/builders.ts'
import { posted } from '../../../test/support/signed-in.ts'
import { authorizeCommand } from '../../domain/accounts/authorize.ts'
import { undoBatch } from '../../domain/revisions/undo/undo.ts'

const { db, now, app, cookie } = await adminDesk()
const post = (fields: Record<string, string>) => app.request('/admin/categories', posted(fields, cookie))

test('what was learnt about categories can be forgotten, and undo learns it again', async () => {
  const { id } = await addCategory(db, { name: 'Kerala' })
  const page = async () => (await app.request('/admin/categories', { headers: { cookie } })).text()
  expect(await page()).not.toContain('Forget what was learnt')
  await addRow(db, 'categorySigns', { sign: 'en kochi', category: id, weight: 2 })
  expect(await page()).toContain('Forget what was learnt')
  const forgotten = await post({ intent: 'forget-learnt' })
  expect(forgotten.headers.getSetCookie().join()).toContain('categories-forgotten')
  expect(await page()).not.toContain('Forget what was learnt')
  const since = () => db.selectFrom('settings').select('categoriesLearntSince').executeTakeFirstOrThrow()
  expect((await since()).categoriesLearntSince).not.toBeNull()
  const { batchId } = await db
    .selectFrom('revisions')
    .select('batchId')
    .where('recordTable', '=', 'settings')
    .executeTakeFirstOrThrow()
  expect(await undoBatch(db, { batchId, by: authorizeCommand('Test'), now })).toMatchObject({ ok: true })
  expect((await since()).categoriesLearntSince).toBeNull()
})
