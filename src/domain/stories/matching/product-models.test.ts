import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { headlineWords } from '../../duplicates/headline-words.ts'
import { judgePair } from './judge-pair.ts'
import { modelsIn, nameTwoModels } from './product-models.ts'
import { sureScoreMin } from './story-bands.ts'

const contradict = (one: string, other: string) =>
  nameTwoModels(storyArticle(one).words, storyArticle(other).words)

test.each([
  ['Zentiva Z10 gets the January update', ['z10']],
  ['Borvex 9i and Borvex 11s with 5G and 128GB storage', ['9i', '11s']],
  ['Moto G71 and Moto G Stylus (2022) leak', ['g71', 'gstylus']],
  ['iPhone 13 on iOS 15.4: 20 million sold', ['13', '15']],
  ['COVID-19: 3rd T20I of the U19 team, 9 dead in Mumbai, 7am, Q3 up 40% to Rs500', []],
  ['Northwind Bank Q3 net profit up 40%', ['n', 'northwind']],
])('the models of “%s”', (title, models) => {
  expect(modelsIn(headlineWords(title)).map(([, model]) => model)).toEqual(models)
})

test('two models of a line contradict each other, and an accessory or another line does not', () => {
  expect(contradict('Zentiva Z10 gets the January update', 'Zentiva Z21 gets the January update')).toBe(true)
  expect(contradict('iPhone 12 gets cheaper', 'Price of iPhone 13 cut')).toBe(true)
  expect(contradict('iPhone 12 and iPhone 13 get cheaper', 'Price of iPhone 13 cut')).toBe(false)
  expect(contradict('Zentiva Z10 launched', 'Zentiva launches its phone')).toBe(false)
  expect(contradict('iOS 15 released', 'iPhone 13 gets a new system')).toBe(false)
})

test('updates of two phones are no story, however alike their headlines are', () => {
  const one = storyArticle('Zentiva Z10 gets the security update in India')
  const same = storyArticle('Zentiva Z10 gets its security update in India', { hours: 1 })
  const other = storyArticle('Zentiva Z21 gets the security update in India', { hours: 1 })
  expect(judgePair(one, same).probability).toBeGreaterThan(sureScoreMin)
  expect(judgePair(one, other).probability).toBe(0)
})

test('the results of two companies are two events, and a short name may be a long one', () => {
  const ofNorthwind = 'Northwind Bank Q4 results: Net profit up 7% YoY at Rs 616 crore, beats estimate'
  const differs = (other: string) => contradict(ofNorthwind, other)
  expect(differs('Yarrow Bank Q4 profit surges 63% YoY to Rs 738 crore, beats estimates')).toBe(true)
  expect(differs('Norrland Bank Q4 net profit up 9% YoY')).toBe(true)
  expect(differs('NWB Q4 results: Net profit rises')).toBe(false)
  expect(differs('Northwind Bank shares rise after Q4 results')).toBe(false)
  expect(differs('Yarrow, Northwind and Norrland Bank Q4 results in brief')).toBe(false)
  expect(contradict('NWB Q4 results: Net profit rises', 'NRL Q4 results: Net profit rises')).toBe(true)
})
