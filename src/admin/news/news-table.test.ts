import { expect, test } from 'vitest'
import { holdNewRows } from './news-table.tsx'

/** A row for each letter, the newest first; `z` is newer than `a`. */
const rows = (ids: string) => [...ids].map(id => ({ id, createdAt: new Date(id.charCodeAt(0)) }))

const hold = (shown: string, listed: string, { isCut = false, deleted = '' } = {}) => {
  const opened = holdNewRows(null, { listed: rows(shown), isCut, deleted: [] })
  const { rows: kept, newer } = holdNewRows(opened, { listed: rows(listed), isCut, deleted: [...deleted] })
  return `${kept.map(({ id }) => id).join('')} +${newer}`
}

test.each([
  ['a new link is counted and not listed', hold('dcb', 'fedcb'), 'dcb +2'],
  ['a deleted link leaves, and the next one comes below', hold('dcb', 'dba', { isCut: true }), 'dba +0'],
  ['links that new ones push to the next page stay', hold('dcb', 'fed', { isCut: true }), 'dcb +2'],
  ['so do all, if the page is full of new ones', hold('dcb', 'hgf', { isCut: true }), 'dcb +3'],
  ['but not one that the editor deletes', hold('dcb', 'fed', { isCut: true, deleted: 'b' }), 'dc +2'],
  ['nor one that is deleted from the last page', hold('dcb', 'edc'), 'dc +1'],
  ['an empty list shows what comes', hold('', 'ba'), 'ba +0'],
])('%s', (_, held, expected) => expect(held).toBe(expected))

test('the newest link, deleted and restored, returns to its place', () => {
  const listed = { isCut: false, deleted: [] }
  const opened = holdNewRows(null, { listed: rows('cb'), ...listed })
  const without = holdNewRows(opened, { listed: rows('b'), ...listed })
  const restored = holdNewRows(without, { listed: rows('cb'), ...listed })
  expect(restored).toMatchObject({ rows: rows('cb'), newer: 0 })
})
