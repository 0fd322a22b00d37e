import { expect, test } from 'vitest'
import { keepIdentity } from './news-link-checks.ts'

const page = 'https://outlet.example/live'

test.each([
  ['a part behind #', `${page}#noon`, page, `${page}#noon`],
  ['an id behind #!', `${page}#!/a/id-1`, `${page}#!/a`, `${page}#!/a/id-1`],
  ['no mark', page, page, page],
  ['another address', `${page}#noon`, 'https://outlet.example/other', 'https://outlet.example/other'],
  ['a longer address', `${page}#noon`, 'https://outlet.example/li', 'https://outlet.example/li'],
  ['nothing stored', null, page, page],
])('an identity with %s is kept or replaced', (_, stored, typed, kept) => {
  expect(keepIdentity(stored, typed)).toBe(kept)
})
