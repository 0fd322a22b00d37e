import { expect, test } from 'vitest'
import { sectionPlace } from '../front/places/front-place.ts'
import type { Revision } from './revision.ts'
import { listFieldChanges, recordTitle } from './revision-changes.ts'

const pin = { recordTable: 'pins' as const }
const revision: Revision = {
  id: '1',
  recordTable: 'news_links',
  recordId: '2',
  action: 'update',
  batchId: '3',
  accountName: 'Asha',
  at: new Date(0),
  before: { title: 'Old', featured: false, version: 1, description: 'Rain' },
  after: { title: 'New', featured: true, version: 2, description: '' },
  undone: false,
}

const nameOf = (id: string) => (id === 'known' ? 'Politics' : null)

const sectionId = '018f0000-0000-7000-8000-000000000001'

test('changed fields are described in words, computed ones are left out', () => {
  expect(listFieldChanges(revision, nameOf, 'en')).toEqual([
    { field: 'title', before: 'Old', after: 'New' },
    { field: 'featured', before: 'no', after: 'yes' },
    { field: 'description', before: 'Rain', after: '' },
  ])
})

test('lists and texts in other languages are shown without their notation', () => {
  const changed = {
    before: { hosts: ['a.example'], translations: {}, order_num: 1 },
    after: {
      hosts: ['a.example', 'b.example'],
      translations: { hi: { name: 'खेल', description: '' }, ta: { name: 'விளையாட்டு' } },
      order_num: 2,
    },
  }
  expect(listFieldChanges({ ...revision, ...changed }, nameOf, 'en')).toEqual([
    { field: 'hosts', before: 'a.example', after: 'a.example, b.example' },
    { field: 'translations', before: '', after: 'hi, name: खेल; hi, description: ; ta, name: விளையாட்டு' },
    { field: 'order_num', before: '1', after: '2' },
  ])
})

test('referenced records are shown by name', () => {
  const moved = {
    before: { category: 'known', outlet_id: null },
    after: { category: 'gone', outlet_id: 'known' },
  }
  expect(listFieldChanges({ ...revision, ...moved }, nameOf, 'en')).toEqual([
    { field: 'category', before: 'Politics', after: 'a deleted record' },
    { field: 'outlet_id', before: '', after: 'Politics' },
  ])
})

test('a time is shown as a time, whatever zone it was written in', () => {
  const times = {
    before: { queued_at: '2026-11-22T08:00:00+00:00', snoozed_until: null, title: '2026-11-22' },
    after: { queued_at: '2026-11-22T15:00:00.125+05:30', snoozed_until: 'infinity', title: '2026-11-23' },
  }
  expect(listFieldChanges({ ...revision, ...times }, nameOf, 'en')).toEqual([
    {
      field: 'queued_at',
      before: new Date('2026-11-22T08:00Z'),
      after: new Date('2026-11-22T09:30:00.125Z'),
    },
    { field: 'snoozed_until', before: '', after: 'infinity' },
    { field: 'title', before: '2026-11-22', after: '2026-11-23' },
  ])
})

test('a reason is shown in words', () => {
  const judged = { before: { reason: null }, after: { reason: { code: 'by-rule', name: 'No fourths' } } }
  expect(listFieldChanges({ ...revision, ...judged }, nameOf, 'en')).toEqual([
    { field: 'reason', before: '', after: 'By the rule “No fourths”' },
  ])
})

test('an added or deleted record has no fields to compare', () => {
  expect(listFieldChanges({ ...revision, before: null }, nameOf, 'en')).toEqual([])
  expect(listFieldChanges({ ...revision, after: null }, nameOf, 'en')).toEqual([])
})

test.each([
  [{}, 'New'],
  [{ after: null }, 'Old'],
  [{ recordTable: 'settings' as const }, 'Settings'],
  [
    { recordTable: 'entries' as const, after: { title: '', url: 'https://a.example/' } },
    'https://a.example/',
  ],
  [{ recordTable: 'duplicate_exceptions' as const, after: { value: '', rule: 'address' } }, 'address'],
  [
    { recordTable: 'story_links' as const, after: { title: '', canonical_url: 'https://a.example/' } },
    'https://a.example/',
  ],
  [{ recordTable: 'stories' as const, after: { title: null, desk_title: 'Automatic' } }, 'Automatic'],
  [{ recordTable: 'stories' as const, after: { title: 'By hand', desk_title: 'Automatic' } }, 'By hand'],
  [{ recordTable: 'categories' as const, after: { name: 'Politics' } }, 'Politics'],
  [{ ...pin, after: { place: 'lead', section: '' } }, 'Lead'],
  [{ ...pin, after: { place: 'next-second-2', section: '' } }, 'Second tier 2, planned'],
  [{ ...pin, after: { place: sectionPlace(sectionId), section: 'Politics' } }, 'Lead of Politics'],
  [{ ...pin, after: { place: sectionPlace(sectionId), section: '' } }, 'Lead of a section'],
])('with %j a record is called %j', (fields, title) => {
  expect(recordTitle({ ...revision, ...fields }, { knownAs: null, language: 'en' })).toBe(title)
})

test('the title of a place is in the language of the reader', () => {
  const lead = { ...revision, ...pin, after: { place: 'lead', section: '' } }
  expect(recordTitle(lead, { knownAs: null, language: 'hi' })).toBe('मुख्य खबर')
})

test('a record without a title is called by the name that it is known by, or else said to have none', () => {
  const story = { ...revision, recordTable: 'stories' as const, after: { title: null, desk_title: '' } }
  const knownAs = 'Flood in Assam'
  expect(recordTitle(story, { knownAs, language: 'en' })).toBe(knownAs)
  expect(recordTitle(story, { knownAs: null, language: 'en' })).toBe('without a title')
})
