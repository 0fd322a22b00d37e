import { expect, test } from 'vitest'
import { storyArticle } from '../../../../test/support/story-article.ts'
import { placeArticle } from './place-article.ts'

const landing = storyArticle('Soyuz MS-26 with astronaut Don Pettit lands in Kazakhstan')
const landed = storyArticle('Don Pettit lands in Kazakhstan aboard Soyuz MS-26', { hours: 1 })
const returned = storyArticle('Soyuz capsule with Don Pettit touches down in Kazakhstan after seven months', {
  hours: 1,
})
const other = storyArticle('Rain floods the streets of Guwahati', { hours: 1 })
const story = { storyId: 'landing', members: [landing] }
const anything = { isApart: () => false }

test('an article joins a story that surely reports the same event', () => {
  const placed = placeArticle(landed, { groups: [{ storyId: null, members: [other] }, story], ...anything })
  expect(placed).toMatchObject({ kind: 'join', group: story, nearest: { id: landing.id } })
})

test('an article without a likely story stays alone', () => {
  expect(placeArticle(other, { groups: [story], ...anything })).toEqual({ kind: 'alone' })
  expect(placeArticle(other, { groups: [], ...anything })).toEqual({ kind: 'alone' })
})

test('unrelated articles in a story make joining it less sure', () => {
  const mixed = { storyId: 'landing', members: [landing, other] }
  expect(placeArticle(returned, { groups: [story], ...anything }).kind).toBe('join')
  expect(placeArticle(returned, { groups: [mixed], ...anything }).kind).toBe('alone')
})

test('nearly the same headline joins a story however much it has grown', () => {
  const grown = { storyId: 'landing', members: [landing, other, storyArticle('Hail in Assam', { hours: 1 })] }
  expect(placeArticle(landed, { groups: [grown], ...anything }).kind).toBe('join')
})

test('an article in another script does not make joining its story less sure', () => {
  const hindi = storyArticle('सोयुज़ कज़ाख़स्तान में उतरा, डॉन पेटिट लौटे')
  const mixed = { storyId: 'landing', members: [landing, hindi] }
  expect(placeArticle(landed, { groups: [mixed], ...anything }).kind).toBe('join')
  const onlyHindi = { storyId: 'landing', members: [hindi] }
  expect(placeArticle(landed, { groups: [onlyHindi], ...anything })).toEqual({ kind: 'alone' })
})

test('an article never joins a story that an editor keeps it apart from', () => {
  const isApart = (a: string, b: string) => a === landed.id && b === landing.id
  expect(placeArticle(landed, { groups: [story], isApart })).toEqual({ kind: 'alone' })
})

test('an article never joins a story with another issue of its series', () => {
  const first = storyArticle('Gold price today, April 19: Delhi, Chennai and Kolkata')
  const next = storyArticle('Gold price today, April 20: Delhi, Chennai and Kolkata', { hours: 24 })
  expect(placeArticle(next, { groups: [{ storyId: null, members: [first] }], ...anything }).kind).toBe(
    'alone',
  )
})
