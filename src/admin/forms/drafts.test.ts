import { expect, test } from 'vitest'
import { draftKey, keepText, moveDraft, readKept } from './drafts.ts'

test('the typed text of one form becomes the draft of another, without the version of the first record', () => {
  moveDraft('entry:a', 'news/b')
  expect(readKept(draftKey('news/b'))).toBe(null)
  keepText(
    draftKey('entry:a'),
    JSON.stringify({ values: { title: 'As we put it' }, version: 9, typedAtMs: 5 }),
  )
  moveDraft('entry:a', 'news/b')
  expect(readKept(draftKey('entry:a'))).toBe(null)
  expect(JSON.parse(readKept(draftKey('news/b')) ?? '')).toEqual({
    values: { title: 'As we put it' },
    typedAtMs: 5,
  })
})
