import { expect, test } from 'vitest'
import type { Revision } from '../../domain/revisions/revision.ts'
import { describeAction, toActivityRow } from './to-activity-row.ts'

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

const empty = { place: 'second-1', section: '', title: '', news_link_id: null, story_id: null }
const ferry = { ...empty, title: 'Ferry resumes', news_link_id: '7' }

test.each([
  [empty, ferry, 'Second tier 1: “Ferry resumes”', 'pinned'],
  [ferry, { ...ferry, title: 'Rain', story_id: '8' }, 'Second tier 1: “Rain”', 'pinned'],
  [ferry, empty, 'Second tier 1: “Ferry resumes”', 'taken off'],
  [ferry, { ...ferry, until_newer: true }, 'Second tier 1: “Ferry resumes”', 'changed'],
  [empty, empty, 'Second tier 1', 'changed'],
])(
  'a place that was %j and is %j is listed with the headline that an editor chose',
  (before, after, title, did) => {
    const of = { nameOf: () => null, language: 'en' } as const
    expect(toActivityRow({ ...revision, recordTable: 'pins', before, after }, of)).toMatchObject({
      title,
      did,
    })
  },
)
