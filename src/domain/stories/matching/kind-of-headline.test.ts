import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { judgePair } from './judge-pair.ts'
import { guideMark, kindMarks, roundupMark } from './kind-of-headline.ts'
import { likelyScoreMin } from './story-bands.ts'

test.each([
  'Stocks to watch on Feb 18: Lupin, HDFC, Wipro',
  'Stocks in the news: Ambuja Cements, Wipro, Nestle',
  'Top headlines of the day: polls, rain and a strike',
  'सुबह की बड़ी खबरें: बारिश, चुनाव और बजट',
  'Top 5 fruits that lower your cholesterol',
  'Best phones and tablets at the Barcelona fair',
  'Heart health: 10 habits that help after forty',
])('a list of subjects is a roundup: %s', title => {
  expect(kindMarks(title)).toEqual([roundupMark])
})

test.each([
  'Wipro stocks fall after results',
  'Watch: ferry runs aground near the harbour',
  'Top officer resigns',
  'Thirty-five Indian cities in top 50 of the dirtiest',
  'Zentiva in the top 5 after a strong quarter',
  'Best actor prize goes to Neela Varnekar',
  'Study finds best way to fix a sad mood',
  'Board results out: here is how to check them',
])('one event is none: %s', title => {
  expect(kindMarks(title)).toEqual([])
})

test('two roundups that share subjects are neither joined nor proposed', () => {
  const one = storyArticle('Stocks to watch: Lupin, Wipro, Ambuja Cements, Hero MotoCorp')
  const other = storyArticle('Stocks in news: Ambuja Cements, Wipro, Nestle, Tata Motors', { hours: 1 })
  expect(judgePair(one, other).probability).toBeLessThan(likelyScoreMin)
})

test('two guides to one game join only as copies, and a guide may report with news', () => {
  const [one, other] = [
    storyArticle('Elden Ring: how to find the hidden sword of the Ruined Fort'),
    storyArticle('Elden Ring: how to beat the guard of the hidden Ruined Fort', { hours: 1 }),
  ]
  expect([one, other].map(({ title }) => kindMarks(title))).toEqual([[guideMark], [guideMark]])
  expect(judgePair(one, other).probability).toBe(0)
  expect(judgePair(one, storyArticle(one.title, { id: 'copy' })).probability).toBeGreaterThan(likelyScoreMin)
  const news = storyArticle('Elden Ring update hides the sword of the Ruined Fort', { hours: 1 })
  expect(judgePair(one, news).probability).toBeGreaterThan(0)
})
