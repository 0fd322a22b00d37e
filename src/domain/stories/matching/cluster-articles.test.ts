import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ArticlePair, clusterArticles, type ScoredPair } from './cluster-articles.ts'
import { groupScore } from './story-bands.ts'

const cluster = (letters: string, given: Omit<Parameters<typeof clusterArticles>[0], 'ids' | 'least'>) =>
  clusterArticles({ ids: [...letters], least: 0.5, ...given })
    .map(group => group.toSorted().join(''))
    .toSorted()

test('a chain of similar articles is cut, because its ends are unrelated', () => {
  const ids = [...'abcdefgh']
  const pairs = ids.slice(1).map((id, n): ScoredPair => [ids[n] ?? '', id, 0.8])
  const groups = cluster('abcdefgh', { pairs, together: [], apart: [] })
  expect(Math.max(...groups.map(group => group.length))).toBeLessThanOrEqual(3)
})

test('articles that are alike on average form one group', () => {
  const pairs: ScoredPair[] = [
    ['a', 'b', 0.9],
    ['b', 'c', 0.7],
    ['a', 'c', 0.5],
    ['c', 'd', 0.4],
  ]
  expect(cluster('abcd', { pairs, together: [], apart: [] })).toEqual(['abc', 'd'])
})

test('"together" joins unrelated articles, and "apart" separates the nearest', () => {
  const pairs: ScoredPair[] = [['a', 'b', 0.99]]
  expect(cluster('abc', { pairs, together: [['a', 'c']], apart: [['a', 'b']] })).toEqual(['ac', 'b'])
})

test('no random pass breaks an editor’s decisions', () => {
  const ids = [...'abcdefghij']
  const pair = fc.tuple(fc.constantFrom(...ids), fc.constantFrom(...ids)).filter(([a, b]) => a !== b)
  const score = fc.double({ min: 0, max: 1, noNaN: true })
  const scored = fc.tuple(pair, score).map(([[a, b], p]): ScoredPair => [a, b, p])
  fc.assert(
    fc.property(
      fc.array(scored, { maxLength: 60 }),
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
  expect(cluster('abcd', { pairs: [['b', 'c', 1]], together, apart: [['a', 'd']] })).toEqual(['ab', 'cd'])
})

test('the nearest two of all groups join first, as if all pairs were looked through for each join', () => {
  const ids = [...'abcdefgh']
  const pairs = ids.flatMap((a, n) => ids.slice(0, n).map((b): ArticlePair => [a, b]))
  const least = 0.3
  // Between them the score has a ceiling, at which groups are equally near.
  const score = fc.oneof(
    fc.double({ min: 0, max: 0.7, noNaN: true }),
    fc.double({ min: 0.83, max: 0.97, noNaN: true }),
  )
  const scores = fc.array(score, { minLength: pairs.length, maxLength: pairs.length })
  fc.assert(
    fc.property(scores, given => {
      fc.pre(new Set(given).size === given.length)
      const scored = pairs.map(([a, b], n): ScoredPair => [a, b, given[n] ?? 0])
      const groups = clusterArticles({ ids, pairs: scored, least, together: [], apart: [] })
      const sorted = (found: string[][]) => found.map(group => group.toSorted().join('')).toSorted()
      expect(sorted(groups)).toEqual(sorted(clusterByAllPairs(ids, scored, least)))
    }),
  )
})

function clusterByAllPairs(ids: string[], pairs: ScoredPair[], least: number): string[][] {
  const groups = ids.map(id => [id])
  const scoreOf = (one: string[], other: string[]) => {
    const between = pairs.flatMap(([a, b, score]) =>
      (one.includes(a) && other.includes(b)) || (one.includes(b) && other.includes(a)) ? score : [],
    )
    return groupScore(between.reduce((sum, score) => sum + score, 0) / between.length, Math.max(...between))
  }
  for (;;) {
    const all = groups.flatMap((one, n) =>
      groups.slice(0, n).map(other => ({ one, other, score: scoreOf(one, other) })),
    )
    const best = all.toSorted((x, y) => y.score - x.score)[0]
    if (!best || best.score < least) return groups
    best.other.push(...best.one)
    groups.splice(groups.indexOf(best.one), 1)
  }
}
