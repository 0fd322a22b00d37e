import { expect, test } from 'vitest'
import type { MergePlan } from '../../domain/outlets/merge-outlets.ts'
import type { EditedOutlet } from '../../domain/outlets/outlet-queries.ts'
import { describeMerge } from './outlet-words.ts'

const outlet = (name: string, fields: Partial<EditedOutlet> = {}): EditedOutlet => ({
  id: name,
  version: 1,
  name,
  homeUrl: `https://${name}.example/`,
  hosts: [],
  iconUrl: '',
  language: null,
  region: '',
  lean: 'not-rated',
  leanSource: '',
  leanRatedOn: null,
  leanNote: '',
  owner: '',
  ownerSource: '',
  ownerAsOf: null,
  ...fields,
})

const plan = (fields: Partial<MergePlan> = {}): MergePlan => ({
  from: outlet('Herald'),
  into: outlet('Post'),
  rating: null,
  isTooLarge: false,
  ownership: null,
  counts: { feeds: 0, newsLinks: 0, entries: 0, rules: 0 },
  ...fields,
})

test('the moved records are counted, and links get the new name', () => {
  const counts = { feeds: 2, newsLinks: 1, entries: 0, rules: 0 }
  const { sentences, isRefused } = describeMerge(plan({ counts }), 'en')
  expect(isRefused).toBe(false)
  expect(sentences[0]).toContain('move to “Post” (https://Post.example/): 2 feeds, 1 news link, and')
  expect(sentences[1]).toBe('Links and open entries get the source “Post”, unless an editor typed another.')
  expect(sentences.at(-1)).toBe('You can undo it afterwards.')
})

test('if two ratings differ, the text says which is kept', () => {
  const [from, into] = [outlet('Herald', { lean: 'left' }), outlet('Post', { lean: 'right' })]
  const { sentences } = describeMerge(
    plan({ from, into, rating: { keptOf: 'into', isConflict: true } }),
    'en',
  )
  expect(sentences.join(' ')).toContain(
    '“Herald” left, “Post” right. The rating and note of “Post” are kept.',
  )
})

test('a merge that is too large names the alternative', () => {
  const { sentences, isRefused } = describeMerge(plan({ isTooLarge: true }), 'en')
  expect(isRefused).toBe(true)
  expect(sentences).toEqual([expect.stringContaining('Merge the other way round: open “Post”')])
})

test('if two owners differ, the text says which is kept; a single owner is carried over', () => {
  const [from, into] = [outlet('Herald', { owner: 'A Trust' }), outlet('Post', { owner: 'B Ltd' })]
  const conflict = describeMerge(plan({ from, into, ownership: { keptOf: 'into', isConflict: true } }), 'en')
  expect(conflict.sentences.join(' ')).toContain(
    '“Herald” A Trust, “Post” B Ltd. The owner of “Post” is kept.',
  )
  const alone = describeMerge(
    plan({ from, into: outlet('Post'), ownership: { keptOf: 'from', isConflict: false } }),
    'en',
  )
  expect(alone.sentences).toContain('Its owner (A Trust) moves too.')
})
