import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../../test/support/property.ts'
import { compareArticles, sharedWords, weighArticle } from './compare-articles.ts'
import { packWords } from './packed-words.ts'
import { storyWords } from './story-words.ts'
import { wordHash } from './word-hash.ts'

const rarityOf = (word: number) => 1 + (Math.abs(word) % 97) / 10
const words = 'rain flood court bridge police actor budget temple river dam'.split(' ')
const text = fc.uniqueArray(fc.constantFrom(...words), { maxLength: 7 }).map(some => some.join(' '))
const article = fc.record({ title: text, description: text })

property(article, article)('ascending lists are compared like sets', (one, other) => {
  const [a, b] = [one, other].map(given => storyWords({ ...given, url: '' }))
  if (!a || !b) return
  const [first, second] = [a, b].map(given => weigh(packWords(given)))
  if (!first || !second) return
  const both = a.heading.filter(word => b.heading.includes(word))
  const rarities = both.map(rarity).toSorted((x, y) => y - x)
  const shared = both.reduce((sum, word) => sum + rarity(word), 0)
  const sums = [a, b].map(({ heading }) => heading.reduce((sum, word) => sum + rarity(word), 0))
  const features = compareArticles(first, second)
  expect(features.sharedCount).toBe(both.length)
  expect(features.rarest).toEqual([rarities[0] ?? 0, rarities[1] ?? 0, rarities[2] ?? 0])
  expect(features.shareOfSmaller).toBeCloseTo(shared / Math.max(1, Math.min(...sums)), 9)
  expect(features.sharedRuns).toBe(a.runs.filter(run => b.runs.includes(run)).length)
  expect(features.unshared).toBeCloseTo(Math.min(unshared(a, b), unshared(b, a)), 9)
  expect(features.sharedNames + features.sharedOrdinary).toBeCloseTo(shared, 9)
  expect(features.cosine).toBeCloseTo(cosine(a, b), 9)
  expect(sharedWords(first, second)).toHaveLength(both.length)
})

test('two explanations share no phrase by being explanations', () => {
  const [one, two] = ['Explained: grain prices of Orvania', 'Why the ferries of Pelmar are late'].map(title =>
    packWords(storyWords({ title, url: '', description: '' })),
  )
  expect(one && two && compareArticles(weigh(one), weigh(two)).sharedRuns).toBe(0)
})

type Words = ReturnType<typeof storyWords>

function weigh(packed: ReturnType<typeof packWords>) {
  return weighArticle({ id: 'id', outlet: 'outlet', at: new Date(0), words: packed }, rarityOf)
}

function rarity(word: string): number {
  return rarityOf(wordHash(word))
}

function unshared(of: Words, other: Words): number {
  const own = of.heading.filter(word => !other.heading.includes(word)).map(rarity)
  const [first = 0, second = 0] = own.toSorted((x, y) => y - x)
  return first + second
}

function cosine(a: Words, b: Words): number {
  const weight = (of: Words, word: string) => rarity(word) * (of.heading.includes(word) ? 1 : 0.6)
  const length = (of: Words) => Math.hypot(...of.text.map(word => weight(of, word)))
  const shared = a.text.filter(word => b.text.includes(word))
  const product = shared.reduce((sum, word) => sum + weight(a, word) * weight(b, word), 0)
  return length(a) * length(b) === 0 ? 0 : product / (length(a) * length(b))
}
