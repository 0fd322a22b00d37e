import { expect, test } from 'vitest'
import { isEdited, isRedated } from './entry.ts'

const at = new Date('2026-03-01T06:00:00Z')
const later = new Date('2026-03-01T07:00:00Z')
const text = { title: 'The ferry is back', description: 'It runs.', imageUrl: '', publishedAt: at }

test('an entry that says the same is not edited, whichever objects its times are', () => {
  expect(isEdited(text, { ...text, publishedAt: new Date(at) })).toBe(false)
})

test.each([{ title: 'The ferry' }, { description: '' }, { imageUrl: '/a.jpg' }, { publishedAt: later }])(
  'a new %j is an edit',
  fields => expect(isEdited(text, { ...text, ...fields })).toBe(true),
)

test('a date that is given for the first time is new, one that is no longer given is not', () => {
  expect(isRedated({ ...text, publishedAt: null }, text)).toBe(true)
  expect(isRedated(text, { ...text, publishedAt: null })).toBe(false)
  expect(isEdited(text, { ...text, publishedAt: null })).toBe(false)
})
