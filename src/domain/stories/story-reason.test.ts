import { expect, test } from 'vitest'
import { storyArticle } from '../../../test/support/story-article.ts'
import { wordHash } from './matching/word-hash.ts'
import { nothingCounted } from './matching/word-rarity.ts'
import { explainPair, explainSplit, storyReasonSchema } from './story-reason.ts'

const text = 'Cabinet clears the new bridge over the Teesta river'

test('a reason holds the rarest shared words, the hours and the outlets instead of a sentence', () => {
  const one = storyArticle('Court hears Vincy Aloshious on the drug case', { outlet: 'one' })
  const title = 'Kerala actor Vincy Aloshious tells court why she named a co-star'
  const two = storyArticle(title, { outlet: 'two', hours: 2 })
  const counts = {
    ...nothingCounted,
    // The built-in list of English words is worth the other 11,000.
    articlesIn: () => 89_000,
    of: (word: number) => (word === wordHash('aloshious') ? 3 : 900),
  }
  const reasons = explainPair([two, one], { counts, members: [one] })
  expect(reasons.map(reason => storyReasonSchema.parse(reason))).toEqual([
    { code: 'shared-words', words: expect.arrayContaining([{ stem: 'aloshious', per100000: 3 }]) },
    { code: 'hours-apart', hours: 2 },
    { code: 'outlets', count: 2 },
  ])
})

test('the reasons for a copied agency text say so', () => {
  const [one, other] = [storyArticle(text, { id: 'a' }), storyArticle(text, { id: 'b' })]
  const reasons = explainPair([one, other], { counts: nothingCounted, members: [] })
  expect(reasons).toContainEqual({ code: 'agency-copy' })
})

test('the reasons for a split name no number of outlets', () => {
  const pair: Parameters<typeof explainSplit>[0] = [
    storyArticle(text, { outlet: 'one' }),
    storyArticle('Bridge over the Teesta river collapses', { outlet: 'two', hours: 2 }),
  ]
  const reasons = explainSplit(pair, { counts: nothingCounted, leaving: 1, of: 3, score: 0.1 })
  expect(reasons[0]).toEqual({ code: 'unlike-the-others', leaving: 1, of: 3, percent: 10 })
  expect(reasons.map(({ code }) => code)).not.toContain('outlets')
})
