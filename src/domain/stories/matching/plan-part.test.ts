import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArticlePair, ScoredPair } from './cluster-articles.ts'
import { planPart } from './plan-part.ts'
import { groupScore } from './story-bands.ts'

const none = {
  storyOf: new Map<string, string>(),
  edited: new Set<string>(),
  standing: new Set<string>(),
  pinned: new Set<string>(),
  together: [],
  apart: [],
}
const partOf = (letters: string, pairs: ScoredPair[]) => ({ ids: [...letters], pairs, series: [] })
/** The articles of the story `one`. */
const inOne = (letters: string) => new Map([...letters].map(id => [id, 'one']))

test('a group keeps the story of most of its articles, and articles that left it do not take over that story', () => {
  const pairs: ScoredPair[] = [
    ['a', 'b', 0.95],
    ['c', 'd', 0.95],
  ]
  const { groups } = planPart(partOf('abcd', pairs), { ...none, storyOf: inOne('abc') })
  expect(groups).toContainEqual({ storyId: 'one', ids: expect.arrayContaining(['a', 'b']) })
  expect(groups).toContainEqual({ storyId: null, ids: expect.arrayContaining(['c', 'd']) })
})

test('two likely groups are proposed by their nearest articles', () => {
  expect(planPart(partOf('ab', [['a', 'b', 0.66]]), none)).toEqual({
    groups: [
      { storyId: null, ids: ['a'] },
      { storyId: null, ids: ['b'] },
    ],
    proposals: [{ pair: ['a', 'b'], score: 0.66 }],
    splits: [],
  })
})

test('three likely groups need two proposals, not three', () => {
  const pairs: ScoredPair[] = [
    ['a', 'b', 0.66],
    ['b', 'c', 0.65],
    ['a', 'c', 0.64],
  ]
  expect(planPart(partOf('abc', pairs), none).proposals).toEqual([
    { pair: ['a', 'b'], score: 0.66 },
    { pair: ['b', 'c'], score: 0.65 },
  ])
})

test('a pass makes proposals about an edited story instead of changing it', () => {
  const pairs: ScoredPair[] = [
    ['a', 'b', 0.9],
    ['b', 'c', 0.99],
  ]
  const plan = planPart(partOf('abc', pairs), { ...none, storyOf: inOne('ab'), edited: new Set(['one']) })
  expect(plan.groups).toEqual([
    { storyId: 'one', ids: ['a', 'b'] },
    { storyId: null, ids: ['c'] },
  ])
  // The mean of b and c, and of a and c, which have nothing in common, costs nearly the same headline little.
  expect(plan.proposals).toEqual([{ pair: ['b', 'c'], score: groupScore(0.495, 0.99) }])
})

test.each(['edited', 'standing'])(
  'a pass that would split an %s story proposes no merge of what leaves',
  kind => {
    const pairs: ScoredPair[] = [
      ['a', 'b', 0.9],
      ['c', 'd', 0.9],
      ['d', 'e', 0.99],
      ['e', 'f', 0.9],
    ]
    const storyOf = inOne('abcd')
    for (const id of 'ef') storyOf.set(id, 'two')
    const plan = planPart(partOf('abcdef', pairs), { ...none, storyOf, [kind]: new Set(['one', 'two']) })
    expect(plan.splits).toMatchObject([{ storyId: 'one', leaving: ['c', 'd'] }])
    expect(plan.proposals).toEqual([])
  },
)

test('an article that an editor put together with a member of an edited story joins it', () => {
  const known = { ...none, storyOf: inOne('ab'), edited: new Set(['one']) }
  const { groups } = planPart(partOf('abc', []), { ...known, together: [['b', 'c']] })
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
      const decided = { storyOf, edited: new Set(['edited']), together, apart }
      const { groups } = planPart({ ids, pairs, series: [] }, { ...none, ...decided })
      storyOf = new Map()
      for (const { storyId, ids: members } of groups) {
        if (members.length === 1) continue
        stories += 1
        for (const id of members) storyOf.set(id, storyId ?? `story ${stories}`)
      }
      for (const [a, b] of apart) expect(storyOf.get(a) ?? a).not.toBe(storyOf.get(b) ?? b)
      for (const [a, b] of together) expect(storyOf.get(a)).toBe(storyOf.get(b))
      const edited = [...storyOf].filter(([, story]) => story === 'edited').map(([id]) => id)
      expect(edited.toSorted()).toEqual(['h', 'i'])
    }),
    { endOnFailure: true },
  )
})

