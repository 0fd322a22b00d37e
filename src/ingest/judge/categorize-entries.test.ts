import { expect, test } from 'vitest'
import { openCategoryJudge } from '../../domain/categories/judge-category.ts'
import type { FreshEntry } from './find-known.ts'
import { type ArrivingFeed, categorizeEntries } from './rule-on-arrival.ts'

const now = new Date('2026-03-01T06:00:00Z')
const categories = ['politics', 'kerala'].map(slug => ({ id: slug, slug }))
const words = ['kochi', 'metro', 'trivandrum']
const learnt = {
  articles: new Map(categories.map(({ id }) => [id, 40])),
  signs: new Map(words.map(word => [`en ${word}`, new Map([['kerala', 40]])])),
}
const judge = openCategoryJudge(categories, learnt)
const known = { categories, learnt, judge }

const feed: ArrivingFeed = {
  id: 'f',
  outletId: 'o',
  outletName: 'Delta Post',
  outletIconUrl: '',
  category: 'politics',
  publishing: 'wait',
  categorizing: 'by-content',
  language: 'en',
}

const entry: FreshEntry = {
  identity: 'a',
  guid: null,
  title: 'Kochi metro reaches Trivandrum',
  description: '',
  imageUrl: '',
  url: 'https://delta.example/a',
  givenUrl: 'https://delta.example/a',
  canonicalUrl: 'https://delta.example/a',
  language: null,
  tags: [],
  given: '',
  publishedAt: null,
  givenAt: null,
  isZoneGuessed: false,
  createdAt: now,
}

test('an entry without a language has that of its feed, under which its words were learnt', () => {
  expect(categorizeEntries(feed, known)(entry)).toMatchObject({ category: 'kerala', isSure: true })
  expect(categorizeEntries({ ...feed, language: 'ta' }, known)(entry)).toBeNull()
})

test('each entry is judged once, and none of a feed that keeps its own category', () => {
  let count = 0
  const counting: typeof judge = (article, usual) => {
    count += 1
    return judge(article, usual)
  }
  const categorize = categorizeEntries(feed, { ...known, judge: counting })
  expect([categorize(entry), categorize(entry)].map(judgement => judgement?.category)).toEqual([
    'kerala',
    'kerala',
  ])
  categorizeEntries({ ...feed, categorizing: 'by-feed' }, { ...known, judge: counting })(entry)
  expect(count).toBe(1)
})
