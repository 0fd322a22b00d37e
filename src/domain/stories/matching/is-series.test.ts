import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { isSeries } from './is-series.ts'
import { judgePair } from './judge-pair.ts'

const today = storyArticle('Horoscope today, April 19: Aries, Taurus and Gemini')
const nextDay = storyArticle('Horoscope today, April 20: Aries, Taurus and Gemini', { hours: 24 })

test('the next issue of a recurring headline never joins the same story', () => {
  expect(isSeries(today, nextDay)).toBe(true)
  expect(judgePair(today, nextDay)).toEqual({ probability: 0, isSeries: true })
})

test('a number that changes within the day is the same event', () => {
  const three = storyArticle('3 dead as building collapses in Bhiwandi')
  const five = storyArticle('5 dead as building collapses in Bhiwandi', { hours: 5 })
  expect(isSeries(three, five)).toBe(false)
})

test('an identical headline a day later is a series at the same outlet only', () => {
  const first = storyArticle('Stocks to watch before the bell', { id: 'a', outlet: 'one' })
  const again = storyArticle('Stocks to watch before the bell', { id: 'b', outlet: 'one', hours: 24 })
  const other = storyArticle('Stocks to watch before the bell', { id: 'c', outlet: 'two', hours: 24 })
  expect(isSeries(first, again)).toBe(true)
  expect(isSeries(first, other)).toBe(false)
})
