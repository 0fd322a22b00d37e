import { expect, test } from 'vitest'
import { describeOutcome } from './poll-outcome.ts'

const none = { published: 0, waiting: 0, duplicates: 0, edited: 0, released: 0, unreadable: 0, repeated: 0 }

test('each outcome of a poll is one line', () => {
  expect(describeOutcome({ kind: 'unchanged' }, 'en')).toBe('nothing new')
  expect(describeOutcome({ kind: 'cut' }, 'en')).toBe('interrupted')
  expect(
    describeOutcome(
      { kind: 'failed', failure: 'timeout', detail: { code: 'verbatim', text: 'no answer in 20 s' } },
      'en',
    ),
  ).toBe('failed: The server took too long to answer. (no answer in 20 s)')
})

test('entries read are counted by outcome, and zero counts are omitted except for published', () => {
  expect(describeOutcome({ kind: 'read', counts: none }, 'en')).toBe('0 published')
  expect(describeOutcome({ kind: 'read', counts: { ...none, waiting: 3, repeated: 1 } }, 'en')).toBe(
    '0 published, 3 waiting, 1 repeated',
  )
})

test('no count is printed as the code names it', () => {
  const counts = { ...none, edited: 2, released: 1 }
  expect(describeOutcome({ kind: 'read', counts }, 'en')).toBe(
    '0 published, 2 edited, 1 released under a new headline',
  )
  expect(describeOutcome({ kind: 'read', counts }, 'hi')).not.toMatch(/[a-z]/)
})
