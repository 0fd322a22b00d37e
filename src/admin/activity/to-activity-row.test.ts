import { expect, test } from 'vitest'
import type { Revision } from '../../domain/revisions/revision.ts'
import { describeAction } from './to-activity-row.ts'

const revision: Revision = {
  id: '1',
  recordTable: 'entries',
  recordId: '2',
  action: 'update',
  batchId: '3',
  accountName: 'Asha',
  at: new Date(0),
  before: null,
  after: null,
  undone: false,
}
const waiting = { status: 'waiting', snoozed_until: null, category: 'a', featured: false }

test.each([
  [{ status: 'rejected' }, 'rejected'],
  [{ status: 'published', category: 'b' }, 'published'],
  [{ status: 'duplicate' }, 'held as a duplicate'],
  [{ status: 'scheduled' }, 'scheduled'],
  [{ snoozed_until: '2026-03-01' }, 'snoozed'],
  [{ category: 'b' }, 'moved to another category'],
  [{ featured: true }, 'featured'],
  [{}, 'changed'],
])('a change of an entry to %j is described as %s', (change, words) => {
  expect(describeAction({ ...revision, before: waiting, after: { ...waiting, ...change } }, 'en')).toBe(words)
})

test('a change of an entry that is no decision is described as for other records', () => {
  expect(describeAction({ ...revision, action: 'add', after: waiting }, 'en')).toBe('added')
  const link = { ...revision, recordTable: 'news_links' } as const
  expect(describeAction({ ...link, before: waiting, after: { ...waiting, status: 'x' } }, 'en')).toBe(
    'changed',
  )
})