test('a split is proposed for articles of an edited story that are unlike all others', () => {
  const part = partOf('abcdx', [
    ['a', 'b', 0.9],
    ['b', 'c', 0.65],
    ['c', 'd', 0.3],
    ['a', 'd', 0.1],
  ])
  const known = { ...none, storyOf: inOne('abcd'), edited: new Set(['one']) }
  const split = { storyId: 'one', leaving: ['d'], of: 4, pair: ['c', 'd'], score: 0.3 }
  expect(planPart(part, known).splits).toEqual([split])
  expect(planPart(part, { ...known, together: [['a', 'd']] }).splits).toEqual([])
  expect(planPart(part, { ...known, edited: new Set() }).splits).toEqual([])
  expect(planPart({ ...part, ids: ['a'] }, known).splits).toEqual([])
})

test('an article joins a story that readers know, and none leaves it', () => {
  const pairs: ScoredPair[] = [
    ['a', 'b', 0.01],
    ['a', 'c', 0.99],
    ['b', 'c', 0.99],
  ]
  const known = { ...none, storyOf: inOne('ab'), standing: new Set(['one']) }
  expect(planPart(partOf('abc', pairs), known).groups).toEqual([{ storyId: 'one', ids: ['a', 'b', 'c'] }])
  const { groups, splits } = planPart(partOf('abc', []), known)
  expect(groups).toContainEqual({ storyId: 'one', ids: ['a', 'b'] })
  expect(splits).toMatchObject([{ storyId: 'one', leaving: ['b'] }])
})

test('a larger story joins the one that readers know, which keeps its address', () => {
  const pairs = [...'abcd'].flatMap((a, n) => [...'abcd'.slice(0, n)].map((b): ScoredPair => [a, b, 0.99]))
  const storyOf = new Map([['a', 'known'], ...[...'bcd'].map((id): [string, string] => [id, 'large'])])
  const part = partOf('abcd', pairs)
  const { groups } = planPart(part, { ...none, storyOf, standing: new Set(['known']) })
  expect(groups).toEqual([{ storyId: 'known', ids: expect.arrayContaining([...'abcd']) }])
  const both = planPart(part, { ...none, storyOf, standing: new Set(['known', 'large']) })
  expect(both.groups.map(({ storyId }) => storyId).toSorted()).toEqual(['known', 'large'])
  expect(both.proposals).toHaveLength(1)
})

test('two pinned articles are proposed for one story instead of joined', () => {
  const plan = planPart(partOf('ab', [['a', 'b', 0.99]]), { ...none, pinned: new Set('ab') })
  expect(plan).toMatchObject({ groups: [{ ids: ['a'] }, { ids: ['b'] }], proposals: [{ pair: ['a', 'b'] }] })
})

test('a pass never separates articles that it would propose to join again', () => {
  let separated = 0
  fc.assert(
    fc.property(scores, fc.array(fc.constantFrom('one', 'two', ''), { minLength: 10 }), (pairs, stories) => {
      const placed = ids.map((id, n): [string, string] => [id, stories[n] ?? ''])
      const storyOf = new Map(placed.filter(([, story]) => story))
      const { groups, proposals } = planPart({ ids, pairs, series: [] }, { ...none, storyOf })
      const groupOf = new Map(groups.flatMap(({ ids: members }, n) => members.map(id => [id, n])))
      for (const { pair } of proposals) {
        const sides = pair.map(id => groups[groupOf.get(id) ?? 0]?.ids ?? [])
        const former = sides.map(side => new Set(side.flatMap(id => storyOf.get(id) ?? [])))
        expect([...(former[0] ?? [])].filter(story => former[1]?.has(story))).toEqual([])
      }
      const left = Map.groupBy(storyOf.keys(), id => storyOf.get(id))
      separated += [...left.values()].filter(all => new Set(all.map(id => groupOf.get(id))).size > 1).length
    }),
    { numRuns: 300, endOnFailure: true },
  )
  expect(separated).toBeGreaterThan(0)
})
