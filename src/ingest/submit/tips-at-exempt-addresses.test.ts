import { expect, test } from 'vitest'
import { addCategory, addNewsLink, addRow } from '../../../test/support/builders.ts'
import { closedOutside } from '../../../test/support/closed-outside.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { readTips, type TipDeps } from './read-tips.ts'

const { db, now } = await freshDatabase({ at: '2026-03-01T06:00:00Z' })
const deps: TipDeps = { db, outside: closedOutside, now: () => now, log: { warn: () => {}, error: () => {} } }

test('a tip whose parameter names the article at its outlet is not taken for the outlet’s other article', async () => {
  const values = { name: 'The Outlet', homeUrl: 'https://outlet.example/', hosts: ['outlet.example'] }
  const { id: outletId } = await db
    .insertInto('outlets')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  await addRow(db, 'duplicateExceptions', { outletId, rule: 'parameter', value: 'ref' })
  const { id: category } = await addCategory(db)
  await addNewsLink(db, { category, url: 'https://outlet.example/story' })
  for (const ref of ['ferry', 'ferry&utm_source=x', 'bridge']) {
    const url = `https://outlet.example/story?ref=${ref}`
    await addRow(db, 'tips', { url, note: '', sentBy: '', sentAt: now })
  }
  await readTips(deps, new AbortController().signal)
  expect(await db.selectFrom('tips').select('id').execute()).toEqual([])
  const entries = await db.selectFrom('entries').selectAll().orderBy('id').execute()
  expect(entries.map(({ url, canonicalUrl }) => [url, canonicalUrl])).toEqual(
    ['ferry', 'bridge'].map(ref => Array(2).fill(`https://outlet.example/story?ref=${ref}`)),
  )
})
