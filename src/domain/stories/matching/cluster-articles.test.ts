import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ArticlePair, clusterArticles, type ScoredPair } from './cluster-articles.ts'

const none = { together: [], apart: [] }

function sorted(groups: string[][]): string[] {
  return groups.map(group => group.toSorted().join('')).toSorted()
}

test('a chain of similar articles is cut, because its ends are unrelated', () => {
  const ids = [...'abcdefgh']
  const pairs = ids.slice(1).map((id, n): ScoredPair => [ids[n] ?? '', id, 0.8])
  const groups = clusterArticles({ ids, pairs, least: 0.5, ...none })
  expect(Math.max(...groups.map(group => group.length))).toBeLessThanOrEqual(3)
})

test('articles that are alike on average form one group', () => {
  const pairs: ScoredPair[] = [
    ['a', 'b', 0.9],
    ['b', 'c', 0.7],
    ['a', 'c', 0.5],
    ['c', 'd', 0.4],
  ]
  expect(sorted(clusterArticles({ ids: [...'abcd'], pairs, least: 0.5, ...none }))).toEqual(['abc', 'd'])
})

test('"together" joins unrelated articles, and "apart" separates the nearest', () => {
  const pairs: ScoredPair[] = [['a', 'b', 0.99]]
  const groups = clusterArticles({
    ids: [...'abc'],
    pairs,
    least: 0.5,
    together: [['a', 'c']],
    apart: [['a', 'b']],
  })
  expect(sorted(groups)).toEqual(['ac', 'b'])
})

test('no random pass breaks an editor’s decisions', () => {
  const ids = [...'abcdefghij']
  const pair = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)).filter(([a, b]) => a !== b)
  const scored = fc.tuple(
    fc.constantFrom(...ids),
    fc.constantFrom(...ids),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  fc.assert(
    fc.property(
      fc.array(
        scored.filter(([a, b]) => a !== b),
        { maxLength: 60 },
      ),
      fc.array(pair, { maxLength: 6 }),
      fc.array(pair, { maxLength: 6 }),
      (pairs, apart, together) => {
        const groups = clusterArticles({ ids, pairs, least: 0.5, together, apart })
        const groupOf = new Map(groups.flatMap(group => group.map(id => [id, group])))
        expect(groups.flat().toSorted()).toEqual(ids)
        for (const [a, b] of apart) expect(groupOf.get(a)).not.toBe(groupOf.get(b))
        if (apart.length > 0) return
        for (const [a, b] of together) expect(groupOf.get(a)).toBe(groupOf.get(b))
      },
    ),
  )
})

test('keeping one pair apart does not break other groups', () => {
  const together: ArticlePair[] = [
    ['a', 'b'],
    ['c', 'd'],
  ]
  const groups = clusterArticles({
    ids: [...'abcd'],
    pairs: [['b', 'c', 1]],
    least: 0.1,
    together,
    apart: [['a', 'd']],
  })
  expect(sorted(groups)).toEqual(['ab', 'cd'])
})
