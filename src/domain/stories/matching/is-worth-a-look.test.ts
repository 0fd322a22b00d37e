import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { isWorthALook } from './is-worth-a-look.ts'
import { judgePair } from './judge-pair.ts'
import { likelyScoreMin, surePairMin } from './story-bands.ts'

const ferry = storyArticle('Mumbai ferry sinks off Alibaug with forty passengers')

test('an editor is asked about two headlines of a day that share words', () => {
  const title = 'Ferry with forty passengers lost near Alibaug'
  expect(isWorthALook(ferry, storyArticle(title, { hours: 23 }))).toBe(true)
  expect(isWorthALook(ferry, storyArticle(title, { hours: 25 }))).toBe(false)
})

test('after eight hours less alike headlines are neither sure nor worth a look', () => {
  const title = 'Navy saves some passengers of the lost ferry near a harbour wall at Alibaug'
  const judged = [7, 9].map(hours => {
    const other = storyArticle(title, { hours })
    return [judgePair(ferry, other).probability > surePairMin, isWorthALook(ferry, other)]
  })
  expect(judged).toEqual([
    [true, true],
    [false, false],
  ])
})

test.each([
  ["Biologists regrow newt's lost tail", true],
  ["Biologists study a newt's long tail", false],
])('an editor is asked about a phrase of four words that a longer headline shares: %s', (title, isAsked) => {
  const long = storyArticle(
    `${title}: animals briefly treated with a cocktail of five drugs under a wearable dome grow legs again within months`,
  )
  const other = storyArticle(
    "US biologists regrow newt's lost tail, want to test the new technique on humans",
    {
      hours: 10,
    },
  )
  const { probability } = judgePair(long, other)
  expect(probability).toBeLessThan(surePairMin)
  expect(probability >= likelyScoreMin && isWorthALook(long, other)).toBe(isAsked)
})

test.each([
  'Why Alibaug is the weekend getaway that families in Pune now love most',
  'Alibaug gets a second ferry terminal with a hotel, a food court and parking for buses',
])('an editor is not asked about two headlines that share a subject and little else: %s', title => {
  expect(isWorthALook(ferry, storyArticle(title))).toBe(false)
})

test.each([
  [
    'Borvex to launch a budget tablet in India on Tuesday',
    'Zentiva launches headphones with lights in India',
  ],
  ['Meenakshi Rao tests positive for Covid-19', 'Kaluram Patil reads at home after positive Covid test'],
])('an editor is not asked about “%s” and “%s”: each begins with a name of its own', (one, other) => {
  expect(isWorthALook(storyArticle(one), storyArticle(other))).toBe(false)
  expect(isWorthALook(storyArticle(other), storyArticle(one))).toBe(false)
})

test.each([
  [
    'most words',
    'Borvex boat sinks off Alibaug: forty rescued',
    'Zentiva: forty rescued as boat sinks off Alibaug',
  ],
  [
    'well-known names',
    'Biden announces sanctions against Russia',
    'Putin is angry as sanctions bite in Russia',
  ],
])('two headlines that begin differently are worth a look with %s', (_, one, other) => {
  expect(isWorthALook(storyArticle(one), storyArticle(other))).toBe(true)
})
