import { expect, test } from 'vitest'
import { isEdited, isRedated } from './entry.ts'

const at = new Date('2026-03-01T06:00:00Z')
const later = new Date('2026-03-01T07:00:00Z')
const text = { title: 'The ferry is back', description: 'It runs.', imageUrl: '', publishedAt: at }

test('an entry with equal values is not edited, even if its dates are different objects', () => {
  expect(isEdited(text, { ...text, publishedAt: new Date(at) })).toBe(false)
})

test.each([{ title: 'The ferry' }, { description: '' }, { imageUrl: '/a.jpg' }, { publishedAt: later }])(
  'a changed %j is an edit',
  fields => expect(isEdited(text, { ...text, ...fields })).toBe(true),
)

test('an added date is an edit, and a removed one is not', () => {
  expect(isRedated({ ...text, publishedAt: null }, text)).toBe(true)
  expect(isRedated(text, { ...text, publishedAt: null })).toBe(false)
  expect(isEdited(text, { ...text, publishedAt: null })).toBe(false)
})
