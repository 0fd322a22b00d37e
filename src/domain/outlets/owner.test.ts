import { expect, test } from 'vitest'
import { addRow } from '../../../test/support/builders.ts'
import { freshDatabase } from '../../../test/support/fresh-database.ts'
import { isFutureDay } from './owner.ts'

const { db } = await freshDatabase()

test('a day is in the future if it has not begun anywhere on earth', () => {
  const now = new Date('2026-03-01T09:59:00Z')
  expect(isFutureDay('2026-03-01', now)).toBe(false)
  expect(isFutureDay('2026-03-02', now)).toBe(true)
  expect(isFutureDay('2026-03-02', new Date('2026-03-01T10:00:00Z'))).toBe(false)
  expect(isFutureDay('9999-01-01', now)).toBe(true)
})

const good = { owner: 'A Trust', ownerSource: 'https://registry.example/', ownerAsOf: '2026-01-02' }

test.each([
  ['without a source', { ...good, ownerSource: null }],
  ['without a day', { ...good, ownerAsOf: null }],
  ['with a source that is no https address', { ...good, ownerSource: 'javascript:alert(1)' }],
  ['with a name of points', { ...good, owner: '...' }],
  ['with spaces around its name', { ...good, owner: ' A Trust' }],
  ['with an endless name', { ...good, owner: 'x'.repeat(201) }],
  ['without a name', { ...good, owner: '' }],
])('the database refuses an owner %s', async (_, values) => {
  const outlet = { name: 'A', homeUrl: 'https://a.example/' }
  await expect(addRow(db, 'outlets', { ...outlet, ...values })).rejects.toThrow('outlets_owner_check')
})
