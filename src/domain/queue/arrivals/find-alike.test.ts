import { expect, test } from 'vitest'
import { alikeColumns } from './find-alike.ts'

const reason = { code: 'same-outlet', rule: 'headline', minutes: 5, isTurnedDown: false } as const
const said = { rule: 'headline', reason } as const
const written = { duplicateRule: 'headline', reason, newsLinkId: null, duplicateOf: null }

test.each([
  ['a news link refers to the link', { kind: 'news-link', id: 'l1' }, { newsLinkId: 'l1' }],
  ['another entry refers to that entry', { kind: 'entry', id: 'e1' }, { duplicateOf: 'e1' }],
  [
    'one of the same poll, which has no id yet, has no reference',
    { kind: 'given', canonicalUrl: 'https://delta.example/1' },
    {},
  ],
] as const)('an entry that is like %s', (_, of, columns) => {
  expect(alikeColumns({ ...said, of })).toEqual({ ...written, ...columns })
})
