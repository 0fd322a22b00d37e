import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { isRoundup } from './is-roundup.ts'
import { judgePair } from './judge-pair.ts'
import { likelyScoreMin } from './story-bands.ts'

test.each([
  'Stocks to watch on Feb 18: Lupin, HDFC, Wipro',
  'Stocks in the news: Ambuja Cements, Wipro, Nestle',
  'Top headlines of the day: polls, rain and a strike',
  'सुबह की बड़ी खबरें: बारिश, चुनाव और बजट',
])('a list of subjects is a roundup: %s', title => {
  expect(isRoundup(title)).toBe(true)
})

test.each([
  'Wipro stocks fall after results',
  'Watch: ferry runs aground near the harbour',
  'Top officer resigns',
])('one event is none: %s', title => {
  expect(isRoundup(title)).toBe(false)
})

test('two roundups that share subjects are neither joined nor proposed', () => {
  const one = storyArticle('Stocks to watch: Lupin, Wipro, Ambuja Cements, Hero MotoCorp')
  const other = storyArticle('Stocks in news: Ambuja Cements, Wipro, Nestle, Tata Motors', { hours: 1 })
  expect(judgePair(one, other).probability).toBeLessThan(likelyScoreMin)
})
