import { expect, test } from 'vitest'
import { expectWithinMs } from '../../../../test/support/processor-ms.ts'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { arrangePart, judgeParts } from './arrange-stories.ts'
import type { ArticlePair } from './cluster-articles.ts'
import type { WeighedArticle } from './compare-articles.ts'
import { sureScoreMin } from './story-bands.ts'

function arrange(articles: WeighedArticle[], together: ArticlePair[] = []): string[][] {
  const candidates = articles.flatMap((a, n) => articles.slice(0, n).map((b): ArticlePair => [a.id, b.id]))
  const parts = judgeParts(articles, { candidates, bound: together })
  return parts.flatMap(part => arrangePart(part, { least: sureScoreMin, together, apart: [] }))
}

test('articles of one event form one group, and an unrelated article its own', () => {
  const groups = arrange([
    storyArticle('Soyuz MS-26 with astronaut Don Pettit lands in Kazakhstan', { id: 'a' }),
    storyArticle('Don Pettit lands in Kazakhstan aboard Soyuz MS-26', { id: 'b', hours: 1 }),
    storyArticle('Rain floods the streets of Guwahati', { id: 'c' }),
  ])
  expect(groups.map(group => group.toSorted().join('')).toSorted()).toEqual(['ab', 'c'])
})

test('unrelated articles that an editor put together form one group', () => {
  const articles = [
    storyArticle('Rain floods the streets of Guwahati', { id: 'a' }),
    storyArticle('Don Pettit lands in Kazakhstan', { id: 'b' }),
  ]
  expect(arrange(articles, [['a', 'b']])).toHaveLength(1)
})

test('only parts with an article that they are about are judged', () => {
  const articles = ['a', 'b', 'c', 'd'].map(id => storyArticle('Rain floods the streets of Guwahati', { id }))
  const bound: ArticlePair[] = [
    ['a', 'b'],
    ['c', 'd'],
  ]
  const parts = judgeParts(articles, { candidates: [], bound, about: new Set(['d']) })
  expect(parts.map(({ ids }) => ids.toSorted())).toEqual([['c', 'd']])
})

test('a flood of nearly identical headlines is compared in bounded time', () => {
  const flood = Array.from({ length: 300 }, (_, n) =>
    storyArticle(`Board declares class twelve result of district${n} with record pass share`, {
      id: `${n}`,
      outlet: 'one',
      hours: n / 100,
    }),
  )
  // All pairs of 300 compared once take about 250 ms, and each part has at most 250.
  expectWithinMs(4_000, () => arrange(flood))
})
