import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import type { WeighedArticle } from './compare-articles.ts'
import { placeArticle } from './place-article.ts'

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
