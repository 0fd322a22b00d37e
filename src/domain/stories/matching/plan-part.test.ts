import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArticlePair, ScoredPair } from './cluster-articles.ts'
import { planPart } from './plan-part.ts'

const none = { edited: new Set<string>(), together: [], apart: [] }

test('a group keeps the story of most of its articles, and articles that left it do not take over that story', () => {
  const pairs: ScoredPair[] = [
    ['a', 'b', 0.95],
    ['c', 'd', 0.95],
  ]
  const storyOf = new Map([...'abc'].map(id => [id, 'one']))
  const { groups } = planPart({ ids: [...'abcd'], pairs, series: [] }, { ...none, storyOf })
  expect(groups).toContainEqual({ storyId: 'one', ids: expect.arrayContaining(['a', 'b']) })
  expect(groups).toContainEqual({ storyId: null, ids: expect.arrayContaining(['c', 'd']) })
})

test('two likely groups are proposed by their nearest articles', () => {
  const part = { ids: [...'ab'], pairs: [['a', 'b', 0.5] satisfies ScoredPair], series: [] }
  expect(planPart(part, { ...none, storyOf: new Map() })).toEqual({
    groups: [
      { storyId: null, ids: ['a'] },
      { storyId: null, ids: ['b'] },
    ],
    proposals: [{ pair: ['a', 'b'], score: 0.5 }],
    splits: [],
  })
})

test('three likely groups need two proposals, not three', () => {
  const pairs: ScoredPair[] = [
    ['a', 'b', 0.7],
    ['b', 'c', 0.6],
    ['a', 'c', 0.5],
  ]
  const part = { ids: [...'abc'], pairs, series: [] }
  expect(planPart(part, { ...none, storyOf: new Map() }).proposals).toEqual([
    { pair: ['a', 'b'], score: 0.7 },
    { pair: ['b', 'c'], score: 0.6 },
  ])
})

test('a pass makes proposals about an edited story instead of changing it', () => {
  const part = { ids: [...'abc'], pairs: [['b', 'c', 0.99] satisfies ScoredPair], series: [] }
  const storyOf = new Map([...'ab'].map(id => [id, 'one']))
  const plan = planPart(part, { ...none, storyOf, edited: new Set(['one']) })
  expect(plan.groups).toEqual([
    { storyId: 'one', ids: ['a', 'b'] },
    { storyId: null, ids: ['c'] },
  ])
  // The mean of b and c, and of a and c, which have nothing in common.
  expect(plan.proposals).toEqual([{ pair: ['b', 'c'], score: 0.495 }])
})

test('an article that an editor put together with a member of an edited story joins it', () => {
  const part = { ids: [...'abc'], pairs: [], series: [] }
  const known = { storyOf: new Map([...'ab'].map(id => [id, 'one'])), edited: new Set(['one']) }
  const { groups } = planPart(part, { ...known, together: [['b', 'c']], apart: [] })
  expect(groups).toEqual([{ storyId: 'one', ids: ['a', 'b', 'c'] }])
})

const ids = [...'abcdefghij']
const pairOfTwo = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)).filter(([a, b]) => a !== b)
const scores = fc.array(
  fc.tuple(pairOfTwo, fc.double({ min: 0, max: 1, noNaN: true })).map(([[a, b], p]): ScoredPair => [a, b, p]),
  { maxLength: 45 },
)

test('editors’ decisions hold through 1,000 successive random passes', () => {
  const apart: ArticlePair[] = [
    ['a', 'b'],
    ['c', 'd'],
    ['a', 'j'],
  ]
  const together: ArticlePair[] = [
    ['a', 'c'],
    ['e', 'f'],
    ['f', 'g'],
  ]
  let storyOf = new Map([...'hi'].map(id => [id, 'edited']))
  let stories = 0
  fc.assert(
    fc.property(scores, pairs => {
      const { groups } = planPart(
        { ids, pairs, series: [] },
        { storyOf, edited: new Set(['edited']), together, apart },
      )
      storyOf = new Map()
      for (const { storyId, ids: members } of groups) {
        if (members.length === 1) continue
        stories += 1
        for (const id of members) storyOf.set(id, storyId ?? `story ${stories}`)
      }
      for (const [a, b] of apart) expect(storyOf.get(a) ?? a).not.toBe(storyOf.get(b) ?? b)
      for (const [a, b] of together) expect(storyOf.get(a)).toBe(storyOf.get(b))
      expect(
        [...storyOf]
          .filter(([, story]) => story === 'edited')
          .map(([id]) => id)
          .toSorted(),
      ).toEqual(['h', 'i'])
    }),
    { endOnFailure: true },
  )
})

test('a split is proposed for articles of an edited story that are unlike all others', () => {
  const part = {
    ids: [...'abcdx'],
    pairs: [
      ['a', 'b', 0.9],
      ['b', 'c', 0.6],
      ['c', 'd', 0.3],
      ['a', 'd', 0.1],
    ] satisfies ScoredPair[],
    series: [],
  }
  const known = { ...none, storyOf: new Map([...'abcd'].map(id => [id, 'one'])), edited: new Set(['one']) }
  const split = { storyId: 'one', leaving: ['d'], of: 4, pair: ['c', 'd'], score: 0.3 }
  expect(planPart(part, known).splits).toEqual([split])
  expect(planPart(part, { ...known, together: [['a', 'd']] }).splits).toEqual([])
  expect(planPart(part, { ...known, edited: new Set() }).splits).toEqual([])
  expect(planPart({ ...part, ids: ['a'] }, known).splits).toEqual([])
})
