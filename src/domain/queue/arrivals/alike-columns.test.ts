import { expect, test } from 'vitest'
import { alikeColumns } from './alike-columns.ts'

const reason = { code: 'same-outlet', rule: 'headline', minutes: 5, isTurnedDown: false } as const
const said = { rule: 'headline', reason } as const
const written = { duplicateRule: 'headline', reason, newsLinkId: null, duplicateOf: null }

test('an entry that is like a news link refers to the link', () => {
  const of = { kind: 'news-link', id: 'l1' } as const
  expect(alikeColumns({ ...said, of })).toEqual({ ...written, newsLinkId: 'l1' })
})

test('an entry that is like another entry refers to that entry', () => {
  const of = { kind: 'entry', id: 'e1' } as const
  expect(alikeColumns({ ...said, of })).toEqual({ ...written, duplicateOf: 'e1' })
})

test('an entry that is like one of the same poll has no reference, because that has no id yet', () => {
  expect(alikeColumns({ ...said, of: { kind: 'given', index: 0 } })).toEqual(written)
})
