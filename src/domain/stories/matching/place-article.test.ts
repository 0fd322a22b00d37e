import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import type { WeighedArticle } from './compare-articles.ts'
import { judgePair } from './judge-pair.ts'
import { isWorthALook, placeArticle } from './place-article.ts'
import { likelyScoreMin, surePairMin } from './story-bands.ts'

const landing = storyArticle('Soyuz MS-26 with astronaut Don Pettit lands in Kazakhstan')
const landed = storyArticle('Don Pettit lands in Kazakhstan aboard Soyuz MS-26', { hours: 1 })
const title = 'Soyuz capsule with Don Pettit touches down in Kazakhstan after seven months'
const returned = storyArticle(title, { hours: 1 })
const other = storyArticle('Rain floods the streets of Guwahati', { hours: 1 })
const story = { storyId: 'landing', members: [landing] }
const place = (
  article: WeighedArticle,
  ...groups: (Omit<typeof story, 'storyId'> & { storyId: string | null })[]
) => placeArticle(article, { groups, isApart: () => false })

test('an article joins a story that surely reports the same event', () => {
  const placed = place(landed, { storyId: null, members: [other] }, story)
  expect(placed).toMatchObject({ kind: 'join', group: story, nearest: { id: landing.id } })
})

test('an article without a likely story stays alone', () => {
  expect(place(other, story)).toEqual({ kind: 'alone' })
  expect(place(other)).toEqual({ kind: 'alone' })
})

test('unrelated articles in a story make joining it less sure', () => {
  const hail = storyArticle('Hail in Assam', { hours: 1 })
  const mixed = { storyId: 'landing', members: [landing, other, hail] }
  expect(place(returned, story).kind).toBe('join')
  expect(place(returned, mixed).kind).toBe('propose')
})

test('nearly the same headline joins a story however much it has grown', () => {
  const grown = { storyId: 'landing', members: [landing, other, storyArticle('Hail in Assam', { hours: 1 })] }
  expect(place(landed, grown).kind).toBe('join')
})

test('an article in another script does not make joining its story less sure', () => {
  const hindi = storyArticle('सोयुज़ कज़ाख़स्तान में उतरा, डॉन पेटिट लौटे')
  const mixed = { storyId: 'landing', members: [landing, hindi] }
  expect(place(landed, mixed).kind).toBe('join')
  const onlyHindi = { storyId: 'landing', members: [hindi] }
  expect(place(landed, onlyHindi)).toEqual({ kind: 'alone' })
})

test('an article never joins a story that an editor keeps it apart from', () => {
  const isApart = (a: string, b: string) => a === landed.id && b === landing.id
  expect(placeArticle(landed, { groups: [story], isApart })).toEqual({ kind: 'alone' })
})

test('an article never joins a story with another issue of its series', () => {
  const first = storyArticle('Gold price today, April 19: Delhi, Chennai and Kolkata')
  const next = storyArticle('Gold price today, April 20: Delhi, Chennai and Kolkata', { hours: 24 })
  expect(place(next, { storyId: null, members: [first] }).kind).toBe('alone')
})

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
