import { expect, test } from 'vitest'
import type { Revision } from './revision.ts'
import { listFieldChanges, recordTitle } from './revision-changes.ts'

const revision: Revision = {
  id: '1',
  recordTable: 'news_links',
  recordId: '2',
  action: 'update',
  batchId: '3',
  accountName: 'Asha',
  at: new Date(0),
  before: { title: 'Old', featured: false, version: 1, description: 'x'.repeat(400) },
  after: { title: 'New', featured: true, version: 2, description: '' },
  undone: false,
}

test('what changed is told in words, what follows from it is not', () => {
  expect(listFieldChanges(revision)).toEqual([
    { field: 'title', before: 'Old', after: 'New' },
    { field: 'featured', before: 'no', after: 'yes' },
    { field: 'description', before: `${'x'.repeat(300)}…`, after: '' },
  ])
})

test('a record that came or went has no fields to compare', () => {
  expect(listFieldChanges({ ...revision, before: null })).toEqual([])
  expect(listFieldChanges({ ...revision, after: null })).toEqual([])
})

test.each([
  [{}, 'New'],
  [{ after: null }, 'Old'],
  [{ recordTable: 'settings' as const }, 'Settings'],
  [{ recordTable: 'categories' as const, after: { name: 'Politics' } }, 'Politics'],
])('with %j a record is called %j', (fields, title) => {
  expect(recordTitle({ ...revision, ...fields })).toBe(title)
})
